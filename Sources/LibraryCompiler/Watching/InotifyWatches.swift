#if os(Linux)
  import Glibc

  /// Why inotify cannot be used.
  struct InotifyFailure: Error {
    /// A clause.
    let reason: String

    init(errno: Int32) {
      reason =
        switch errno {
        case ENOSPC: "there are more folders than the system watches (fs.inotify.max_user_watches)"
        case EMFILE: "too many programs watch folders (fs.inotify.max_user_instances)"
        default: "the system cannot watch the folder (\(String(cString: strerror(errno))))"
        }
    }
  }

  /// The watches of a folder, of all folders below it, and of the one that contains it.
  struct InotifyWatches: ~Copyable {
    /// The kinds of changes that events are about.
    struct Changes {
      /// Whether there may be other folders to watch.
      var haveFolders = false
      /// Whether something that may be a source has changed.
      var haveFiles = false
    }

    private let descriptor: Int32
    /// The watch of the nearest folder above that exists, and the name in it that leads to the watched folder.
    private var above: (watch: Int32, name: String)?

    private static let nameEvents = UInt32(IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO)
    private static let selfEvents = UInt32(IN_DELETE_SELF | IN_MOVE_SELF | IN_UNMOUNT)
    private static let contentEvents = UInt32(IN_MODIFY | IN_CLOSE_WRITE | IN_ATTRIB | IN_DONT_FOLLOW)

    init(of folder: String) throws(InotifyFailure) {
      descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
      guard descriptor >= 0 else { throw InotifyFailure(errno: errno) }
      try watchAbove(folder)
      try watchBelow((try? LiveFiles.resolve(folder)) ?? folder)
    }

    deinit { close(descriptor) }

    private mutating func watchAbove(_ folder: String) throws(InotifyFailure) {
      var path = folder
      while path != "/" {
        let parent = Paths.parent(of: path)
        if let watch = try add(parent, Self.nameEvents | Self.selfEvents) {
          above = (watch, Paths.name(of: path))
          return
        }
        path = parent
      }
    }

    private func watchBelow(_ root: String) throws(InotifyFailure) {
      var pending = [root]
      while let folder = pending.popLast() {
        // Before it is listed: a folder that is created in between has an event.
        let watch = try add(folder, Self.nameEvents | Self.selfEvents | Self.contentEvents)
        guard watch != nil else { continue }
        for entry in (try? LiveFiles.entries(folder)) ?? [] where !FileNames.isIgnored(entry.name) {
          let path = Paths.join(folder, entry.name)
          if (try? LiveFiles.status(path))?.kind == .directory { pending.append(path) }
        }
      }
    }

    /// Nil if there is no such folder, or it cannot be read.
    private func add(_ folder: String, _ events: UInt32) throws(InotifyFailure) -> Int32? {
      let watch = inotify_add_watch(descriptor, folder, events | UInt32(IN_ONLYDIR))
      if watch >= 0 { return watch }
      guard [ENOENT, ENOTDIR, EACCES, ELOOP].contains(errno) else { throw InotifyFailure(errno: errno) }
      return nil
    }

    /// Waits for events; false after a stop.
    func wait(until stop: StopSignal) -> Bool {
      var polled = [descriptor, stop.descriptor].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
      while poll(&polled, nfds_t(polled.count), -1) < 0, errno == EINTR {}
      return polled[1].revents == 0
    }

    /// The changes since the last call.
    func read() -> Changes {
      var changes = Changes()
      var buffer = [UInt8](repeating: 0, count: 1 << 16)
      while true {
        let count = buffer.withUnsafeMutableBytes { Glibc.read(descriptor, $0.baseAddress, $0.count) }
        guard count > 0 else { return changes }
        buffer.withUnsafeBytes { add(UnsafeRawBufferPointer(rebasing: $0[..<count]), to: &changes) }
      }
    }

    /// Events as inotify(7) describes them: a header of 16 bytes, and a name that is filled up with zeros.
    private func add(_ bytes: UnsafeRawBufferPointer, to changes: inout Changes) {
      let header = MemoryLayout<inotify_event>.size
      var offset = 0
      while offset + header <= bytes.count {
        let event = bytes.loadUnaligned(fromByteOffset: offset, as: inotify_event.self)
        let end = min(bytes.count, offset + header + Int(event.len))
        let name = String(decoding: bytes[(offset + header)..<end].prefix { $0 != 0 }, as: UTF8.self)
        offset = end
        add(event, name, to: &changes)
      }
    }

    private func add(_ event: inotify_event, _ name: String, to changes: inout Changes) {
      let isAbout: (UInt32) -> Bool = { event.mask & $0 != 0 }
      if isAbout(UInt32(IN_Q_OVERFLOW)) || isAbout(Self.selfEvents) {
        changes.haveFolders = true
      } else if event.wd == above?.watch {
        if above?.name.utf8.elementsEqual(name.utf8) == true { changes.haveFolders = true }
      } else if !name.isEmpty, !FileNames.isIgnored(name) {
        if isAbout(UInt32(IN_ISDIR)) && isAbout(Self.nameEvents) {
          changes.haveFolders = true
        } else {
          changes.haveFiles = true
        }
      }
    }
  }
#endif
