#if canImport(Darwin)
  import Darwin
  import Foundation

  /// Watches the names in a folder: files that are created, removed or replaced. It does not see a program that writes into
  /// a file in place.
  final class SystemFolderWatch: FolderWatch, @unchecked Sendable {
    // `@unchecked`: the only property is constant, and dispatch sources may be used on any thread.
    private let source: any DispatchSourceFileSystemObject

    /// Returns `nil` if the folder cannot be watched.
    init?(_ folder: URL, queue: DispatchQueue, onChange: @escaping @Sendable (_ name: String?) -> Void) {
      let descriptor = open(folder.path, O_EVTONLY)
      guard descriptor >= 0 else { return nil }
      source = DispatchSource.makeFileSystemObjectSource(
        fileDescriptor: descriptor,
        eventMask: [.write, .delete, .rename],
        queue: queue
      )
      source.setEventHandler { onChange(nil) }
      source.setCancelHandler { _ = close(descriptor) }
      source.resume()
    }

    func cancel() {
      source.cancel()
    }
  }
#endif
