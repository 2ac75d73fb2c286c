import Composable

/// A dependency that does nothing.
struct Client: Sendable {
  var number: @Sendable () -> Int
}

extension Client: DependencyKey {
  static let liveValue = Client(number: { 1 })
  static let testValue = Client(number: { 2 })
}

extension DependencyValues {
  var client: Client {
    get { self[Client.self] }
    set { self[Client.self] = newValue }
  }
}
