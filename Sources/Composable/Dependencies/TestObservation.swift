/// Observes the tests of a process.
package protocol TestObservation {
  /// Calls a closure whenever a test begins.
  static func begin(_ testWillStart: @escaping @Sendable () -> Void)
}
