import Foundation

/// Watches files for changes by any process.
///
/// Folders are watched, because a file that is replaced is another file afterwards.
final class FileWatcher: Sendable {
  private struct Watch {
    let url: URL
    let onChange: @Sendable () -> Void
  }

  private struct Folder {
    var watches = Bag<Watch>()
    var source: (any FolderWatch)?
  }

  private let folders = Locked<[URL: Folder]>([:])
  private let queue = DispatchQueue(label: "Composable.FileWatcher")
  private let usesSystem: Bool
  private let pollingInterval: Double

  /// - Parameters:
  ///   - usesSystem: Whether the system watches the folders that it can watch. The others are polled.
  ///   - pollingInterval: The seconds between two comparisons of a folder that is polled.
  init(usesSystem: Bool = true, pollingInterval: Double = 1) {
    self.usesSystem = usesSystem
    self.pollingInterval = pollingInterval
  }

  /// Calls a closure after a file has been changed, created or removed.
  ///
  /// The folder is created if it does not exist.
  func watch(_ url: URL, onChange: @escaping @Sendable () -> Void) -> SharedSubscription {
    let url = url.standardizedFileURL
    let folder = url.deletingLastPathComponent()
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let key = folders.withLock { folders in
      let key = folders[folder, default: Folder()].watches.insert(Watch(url: url, onChange: onChange))
      if folders[folder]?.source == nil { folders[folder]?.source = makeSource(of: folder) }
      return key
    }
    return SharedSubscription { [weak self] in self?.cancel(key, in: folder) }
  }

  private func makeSource(of folder: URL) -> any FolderWatch {
    let onChange: @Sendable (String?) -> Void = { [weak self] in self?.notify(folder, name: $0) }
    if usesSystem, let watch = SystemFolderWatch(folder, queue: queue, onChange: onChange) { return watch }
    return PollingFolderWatch(folder, every: pollingInterval, queue: queue, onChange: onChange)
  }

  private func cancel(_ key: Int, in folder: URL) {
    let source = folders.withLock { folders -> (any FolderWatch)? in
      folders[folder]?.watches.remove(key)
      guard let left = folders[folder], left.watches.isEmpty else { return nil }
      return folders.removeValue(forKey: folder)?.source
    }
    source?.cancel()
  }

  /// Calls the closures of a file, or of all files of the folder if the name is not known.
  private func notify(_ folder: URL, name: String?) {
    let watches = folders.withLock { $0[folder]?.watches.inOrder ?? [] }
    for watch in watches where name == nil || watch.url.lastPathComponent == name { watch.onChange() }
  }
}

/// Watches the files of one folder. It reports the name of a changed file; `nil` if any file may have changed.
protocol FolderWatch: Sendable {
  func cancel()
}
