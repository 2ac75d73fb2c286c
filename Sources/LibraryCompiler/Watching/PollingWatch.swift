/// Notices changes of a folder by listing it again and again.
enum PollingWatch {
  /// The time between two listings.
  private static let interval = Duration.milliseconds(500)

  /// Reports when the watch has started, and each change, until the task is cancelled.
  static func follow(
    _ folder: String,
    files: FileClient = .liveValue,
    report: @Sendable (FolderEvent) -> Void
  ) async {
    var last = FolderSnapshot(of: folder, files)
    report(.started)
    while (try? await Task.sleep(for: interval)) != nil {
      let snapshot = FolderSnapshot(of: folder, files)
      if snapshot != last { report(.changed) }
      last = snapshot
    }
  }
}

/// The names below a folder that may be sources, with the state of their files.
struct FolderSnapshot: Equatable, Sendable {
  private var files: [(path: String, status: FileStatus?)] = []

  /// A folder that cannot be listed has no names.
  init(of folder: String, _ client: FileClient) {
    var pending = [(try? client.resolve(folder)) ?? folder]
    while let folder = pending.popLast() {
      for entry in (try? client.entries(folder)) ?? [] where !FileNames.isIgnored(entry.name) {
        let path = Paths.join(folder, entry.name)
        var status = try? client.status(path)
        if status?.kind == .directory {
          pending.append(path)
          // Its time changes with the ignored files in it.
          status = FileStatus(kind: .directory)
        }
        files.append((path, status))
      }
    }
  }

  static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.files.elementsEqual(rhs.files) { $0.path.utf8.elementsEqual($1.path.utf8) && $0.status == $1.status }
  }
}
