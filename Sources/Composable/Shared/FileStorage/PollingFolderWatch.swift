import Foundation

/// Compares the files of a folder again and again. Used where the system cannot watch it.
final class PollingFolderWatch: FolderWatch, @unchecked Sendable {
  // `@unchecked`: the only property is constant, and dispatch sources may be used on any thread.
  private let timer: any DispatchSourceTimer

  init(
    _ folder: URL,
    every seconds: Double = 1,
    queue: DispatchQueue,
    onChange: @escaping @Sendable (_ name: String?) -> Void
  ) {
    let timer = DispatchSource.makeTimerSource(queue: queue)
    let last = Locked(FolderContent(of: folder))
    let leeway = DispatchTimeInterval.milliseconds(Int(seconds * 500))
    timer.schedule(deadline: .now() + seconds, repeating: seconds, leeway: leeway)
    timer.setEventHandler {
      let content = FolderContent(of: folder)
      let hasChanged = last.withLock { last in
        defer { last = content }
        return last != content
      }
      if hasChanged { onChange(nil) }
    }
    timer.resume()
    self.timer = timer
  }

  func cancel() {
    timer.cancel()
  }
}

#if !os(Linux) && !canImport(Darwin)
  typealias SystemFolderWatch = PollingFolderWatch
#endif

/// What distinguishes the files of a folder from those that it had before.
struct FolderContent: Equatable, Sendable {
  private struct File: Equatable, Sendable {
    let number: Int?
    let size: Int?
    let modified: Date?
  }

  private var files: [String: File] = [:]

  /// Empty if the folder does not exist.
  init(of folder: URL) {
    let manager = FileManager.default
    for name in (try? manager.contentsOfDirectory(atPath: folder.path)) ?? [] {
      let path = folder.appendingPathComponent(name).path
      // A file that was removed in the meantime is left out.
      guard let attributes = try? manager.attributesOfItem(atPath: path) else { continue }
      files[name] = File(
        number: attributes[.systemFileNumber] as? Int,
        size: attributes[.size] as? Int,
        modified: attributes[.modificationDate] as? Date
      )
    }
  }
}
