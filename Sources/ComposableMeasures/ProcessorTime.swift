import Foundation

/// The processor time that this process has used.
public enum ProcessorTime {
  /// Of all threads, in nanoseconds since the process started.
  public static var now: Int {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Int(time.tv_sec) * 1_000_000_000 + Int(time.tv_nsec)
  }
}
