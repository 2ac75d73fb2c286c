/// How much of what happens a ``TestStore`` wants asserted.
public enum Exhaustivity: Equatable, Sendable {
  /// Everything: each change of state, each action received, the end of each effect.
  case on

  /// Only what the test asserts. What it passes over is reported as a warning if `showSkippedAssertions`.
  case off(showSkippedAssertions: Bool)

  /// Only what the test asserts.
  public static let off = Self.off(showSkippedAssertions: false)
}
