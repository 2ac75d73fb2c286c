import ComposableTesting
import Testing

@MainActor
@Suite("S2 002: Clients whose endpoints fail a test until they are set")
struct UserClientTests {
  @Test func unsetEndpointIsReportedAndThrows() async {
    await withKnownIssue {
      await #expect(throws: (any Error).self) { try await UserClient().current() }
    } matching: {
      "\($0)".contains("Unimplemented: UserClient.current")
    }
  }

  @Test func unsetEndpointThatCannotThrowGivesItsDefault() async {
    await withKnownIssue {
      var changes: [User] = []
      for await user in UserClient().changes() { changes.append(user) }
      #expect(changes.isEmpty)
    } matching: {
      "\($0)".contains("UserClient.changes")
    }
  }

  @Test func endpointWithNamedArgumentsIsAMethod() async {
    let renamed = await UserClient.liveValue.rename(id: 1, name: "Maryam")
    #expect(renamed)
  }

  @Test func unimplementedEndpointWrittenByHandFailsTheTest() async {
    @Dependency(\.session) var session
    await withKnownIssue {
      await #expect(throws: (any Error).self) { try await session.user() }
    }
    withKnownIssue { #expect(session.count() == 0) }
  }
}
