import Foundation

extension Manifest {
  /// Decodes a manifest; throws if it is for another version of the contract, whatever else it contains.
  init(json: Data) throws(BundleError) {
    let schema = try RowDecoder.decode(Schema.self, from: json, path: Self.path)
    guard schema.version == Self.supportedSchemaVersion else {
      throw .unsupportedSchema(found: schema.version, supported: Self.supportedSchemaVersion)
    }
    self = try RowDecoder.decode(Self.self, from: json, path: Self.path)
  }

  private struct Schema: Decodable {
    var version: Int

    enum CodingKeys: String, CodingKey {
      case version = "schema_version"
    }
  }

  /// Throws unless every path is safe, none is listed twice, and all files of the contract are listed.
  package func checkPaths() throws(BundleError) {
    var seen: Set = [Self.path]
    for file in files {
      do {
        _ = try AssetPath(file.path)
      } catch {
        throw .unsafePath(file.path, error)
      }
      guard seen.insert(file.path.lowercased()).inserted else { throw .duplicatePath(file.path) }
    }
    let listed = Set(files.map(\.path))
    for file in BundleFile.allCases where !listed.contains(file.path) {
      throw .unlisted(path: file.path)
    }
  }

  func checkNothingExtra(in source: BundleFiles) throws(BundleError) {
    if let path = try source.extraFile(Set(files.map(\.path))) { throw .extra(path: path) }
  }

  /// The contents of the library's files. The length and the checksum of each file that is loaded or verified are checked; only
  /// the library's files are kept in memory.
  func verifiedContents(
    of source: BundleFiles,
    _ verification: Bundle.Verification
  ) throws(BundleError) -> [BundleFile: Data] {
    var contents: [BundleFile: Data] = [:]
    for file in files {
      if let name = BundleFile(rawValue: file.path) {
        var data = Data()
        try verify(file, in: source) { data.append($0) }
        contents[name] = data
      } else if verification == .allFiles {
        try verify(file, in: source) { _ in }
      }
    }
    return contents
  }

  /// Hashes a file while it is read, so that verification takes the memory of one piece.
  private func verify(
    _ file: File,
    in source: BundleFiles,
    _ receive: (Data) -> Void
  ) throws(BundleError) {
    guard file.bytes <= BundleLimits.file else {
      throw .tooLarge(path: file.path, bytes: file.bytes, limit: BundleLimits.file)
    }
    let opened = try source.open(file.path)
    guard opened.size == file.bytes else {
      throw .wrongSize(path: file.path, expected: file.bytes, found: opened.size)
    }
    var checksum = Checksum()
    var size = 0
    try opened.read { piece in
      checksum.update(piece)
      size += piece.count
      receive(piece)
    }
    guard size == file.bytes else {
      throw .wrongSize(path: file.path, expected: file.bytes, found: size)
    }
    let found = checksum.text()
    guard found == file.sha256 else {
      throw .wrongHash(path: file.path, expected: file.sha256, found: found)
    }
  }
}
