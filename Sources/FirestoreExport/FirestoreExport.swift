import DuaLibrary

/// The documents of a library, in the form that the app reads.
///
/// A pure function of the library: the same library gives the same bytes. Beside the fields of the app are those that it ignores
/// and an import needs, so that the documents are the whole library.
public struct FirestoreExport: Sendable {
  /// The documents, sorted by collection, and in it as the bundle's rows are: what others refer to comes first.
  public let documents: [FirestoreDocument]

  /// - Throws: `MissingText` if an entity has no text in the default language, which a bundle always has, or ``DocumentTooLarge``.
  public init(_ library: Library, to database: FirestoreDatabase) throws {
    let context = RowContext(library)
    var maker = DocumentMaker(database)
    for category in library.categories {
      let row = try CategoryRow(category, in: context)
      try maker.add(.categories, String(row.id)) { $0.category(row) }
    }
    for collection in library.collections {
      let row = try CollectionRow(collection, in: context)
      try maker.add(.collections, String(row.id)) { $0.collection(row) }
    }
    for work in library.works {
      let row = try WorkRow(work, in: context)
      try maker.add(.works, row.slug) { $0.work(row) }
    }
    for dua in library.duas {
      let row = try DuaRow(dua, in: context)
      try maker.add(.duas, String(row.id)) { $0.dua(row) }
    }
    for journey in library.journeys {
      let row = try JourneyRow(journey, in: context)
      try maker.add(.journeys, String(row.id)) { $0.journey(row) }
    }
    for row in library.journeys.flatMap(JourneyDuaRow.rows) {
      try maker.add(.journeyDuas, "\(row.journeyID)_\(row.duaID)") { $0.step(row) }
    }
    try maker.add(.library, "info") { $0.library(library) }
    documents = maker.documents
  }

  /// The documents that an earlier export does not have, or has with other fields.
  public func changes(since earlier: FirestoreExport) -> [FirestoreDocument] {
    let old = Self.byPath(earlier.documents)
    return documents.filter { old[$0.path]?.json != $0.json }
  }

  /// The documents of an earlier export that this one does not have. An export never deletes them: users' data refers to them.
  public func missing(from earlier: FirestoreExport) -> [FirestoreDocument] {
    let new = Self.byPath(documents)
    return earlier.documents.filter { new[$0.path] == nil }
  }

  private static func byPath(_ documents: [FirestoreDocument]) -> [String: FirestoreDocument] {
    Dictionary(documents.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
  }
}

extension FirestoreDocument {
  /// The collection and the id: `duas/8`.
  public var path: String { "\(collection.rawValue)/\(id)" }
}

/// Makes documents, one after the other, in one buffer.
private struct DocumentMaker {
  private(set) var documents: [FirestoreDocument] = []
  private let database: FirestoreDatabase
  private var writer = FieldWriter()

  /// What Firestore adds to the size of a name and of a document.
  private static let overhead = 16 + 32

  init(_ database: FirestoreDatabase) { self.database = database }

  mutating func add(_ collection: FirestoreCollection, _ id: String, _ fields: (inout FieldWriter) -> Void)
    throws
  {
    writer.removeAll()
    writer.append(#"{"name":"#)
    writer.append(string: "\(database.documents)/\(collection.rawValue)/\(id)")
    writer.append(#","fields":{"#)
    fields(&writer)
    writer.append("}}")
    let size = writer.size + collection.rawValue.utf8.count + id.utf8.count + 2 + Self.overhead
    guard size <= DocumentTooLarge.limit else {
      throw DocumentTooLarge(path: "\(collection.rawValue)/\(id)", size: size)
    }
    documents.append(FirestoreDocument(collection: collection, id: id, json: writer.bytes, size: size))
  }
}
