import ComposableMacros

/// The error of a client that cannot reach its server.
struct Unreachable: Error, Equatable {}

/// Reads and writes the library of duas.
struct LibraryClient: Sendable {
  var duas: @Sendable () async throws -> [Dua]
  var search: @Sendable (String) async throws -> [Dua]
  var journeys: @Sendable () async throws -> [Journey]
  var save: @Sendable (Dua) async throws -> Void
}

extension LibraryClient: DependencyKey {
  static let liveValue = LibraryClient(
    duas: { throw Unreachable() },
    search: { _ in throw Unreachable() },
    journeys: { throw Unreachable() },
    save: { _ in throw Unreachable() }
  )

  static let testValue = LibraryClient(
    duas: { [] },
    search: { _ in [] },
    journeys: { [] },
    save: { _ in }
  )

  static let previewValue = LibraryClient(
    duas: { [.morning, .travel] },
    search: { _ in [.travel] },
    journeys: { [.dawn] },
    save: { _ in }
  )
}

extension DependencyValues {
  var library: LibraryClient {
    get { self[LibraryClient.self] }
    set { self[LibraryClient.self] = newValue }
  }
}
