extension Manifest {
  /// Reads a manifest; throws if it is for another version of the contract, whatever else it contains.
  package init(json: FileBytes) throws(BundleError) {
    let schema = try RowReader.object(Schema.self, in: json, path: Self.path)
    guard schema.version == Self.supportedSchemaVersion else {
      throw .unsupportedSchema(found: schema.version, supported: Self.supportedSchemaVersion)
    }
    self = try RowReader.object(Self.self, in: json, path: Self.path)
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

  /// The tag of the library's default language.
  package func defaultLanguage() throws(BundleError) -> LanguageTag {
    let text = library.defaultLanguage
    guard let language = LanguageTag(text), language.rawValue == text else {
      let problem = RowProblem.malformed(
        key: "library.default_language",
        value: text,
        expected: LanguageTag.expectation
      )
      throw .invalid(path: Self.path, row: nil, problem: problem)
    }
    return language
  }

  /// The entry of a file; nil if it is not listed.
  package func file(_ path: String) -> File? { files.first { $0.path == path } }

  /// Parses a file of the library. Its errors, and its result, are used only if length and SHA-256 of the file are right.
  func parse<Value>(
    _ file: BundleFile,
    in source: BundleFiles,
    _ body: (FileBytes) throws(BundleError) -> Value
  ) throws(BundleError) -> Value {
    guard let listed = self.file(file.path) else { throw .unlisted(path: file.path) }
    let contents = try source.contents(of: file.path, size: listed.bytes, limit: BundleLimits.file)
    let checksum = BackgroundChecksum(of: contents)
    let result = Result { () throws(BundleError) in try body(contents) }
    try listed.check(checksum.value())
    return try result.get()
  }

  /// Throws unless exactly the listed files exist, with their lengths and SHA-256. Takes the memory of one piece of a file.
  func verifyFiles(in source: BundleFiles) throws(BundleError) {
    if let path = try source.extraFile(notIn: Set(files.map(\.path))) { throw .extra(path: path) }
    for file in files {
      var checksum = Checksum()
      try source.forEachPiece(of: file.path, size: file.bytes, limit: BundleLimits.file) {
        checksum.update($0)
      }
      try file.check(checksum.text())
    }
  }
}

extension Manifest.File {
  fileprivate func check(_ found: String) throws(BundleError) {
    guard found == sha256 else { throw .wrongHash(path: path, expected: sha256, found: found) }
  }
}

/// The member of a manifest that says how to read the others.
private struct Schema: JSONRow {
  var version: Int

  private enum CodingKeys: String, CodingKey, CaseIterable {
    case version = "schema_version"
  }

  private static let keys = JSONKeys(CodingKeys.self)

  init(from json: inout JSONReader) throws(JSONFailure) {
    var version: Int?
    try json.object(Self.keys) { (json, _) throws(JSONFailure) in version = try json.integer() }
    self.version = try Self.required(version, CodingKeys.version)
  }
}
