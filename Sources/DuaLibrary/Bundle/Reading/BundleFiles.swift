import Foundation

/// Where the files of a bundle come from.
protocol BundleFiles {
  /// The whole file. A file longer than `limit` bytes is not loaded: the error is that of `whenLonger`, which is given
  /// the length, or ``BundleError/tooLarge(path:bytes:limit:)``.
  func read(_ path: String, limit: Int, whenLonger: (Int) -> BundleError?) throws(BundleError) -> Data

  /// A file that is neither among `paths` nor passed over.
  func extraFile(beside paths: Set<String>) throws(BundleError) -> String?
}

extension BundleFiles {
  /// Whether a bundle may hold a file of this name although no manifest can list it.
  func isPassedOver(_ path: String) -> Bool {
    path == Manifest.path || path.hasPrefix(Manifest.path + ".")
      || path.split(separator: "/").contains { $0.hasPrefix(".") }
  }
}

/// The files of a folder.
struct DirectoryFiles: BundleFiles {
  /// Not a link: the enumerator would not look behind it.
  private let directory: URL

  init(directory: URL) { self.directory = directory.resolvingSymlinksInPath() }

  func read(_ path: String, limit: Int, whenLonger: (Int) -> BundleError?) throws(BundleError) -> Data {
    let url = directory.appendingPathComponent(path, isDirectory: false)
    let size = try size(of: path, at: url)
    guard size <= limit else {
      throw whenLonger(size) ?? .tooLarge(path: path, bytes: size, limit: limit)
    }
    do {
      let handle = try FileHandle(forReadingFrom: url)
      defer { try? handle.close() }
      return try handle.read(upToCount: size) ?? Data()
    } catch {
      throw .unreadable(path: path)
    }
  }

  /// The length of a regular file. Asked for before opening, because opening a pipe would wait for its writer.
  private func size(of path: String, at url: URL) throws(BundleError) -> Int {
    let attributes: [FileAttributeKey: Any]
    do {
      attributes = try FileManager.default.attributesOfItem(atPath: url.path)
    } catch CocoaError.fileReadNoPermission {
      throw .unreadable(path: path)
    } catch {
      throw .missing(path: path)
    }
    guard attributes[.type] as? FileAttributeType == .typeRegular else { throw .notAFile(path: path) }
    guard let size = attributes[.size] as? NSNumber else { throw .unreadable(path: path) }
    return size.intValue
  }

  func extraFile(beside paths: Set<String>) throws(BundleError) -> String? {
    guard let enumerator = FileManager.default.enumerator(atPath: directory.path) else {
      throw .unreadable(path: ".")
    }
    // The order of a folder is the file system's; the first by name is the same everywhere.
    var extra: String?
    while let path = enumerator.nextObject() as? String {
      guard !paths.contains(path), !isPassedOver(path),
        enumerator.fileAttributes?[.type] as? FileAttributeType != .typeDirectory
      else { continue }
      extra = min(path, extra ?? path)
    }
    return extra
  }
}

/// Files that a function supplies.
struct LoadedFiles: BundleFiles {
  var paths: [String]?
  var load: (String) throws -> [UInt8]

  func read(_ path: String, limit: Int, whenLonger: (Int) -> BundleError?) throws(BundleError) -> Data {
    let bytes: [UInt8]
    do {
      bytes = try load(path)
    } catch let error as BundleError {
      throw error
    } catch {
      throw .missing(path: path)
    }
    guard bytes.count <= limit else {
      throw whenLonger(bytes.count) ?? .tooLarge(path: path, bytes: bytes.count, limit: limit)
    }
    return Data(bytes)
  }

  func extraFile(beside listed: Set<String>) throws(BundleError) -> String? {
    paths?.filter { !listed.contains($0) && !isPassedOver($0) }.min()
  }
}
