import DuaLibrary

/// A file of a bundle that is rendered in pieces while it is written, so that no large file is ever in memory as a whole.
///
/// Every piece is a pure function of the library, so several can be rendered at once.
public struct RenderedFile: Equatable, Sendable {
  /// Relative to the bundle, with `/` between folders.
  public let path: String
  private let content: Content

  private enum Content: Equatable, Sendable {
    case bytes([UInt8])
    case table(BundleFile, Library)
    case binary(BinaryLibraryFile)
  }

  /// The number of duas in a piece.
  private static let duasPerPiece = 1_000

  /// A file that is already rendered.
  init(_ artifact: Artifact) { (path, content) = (artifact.path, .bytes(artifact.bytes)) }

  /// A file of the rows of a library.
  init(_ file: BundleFile, of library: Library) { (path, content) = (file.path, .table(file, library)) }

  /// The binary form of a library.
  init(_ file: BinaryLibraryFile) { (path, content) = (BinaryFormat.path, .binary(file)) }

  var pieceCount: Int {
    switch content {
    case .bytes: 1
    case .table(.duas, let library): max(1, (library.duas.count + Self.duasPerPiece - 1) / Self.duasPerPiece)
    case .table: 1
    case .binary(let file): file.pieceCount
    }
  }

  /// The bytes of a piece; those of all pieces in their order are the file.
  func piece(_ index: Int) throws(MissingText) -> [UInt8] {
    switch content {
    case .bytes(let bytes): bytes
    case .table(.duas, let library): try Self.duas(of: library, piece: index)
    case .table(let file, let library): try Self.rows(of: file, library)
    case .binary(let file): file.piece(index)
    }
  }

  /// The whole file.
  func artifact() throws(MissingText) -> Artifact {
    var bytes: [UInt8] = []
    for index in 0..<pieceCount { bytes += try piece(index) }
    return Artifact(path: path, bytes: bytes)
  }

  private static func duas(of library: Library, piece: Int) throws(MissingText) -> [UInt8] {
    let context = RowContext(library)
    let start = piece * duasPerPiece
    let end = min(start + duasPerPiece, library.duas.count)
    var json = JSONWriter()
    try json.rows(library.duas[start..<end], isFirst: start == 0, isLast: end == library.duas.count) {
      (dua) throws(MissingText) in try DuaRow(dua, in: context)
    }
    if end == library.duas.count { json.endLine() }
    return json.bytes
  }

  private static func rows(of file: BundleFile, _ library: Library) throws(MissingText) -> [UInt8] {
    let context = RowContext(library)
    var json = JSONWriter()
    switch file {
    case .categories:
      try json.rows(library.categories) { (category) throws(MissingText) in
        try CategoryRow(category, in: context)
      }
    case .collections:
      try json.rows(library.collections) { (collection) throws(MissingText) in
        try CollectionRow(collection, in: context)
      }
    case .duas:
      try json.rows(library.duas) { (dua) throws(MissingText) in try DuaRow(dua, in: context) }
    case .journeyDuas: json.rows(library.journeys.lazy.flatMap(JourneyDuaRow.rows)) { $0 }
    case .journeys:
      try json.rows(library.journeys) { (journey) throws(MissingText) in
        try JourneyRow(journey, in: context)
      }
    case .works:
      try json.rows(library.works) { (work) throws(MissingText) in try WorkRow(work, in: context) }
    }
    json.endLine()
    return json.bytes
  }
}
