import Foundation

/// The source of a bundle's files.
struct BundleFiles {
  /// A file that has been measured but not read.
  struct File {
    /// In bytes.
    var size: Int
    /// Passes the bytes on in order, in pieces. An error of the argument is not caught here.
    var read: (_ receive: (Data) -> Void) throws(BundleError) -> Void
  }

  var open: (_ path: String) throws(BundleError) -> File
  /// The first file by name that is not in `paths` and that a bundle must not contain unlisted.
  var extraFile: (_ paths: Set<String>) throws(BundleError) -> String?

  /// Whether a bundle may contain a file of this name unlisted: the manifest, its signatures, and hidden files.
  private static func isIgnored(_ path: String) -> Bool {
    path == Manifest.path || path.hasPrefix(Manifest.path + ".")
      || path.split(separator: "/").contains { $0.hasPrefix(".") }
  }
}

extension BundleFiles {
  /// Files that a function supplies.
  ///
  /// - Parameter paths: All files that exist; nil if unknown.
  init(paths: [String]?, load: @escaping (String) throws -> [UInt8]) {
    open = { (path) throws(BundleError) in
      let bytes: [UInt8]
      do {
        bytes = try load(path)
      } catch let error as BundleError {
        throw error
      } catch {
        throw .missing(path: path)
      }
      return File(size: bytes.count) { receive in receive(Data(bytes)) }
    }
    extraFile = { listed in paths?.filter { !listed.contains($0) && !Self.isIgnored($0) }.min() }
  }
}

extension BundleFiles {
  /// The length of the pieces in which a file is read, in bytes: a file of any length is hashed in this much memory.
  static let pieceLength = 1 << 20

  /// The files of a folder.
  init(directory: URL) {
    // The enumerator does not follow a link.
    let directory = directory.resolvingSymlinksInPath()
    open = { (path) throws(BundleError) in
      let url = directory.appendingPathComponent(path, isDirectory: false)
      let size = try Self.size(of: path, at: url)
      return File(size: size) { (receive) throws(BundleError) in
        do {
          try Self.read(url, size, receive)
        } catch {
          throw .unreadable(path: path)
        }
      }
    }
    extraFile = { (listed) throws(BundleError) in try Self.extraFile(in: directory, listed) }
  }

  /// The length of a regular file. Checked before opening, because opening a pipe would wait for its writer.
  private static func size(of path: String, at url: URL) throws(BundleError) -> Int {
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

  private static func read(_ url: URL, _ size: Int, _ receive: (Data) -> Void) throws {
    let handle = try FileHandle(forReadingFrom: url)
    defer { try? handle.close() }
    var rest = size
    while rest > 0, let piece = try handle.read(upToCount: min(rest, pieceLength)), !piece.isEmpty {
      receive(piece)
      rest -= piece.count
    }
  }

  private static func extraFile(in directory: URL, _ listed: Set<String>) throws(BundleError) -> String? {
    guard let enumerator = FileManager.default.enumerator(atPath: directory.path) else {
      throw .unreadable(path: ".")
    }
    // The order of a folder's entries depends on the file system; the first by name does not.
    var extra: String?
    while let path = enumerator.nextObject() as? String {
      guard !listed.contains(path), !isIgnored(path),
        enumerator.fileAttributes?[.type] as? FileAttributeType != .typeDirectory
      else { continue }
      extra = min(path, extra ?? path)
    }
    return extra
  }
}
