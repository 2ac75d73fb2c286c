import Observation

/// Logs the notifications of a reader: at most one, because it reads once.
func observe(_ read: () -> Void) -> Log {
  let log = Log()
  withObservationTracking(read) { log("changed") }
  return log
}
