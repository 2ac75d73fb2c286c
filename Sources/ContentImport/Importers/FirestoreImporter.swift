import ContentIngest
import Diagnostics
import UnicodeText

/// Imports the app's documents: lines of JSON, commit bodies, and answers of Firestore's REST interface.
struct FirestoreImporter: CollectionImporter {
  let options: ImportOptions
  let isWholeLibrary = true

  func read(_ files: [ForeignFile], into collection: inout ImportedCollection, _ log: ImportLog) {
    var reader = DocumentReader(AppLibrary(options, log), log)
    for file in files {
      let trees = ContentIngest.jsonTrees(file.bytes, file: file.file, limits: Self.limits)
      log.report(trees.findings)
      for tree in trees.root ?? [] { reader.read(tree) }
    }
    reader.library.add(to: &collection)
  }

  static var limits: ContentIngest.Limits {
    var limits = ContentIngest.Limits.standard
    limits.fileBytes = ForeignFormat.firestore.fileBytes
    // Each value is in an object that names its type: a dua has about 60 values in 1,800 bytes, so the size of the file is the limit.
    limits.nodes *= 12
    return limits
  }
}

/// Finds the documents in the values of a file.
private struct DocumentReader {
  private(set) var library: AppLibrary
  private let log: ImportLog
  /// The fields of the documents so far, by path.
  private var known: [String: (fields: JSONTree?, range: SourceRange)] = [:]
  private var columns: [AppTable: AppColumns] = [:]

  init(_ library: AppLibrary, _ log: ImportLog) { (self.library, self.log) = (library, log) }

  mutating func read(_ tree: JSONTree) {
    switch tree.content {
    case .array(let elements): for element in elements { read(element) }
    case .object(let members): read(members, of: tree)
    case .unreadable: break
    case .string, .number, .boolean, .null: reportShape(tree)
    }
  }

  /// Nesting is bounded by the reader of JSON.
  private mutating func read(_ members: [JSONTree.Member], of tree: JSONTree) {
    func value(_ key: String) -> JSONTree? { members.first { $0.key.value == key }?.value }
    if let name = value("name") { return readDocument(name, value("fields")) }
    if case .string(let name)? = value("delete")?.content {
      return log.notImported("the deletion of", name.quoted(), at: tree.range)
    }
    // The bodies of commits, the answers to lists, queries and batches; the indexes are not content.
    let containers = ["writes", "update", "documents", "document", "found", "indexes"]
    let inner = containers.filter { value($0) != nil }
    for key in inner where key != "indexes" { if let value = value(key) { read(value) } }
    // An answer to a query without a document has only the time.
    if inner.isEmpty, value("readTime") == nil { reportShape(tree) }
  }

  private func reportShape(_ tree: JSONTree) {
    let start = tree.range.bytes.lowerBound
    let range = SourceRange(file: tree.range.file, start..<start + 1)
    log.report(WrongShape.finding("this value", expected: "a document of Firestore", tree.content, at: range))
  }

  private mutating func readDocument(_ name: JSONTree, _ fields: JSONTree?) {
    guard case .string(let text) = name.content, let parts = Self.path(text) else {
      return log.report(
        WrongShape.finding(
          "`name`",
          expected: "the name of a document such as `projects/…/documents/duas/8`",
          name.content,
          at: name.range
        )
      )
    }
    let path = parts.joined(separator: "/")
    guard parts.count == 2, let table = AppTable(rawValue: parts[0]) else {
      return log.notImported("the collection", (parts.first ?? "").quoted(), at: name.range)
    }
    if let first = known[path] {
      // The documents and the commits of one export have the same.
      if !Self.isSame(first.fields, fields) {
        log.report(ConflictingDocument.repeated(path, at: name.range, first: first.range))
      }
      return
    }
    known[path] = (fields, name.range)
    guard var row = row(fields, of: table, at: name.range) else { return }
    addID(parts[1], path, to: &row, table, at: name.range)
    library.add(row, to: table)
  }

  /// The parts of a name after the database: the collection and the id, and further ones of subcollections.
  private static func path(_ name: String) -> [String]? {
    let parts = name.unicodeScalars.split(separator: "/", omittingEmptySubsequences: false).map { String($0) }
    guard let database = parts.firstIndex(where: { $0.hasSameScalars(as: "documents") }), database > 0 else {
      return nil
    }
    return Array(parts[(database + 1)...])
  }

  private mutating func row(_ fields: JSONTree?, of table: AppTable, at range: SourceRange) -> AppRow? {
    let columns = self.columns[table] ?? AppColumns(table)
    self.columns[table] = columns
    guard let fields else { return AppRow([], columns, kind: "the field", at: range, log) }
    guard case .object(let members) = fields.content else {
      log.report(WrongShape.finding("`fields`", expected: "an object", fields.content, at: fields.range))
      return nil
    }
    let values = members.map { member -> (name: Located<String>, value: JSONTree) in
      // Unknown fields may have any value.
      if case .key = columns.column(member.key.value) {
        return (member.key, FirestoreValue.plain(member.value, of: member.key.value, log))
      }
      return (member.key, member.value)
    }
    return AppRow(values, columns, kind: "the field", at: range, log)
  }

  /// Checks the numbers in the fields of a document against its name, which has them, too.
  private func addID(
    _ id: String,
    _ path: String,
    to row: inout AppRow,
    _ table: AppTable,
    at range: SourceRange
  ) {
    let keys: [String]
    switch table {
    case .library: return
    case .works: keys = ["slug"]
    case .journeyDuas: keys = ["journey_id", "dua_id"]
    case .categories, .collections, .duas, .journeys: keys = ["id"]
    }
    let parts = keys.count == 2 ? id.split(separator: "_").map(String.init) : [id]
    guard parts.count == keys.count else { return }
    for (key, part) in zip(keys, parts) {
      guard let value = row[key] else {
        row[key] = JSONTree(content: .string(part), range: range)
        continue
      }
      let text: String? =
        switch value.content {
        case .string(let text), .number(let text): text
        default: nil
        }
      if let text, !text.hasSameScalars(as: part) {
        log.report(ConflictingDocument.id(key, text, path: path, at: value.range))
      }
    }
  }

  /// Whether two values are the same, whatever the order of their members.
  private static func isSame(_ lhs: JSONTree?, _ rhs: JSONTree?) -> Bool {
    switch (lhs?.content, rhs?.content) {
    case (nil, nil), (.null, .null): return true
    case (.string(let lhs), .string(let rhs)), (.number(let lhs), .number(let rhs)):
      return lhs.hasSameScalars(as: rhs)
    case (.boolean(let lhs), .boolean(let rhs)): return lhs == rhs
    case (.array(let lhs), .array(let rhs)):
      return lhs.count == rhs.count && zip(lhs, rhs).allSatisfy { isSame($0, $1) }
    case (.object(let lhs), .object(let rhs)):
      let values = Dictionary(
        rhs.map { (Array($0.key.value.utf8), $0.value) },
        uniquingKeysWith: { first, _ in first }
      )
      return lhs.count == rhs.count && lhs.allSatisfy { isSame($0.value, values[Array($0.key.value.utf8)]) }
    default: return false
    }
  }
}
