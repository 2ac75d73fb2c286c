import ComposableMacros

/// The user of the application.
struct User: Equatable, Identifiable, Sendable {
  let id: Int
  var name: String
  var email = ""
}

extension User {
  static let amina = User(id: 1, name: "Amina", email: "amina@example.org")
}

enum UserProblem: Error, Equatable {
  case notSignedIn, notSaved
}

/// Reads and changes the user of the application.
@DependencyClient struct UserClient: Sendable {
  var current: @Sendable () async throws -> User = { throw UserProblem.notSignedIn }
  var update: @Sendable (User) async throws -> Void = { _ in throw UserProblem.notSaved }
  var changes: @Sendable () -> AsyncStream<User> = { AsyncStream { $0.finish() } }
  var rename: @Sendable (_ id: User.ID, _ name: String) async -> Bool = { _, _ in false }
}

extension UserClient: DependencyKey {
  static let liveValue = UserClient(
    current: { .amina },
    update: { _ in },
    changes: { AsyncStream { $0.finish() } },
    rename: { _, _ in true }
  )

  static let testValue = UserClient()
}

/// A client without the macro, whose unset endpoints also fail a test.
struct SessionClient: Sendable {
  var user: @Sendable () async throws -> User
  var count: @Sendable () -> Int
}

extension SessionClient: DependencyKey {
  static let liveValue = SessionClient(user: { .amina }, count: { 1 })

  static let testValue = SessionClient(
    user: unimplemented("SessionClient.user"),
    count: unimplemented("SessionClient.count", placeholder: 0)
  )
}

extension DependencyValues {
  var users: UserClient {
    get { self[UserClient.self] }
    set { self[UserClient.self] = newValue }
  }

  var session: SessionClient {
    get { self[SessionClient.self] }
    set { self[SessionClient.self] = newValue }
  }
}
