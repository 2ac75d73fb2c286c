import Foundation

extension Manifest {
  /// Reads a manifest; throws when it is made for another version of the contract, whatever else it holds then.
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

  /// Throws unless every path is safe, none is listed twice, and the files of the contract are there.
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

  func checkNothingExtra(in source: some BundleFiles) throws(BundleError) {
    if let path = try source.extraFile(beside: Set(files.map(\.path))) { throw .extra(path: path) }
  }

  /// The files of the library; every listed file is loaded and compared with its length and its checksum.
  func verifiedContents(of source: some BundleFiles) throws(BundleError) -> [BundleFile: Data] {
    var contents: [BundleFile: Data] = [:]
    for file in files {
      let data = try verifiedContent(of: file, in: source)
      if let name = BundleFile(rawValue: file.path) { contents[name] = data }
    }
    return contents
  }

  private func verifiedContent(of file: File, in source: some BundleFiles) throws(BundleError) -> Data {
    guard file.bytes <= BundleLimits.file else {
      throw .tooLarge(path: file.path, bytes: file.bytes, limit: BundleLimits.file)
    }
    let data = try source.read(file.path, limit: file.bytes) { found in
      .wrongSize(path: file.path, expected: file.bytes, found: found)
    }
    guard data.count == file.bytes else {
      throw .wrongSize(path: file.path, expected: file.bytes, found: data.count)
    }
    let found = Checksum.sha256(of: data)
    guard found == file.sha256 else {
      throw .wrongHash(path: file.path, expected: file.sha256, found: found)
    }
    return data
  }
}
