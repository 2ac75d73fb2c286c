import Foundation

/// The source of a bundle's files.
struct BundleFiles: Sendable {
  private enum Source: Sendable {
    /// A folder, by its path.
    case folder(String)
    /// A function, and all files that exist; nil if they are unknown.
    case function([String]?, @Sendable (_ path: String) throws -> [UInt8])
  }

  private let source: Source

  /// The files of a folder.
  init(directory: URL) { source = .folder(directory.path) }

  /// Files that a function supplies.
  ///
  /// - Parameter paths: All files that exist; nil if unknown.
  init(paths: [String]?, load: @escaping @Sendable (String) throws -> [UInt8]) {
    source = .function(paths, load)
  }
}

extension BundleFiles {
  /// The length of the pieces in which a file is hashed, in bytes: a file of any length is hashed in this much memory.
  static let pieceLength = 1 << 20

  /// The contents of a file that has at most `limit` bytes and, if it is known, this length.
  func contents(of path: String, size: Int? = nil, limit: Int) throws(BundleError) -> FileBytes {
    switch source {
    case .folder(let folder):
      let file = try Self.open(path, in: folder)
      try Self.check(file.size, of: path, size, limit)
      return FileBytes(try Self.bytes(of: file, from: 0, limit: file.size, path))
    case .function(_, let load):
      let bytes = try Self.load(path, load)
      try Self.check(bytes.count, of: path, size, limit)
      return FileBytes(bytes)
    }
  }

  /// A file of this length, mapped if it is in a folder.
  func mapping(of path: String, size: Int, limit: Int) throws(BundleError) -> FileBytes {
    guard case .folder(let folder) = source else { return try contents(of: path, size: size, limit: limit) }
    let file = try Self.open(path, in: folder)
    try Self.check(file.size, of: path, size, limit)
    do throws(DiskFile.Failure) {
      return try file.mapped()
    } catch {
      throw BundleError(error, path)
    }
  }

  /// Passes on the bytes of a file of this length, in order.
  func forEachPiece(
    of path: String,
    size: Int,
    limit: Int,
    _ receive: ([UInt8]) -> Void
  ) throws(BundleError) {
    switch source {
    case .folder(let folder):
      let file = try Self.open(path, in: folder)
      try Self.check(file.size, of: path, size, limit)
      var offset = 0
      while offset < size {
        let piece = try Self.bytes(of: file, from: offset, limit: min(Self.pieceLength, size - offset), path)
        guard !piece.isEmpty else { throw .wrongSize(path: path, expected: size, found: offset) }
        receive(piece)
        offset += piece.count
      }
    case .function(_, let load):
      let bytes = try Self.load(path, load)
      try Self.check(bytes.count, of: path, size, limit)
      receive(bytes)
    }
  }

  /// The first file by name that is not in `listed` and that a bundle must not contain unlisted.
  func extraFile(notIn listed: Set<String>) throws(BundleError) -> String? {
    switch source {
    case .folder(let folder): try Self.extraFile(in: folder, listed)
    case .function(let paths, _): paths?.filter { !listed.contains($0) && !Self.isIgnored($0) }.min()
    }
  }
}

extension BundleFiles {
  private static func open(_ path: String, in folder: String) throws(BundleError) -> DiskFile {
    do throws(DiskFile.Failure) {
      return try DiskFile("\(folder)/\(path)")
    } catch {
      throw BundleError(error, path)
    }
  }

  private static func bytes(
    of file: borrowing DiskFile,
    from offset: Int,
    limit: Int,
    _ path: String
  ) throws(BundleError) -> [UInt8] {
    do throws(DiskFile.Failure) {
      return try file.bytes(from: offset, limit: limit)
    } catch {
      throw BundleError(error, path)
    }
  }

  private static func load(_ path: String, _ load: (String) throws -> [UInt8]) throws(BundleError) -> [UInt8]
  {
    do {
      return try load(path)
    } catch let error as BundleError {
      throw error
    } catch {
      throw .missing(path: path)
    }
  }

  private static func check(_ found: Int, of path: String, _ size: Int?, _ limit: Int) throws(BundleError) {
    if let size, size > limit { throw .tooLarge(path: path, bytes: size, limit: limit) }
    if let size, found != size { throw .wrongSize(path: path, expected: size, found: found) }
    if found > limit { throw .tooLarge(path: path, bytes: found, limit: limit) }
  }

  /// Whether a bundle may contain a file of this name unlisted: the manifest, its signatures, and hidden files.
  private static func isIgnored(_ path: String) -> Bool {
    path == Manifest.path || path.hasPrefix(Manifest.path + ".")
      || path.split(separator: "/").contains { $0.hasPrefix(".") }
  }

  private static func extraFile(in folder: String, _ listed: Set<String>) throws(BundleError) -> String? {
    // The enumerator does not follow a link.
    let folder = URL(fileURLWithPath: folder).resolvingSymlinksInPath().path
    guard let enumerator = FileManager.default.enumerator(atPath: folder) else {
      throw .unreadable(path: ".")
    }
    // The order of a folder's entries depends on the file system; the first by name does not.
    var extra: String?
    while let found = enumerator.nextObject() as? String {
      let path = relative(found, to: folder)
      guard !listed.contains(path), !isIgnored(path),
        enumerator.fileAttributes?[.type] as? FileAttributeType != .typeDirectory
      else { continue }
      extra = min(path, extra ?? path)
    }
    return extra
  }

  /// A path that the enumerator of a folder gives, relative to the folder. On Linux, Foundation takes a slash and a mark after it
  /// for one character, and gives the whole path of a file whose name begins with a mark.
  private static func relative(_ path: String, to folder: String) -> String {
    let prefix = folder + "/"
    guard path.utf8.starts(with: prefix.utf8) else { return path }
    return String(decoding: path.utf8.dropFirst(prefix.utf8.count), as: UTF8.self)
  }
}

extension BundleError {
  fileprivate init(_ failure: DiskFile.Failure, _ path: String) {
    self =
      switch failure {
      case .missing: .missing(path: path)
      case .unreadable: .unreadable(path: path)
      case .notAFile: .notAFile(path: path)
      }
  }
}
