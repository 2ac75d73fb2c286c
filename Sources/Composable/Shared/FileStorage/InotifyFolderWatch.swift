#if os(Linux)
  import Foundation
  import Glibc

  /// Watches a folder with inotify(7).
  final class SystemFolderWatch: FolderWatch, @unchecked Sendable {
    // `@unchecked`: the properties are constants, and dispatch sources may be used on any thread.
    private let source: any DispatchSourceRead
    private let folder: URL
    private let queue: DispatchQueue
    private let onChange: @Sendable (_ name: String?) -> Void
    /// Watches the folder after it has been removed, because inotify does not see a new one with its name.
    private let successor = Locked<PollingFolderWatch?>(nil)

    /// Returns `nil` if the folder cannot be watched.
    init?(_ folder: URL, queue: DispatchQueue, onChange: @escaping @Sendable (_ name: String?) -> Void) {
      let descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
      guard descriptor >= 0 else { return nil }
      let events = IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE | IN_DELETE_SELF | IN_MOVE_SELF
      guard inotify_add_watch(descriptor, folder.path, UInt32(events | IN_ONLYDIR)) >= 0 else {
        close(descriptor)
        return nil
      }
      self.folder = folder
      self.queue = queue
      self.onChange = onChange
      source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: queue)
      source.setEventHandler { [weak self] in self?.handle(Changes(readingFrom: descriptor)) }
      source.setCancelHandler { close(descriptor) }
      source.resume()
    }

    deinit { source.cancel() }

    func cancel() {
      source.cancel()
      successor.withLock { $0 }?.cancel()
    }

    private func handle(_ changes: Changes) {
      for name in changes.names { onChange(name) }
      if changes.isFolderGone {
        // Before the files are read again: a file that is written meanwhile is a change for the successor. If this watch was
        // cancelled meanwhile, no one else has it any more: the successor goes with it, and a timer that goes is cancelled.
        successor.withLock { $0 = PollingFolderWatch(folder, queue: queue, onChange: onChange) }
        source.cancel()
      }
      if changes.areUnknown || changes.isFolderGone { onChange(nil) }
    }
  }

  private struct Changes {
    /// The names of the changed files, each once.
    var names: [String] = []
    /// Whether the system has dropped events.
    var areUnknown = false
    var isFolderGone = false

    init(readingFrom descriptor: Int32) {
      // The system writes at most as many bytes as the buffer has, and only those that it has written are read.
      var buffer = [UInt8](repeating: 0, count: 1 << 14)
      while true {
        let count = buffer.withUnsafeMutableBytes { Glibc.read(descriptor, $0.baseAddress, $0.count) }
        guard count > 0 else { return }
        buffer.withUnsafeBytes { add(UnsafeRawBufferPointer(rebasing: $0[..<count])) }
      }
    }

    /// Adds events: each is a header, and a name that is filled up with zeros. No access is beyond the bytes: the condition of the
    /// loop bounds headers, and `end` bounds names.
    private mutating func add(_ bytes: UnsafeRawBufferPointer) {
      let header = MemoryLayout<inotify_event>.size
      var offset = 0
      while offset + header <= bytes.count {
        let event = bytes.loadUnaligned(fromByteOffset: offset, as: inotify_event.self)
        let end = min(bytes.count, offset + header + Int(event.len))
        let name = String(decoding: bytes[(offset + header)..<end].prefix { $0 != 0 }, as: UTF8.self)
        offset = end
        if event.mask & UInt32(IN_Q_OVERFLOW) != 0 {
          areUnknown = true
        } else if event.mask & UInt32(IN_DELETE_SELF | IN_MOVE_SELF | IN_IGNORED | IN_UNMOUNT) != 0 {
          isFolderGone = true
        } else if !names.contains(name) {
          names.append(name)
        }
      }
    }
  }
#endif
