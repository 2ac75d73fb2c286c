import ComposableMacros

/// Makes the device tick and buzz.
struct HapticsClient: Sendable {
  enum Pattern: String, Sendable {
    case tick, buzz
  }

  var play: @Sendable (Pattern) async -> Void
}

extension HapticsClient: DependencyKey {
  static let liveValue = HapticsClient(play: { _ in })
  static let testValue = HapticsClient(play: { _ in })
}

extension HapticsClient {
  /// Makes a client that logs the patterns it is asked to play.
  static func noting(_ log: CallLog) -> Self {
    HapticsClient(play: { log($0.rawValue) })
  }
}

extension DependencyValues {
  var haptics: HapticsClient {
    get { self[HapticsClient.self] }
    set { self[HapticsClient.self] = newValue }
  }
}
