/// The dismissal of the feature of a test store, which nothing presents.
@MainActor
final class TestDismissal {
  private(set) var isDone = false
  /// Set as soon as the store exists.
  var cancelEffects: () -> Void = {}

  func perform() {
    isDone = true
    cancelEffects()
  }
}
