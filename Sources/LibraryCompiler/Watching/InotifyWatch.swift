#if os(Linux)
  import Foundation
  import Glibc

  /// Notices changes of a folder through inotify(7).
  enum InotifyWatch {
    /// Reports when the watch has started, and each change, until the task is cancelled.
    ///
    /// - Returns: Why the system cannot notify; nil after a cancellation.
    static func follow(
      _ folder: String,
      report: @escaping @Sendable (FolderEvent) -> Void
    ) async -> String? {
      guard let stop = StopSignal() else { return "too many files are open" }
      return await withTaskCancellationHandler {
        await withCheckedContinuation { continuation in
          // A wait for events would block one of the few threads that run tasks.
          Thread.detachNewThread {
            do throws(InotifyFailure) {
              try follow(folder, until: stop, report: report)
              continuation.resume(returning: nil)
            } catch {
              continuation.resume(returning: error.reason)
            }
          }
        }
      } onCancel: {
        stop.signal()
      }
    }

    private static func follow(
      _ folder: String,
      until stop: StopSignal,
      report: (FolderEvent) -> Void
    ) throws(InotifyFailure) {
      var watches = try InotifyWatches(of: folder)
      report(.started)
      while watches.wait(until: stop) {
        let changes = watches.read()
        // Set again as a whole: the watch of a folder that was moved away would follow it.
        if changes.haveFolders { watches = try InotifyWatches(of: folder) }
        if changes.haveFolders || changes.haveFiles { report(.changed) }
      }
    }
  }

  /// Ends the wait of a thread: a pipe with something to read after ``signal()``.
  final class StopSignal: Sendable {
    /// The end to wait for.
    let descriptor: Int32
    private let writeEnd: Int32

    /// Nil if the process has too many open files.
    init?() {
      var ends: [Int32] = [-1, -1]
      guard pipe(&ends) == 0 else { return nil }
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      (descriptor, writeEnd) = (ends[0], ends[1])
    }

    deinit {
      close(descriptor)
      close(writeEnd)
    }

    func signal() { _ = write(writeEnd, [1], 1) }
  }
#endif
