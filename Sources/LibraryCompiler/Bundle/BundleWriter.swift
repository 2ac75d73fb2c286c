import DuaLibrary

/// A file of a bundle that is about to be written.
public struct Artifact: Equatable, Sendable {
  /// Relative to the bundle, with `/` between folders.
  public var path: String
  /// The contents.
  public var bytes: [UInt8]

  public init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }
}

/// Converts a library to the files of a bundle (version 1 of the contract, `docs/bundle.md`).
public enum BundleWriter {
  /// Why a library cannot be written.
  public enum Problem: Error, Equatable, Sendable {
    /// A required text is missing.
    case missingText(MissingText)
    /// A path of `additional` is unsafe or a duplicate.
    case paths(BundleError)
  }

  /// All files of the bundle, sorted by path, with the manifest last: a folder without one is not a bundle.
  ///
  /// - Parameters:
  ///   - additional: Files published with the library, for example the search index.
  ///   - foldVersion: The version of the Arabic folds with which the search index was built.
  ///   - ruleSetVersion: The version of the rules with which the library was checked.
  public static func artifacts(
    for library: Library,
    additional: [Artifact] = [],
    foldVersion: Int,
    ruleSetVersion: Int
  ) throws(Problem) -> [Artifact] {
    var artifacts = additional
    do {
      artifacts += try tables(of: library)
    } catch {
      throw .missingText(error)
    }
    artifacts.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    let manifest = Manifest(
      library: library,
      files: artifacts.map(Manifest.File.init),
      foldVersion: foldVersion,
      ruleSetVersion: ruleSetVersion
    )
    do {
      try manifest.checkPaths()
    } catch {
      throw .paths(error)
    }
    return artifacts + [Artifact(manifest)]
  }

  /// The files of rows.
  static func tables(of library: Library) throws(MissingText) -> [Artifact] {
    let context = RowContext(library)
    return [
      try Artifact(.categories, rowsOf: library.categories) { (category) throws(MissingText) in
        try CategoryRow(category, in: context)
      },
      try Artifact(.collections, rowsOf: library.collections) { (collection) throws(MissingText) in
        try CollectionRow(collection, in: context)
      },
      try Artifact(.duas, rowsOf: library.duas) { (dua) throws(MissingText) in
        try DuaRow(dua, in: context)
      },
      Artifact(.journeyDuas, rowsOf: library.journeys.lazy.flatMap(JourneyDuaRow.rows)) { $0 },
      try Artifact(.journeys, rowsOf: library.journeys) { (journey) throws(MissingText) in
        try JourneyRow(journey, in: context)
      },
      try Artifact(.works, rowsOf: library.works) { (work) throws(MissingText) in
        try WorkRow(work, in: context)
      },
    ]
  }
}

extension Artifact {
  fileprivate init<Items: Sequence, Row: JSONWriter.Value, Failure: Error>(
    _ file: BundleFile,
    rowsOf items: Items,
    _ row: (Items.Element) throws(Failure) -> Row
  ) throws(Failure) {
    var json = JSONWriter()
    try json.rows(items, row)
    json.endLine()
    self.init(path: file.path, bytes: json.bytes)
  }

  fileprivate init(_ manifest: Manifest) {
    var json = JSONWriter()
    manifest.write(to: &json)
    json.endLine()
    self.init(path: Manifest.path, bytes: json.bytes)
  }
}

extension Manifest.File {
  fileprivate init(_ artifact: Artifact) {
    self.init(
      path: artifact.path,
      bytes: artifact.bytes.count,
      sha256: Checksum.sha256(of: artifact.bytes)
    )
  }
}
