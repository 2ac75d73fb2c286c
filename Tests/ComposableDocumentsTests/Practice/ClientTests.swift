import ComposableTesting
import Testing

@MainActor
@Suite("S0 000: Dependency clients")
struct ClientTests {
  private func loaded(in context: DependencyContext) async throws -> [Dua] {
    try await withDependencies {
      $0.context = context
    } operation: {
      @Dependency(\.library) var library
      return try await library.duas()
    }
  }

  @Test func eachContextHasItsValue() async throws {
    let inTests = try await loaded(in: .test)
    let inPreviews = try await loaded(in: .preview)
    #expect(inTests == [])
    #expect(inPreviews == [.morning, .travel])
    await #expect(throws: Unreachable.self) { try await loaded(in: .live) }
  }

  @Test func oneEndpointCanBeReplaced() async throws {
    let (journeys, duas) = try await withDependencies {
      $0.library.journeys = { [.night] }
    } operation: {
      @Dependency(\.library) var library
      return (try await library.journeys(), try await library.search("a"))
    }
    #expect(journeys == [.night])
    #expect(duas == [])
  }

  @Test func clientIsReplacedWhileAnOperationRuns() async {
    let log = CallLog()
    await withDependencies {
      $0.haptics = .noting(log)
    } operation: {
      @Dependency(\.haptics) var haptics
      await haptics.play(.buzz)
    }
    #expect(log.entries == ["buzz"])
  }
}
