import ComposableMacros
import Foundation

/// A collection of duas that the user has made.
public struct DuaCollection: Equatable, Identifiable, Sendable {
  public let id: UUID
  public var title: String

  public init(id: UUID, title: String) {
    self.id = id
    self.title = title
  }
}

extension DuaCollection {
  static let family = DuaCollection(id: UUID(1), title: "For my family")
  static let exams = DuaCollection(id: UUID(2), title: "Before an exam")
}

/// Reads and writes the collections.
@DependencyClient public struct CollectionClient: Sendable {
  public var all: @Sendable () async throws -> [DuaCollection]
  public var owner: @Sendable () async throws -> String
  public var title: @Sendable (_ of: DuaCollection.ID) async throws -> String
}

extension CollectionClient: DependencyKey {
  public static let liveValue = CollectionClient(
    all: { [] },
    owner: { "unknown" },
    title: { $0.uuidString }
  )
  public static let testValue = CollectionClient()
}

extension DependencyValues {
  var collections: CollectionClient {
    get { self[CollectionClient.self] }
    set { self[CollectionClient.self] = newValue }
  }
}
