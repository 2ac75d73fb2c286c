import ComposableTesting
import Testing

@MainActor
@Suite("S2 002: Clients whose endpoints fail a test until they are set")
struct UserClientTests {
  @Test func unsetEndpointIsReportedAndThrows() async {
    let issues = await recordedIssues {
      await #expect(throws: (any Error).self) { try await UserClient().current() }
    }
    #expect(issues.map { $0.message.contains("Unimplemented: UserClient.current") } == [true])
  }

  @Test func unsetEndpointThatCannotThrowReturnsItsDefault() async {
    let issues = await recordedIssues {
      var changes: [User] = []
      for await user in UserClient().changes() { changes.append(user) }
      #expect(changes.isEmpty)
    }
    #expect(issues.map { $0.message.contains("UserClient.changes") } == [true])
  }

  @Test func endpointWithNamedArgumentsIsAMethod() async {
    let renamed = await UserClient.liveValue.rename(id: 1, name: "Maryam")
    #expect(renamed)
  }

  @Test func unimplementedEndpointWrittenByHandFailsTheTest() async {
    @Dependency(\.session) var session
    let issues = await recordedIssues {
      await #expect(throws: (any Error).self) { try await session.user() }
      #expect(session.count() == 0)
    }
    #expect(issues.map { $0.message.contains("SessionClient.user") } == [true, false])
    #expect(issues.map { $0.message.contains("SessionClient.count") } == [false, true])
  }
}
