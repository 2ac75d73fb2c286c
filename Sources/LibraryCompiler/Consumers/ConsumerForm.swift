import ContentIngest
import Diagnostics
import DuaLibrary
import UnicodeText

/// The rows of a bundle in the form that a consumer reads.
///
/// It is made from the bundle's own files, so that every text is the same, scalar for scalar, except values that the consumer maps.
struct ConsumerForm {
  private let consumer: Consumer
  /// The rows of the bundle's files.
  private let rows: [BundleFile: [ConsumerRow]]
  /// For files of which the consumer reads only some rows, the new id for each id; nil for a row that has none.
  private let redirections: [BundleFile: [Int: Int?]]

  /// Throws if a file of the bundle is not a list of objects.
  init(_ consumer: Consumer, tables: [Artifact]) throws(OperationalFailure) {
    self.consumer = consumer
    var rows: [BundleFile: [ConsumerRow]] = [:]
    for file in BundleFile.allCases {
      guard let artifact = tables.first(where: { $0.path == file.path }) else { continue }
      let tree = ContentIngest.jsonTree(artifact.bytes, file: FileID(0), limits: .bundle)
      guard let read = ConsumerRow.rows(of: tree.root) else {
        throw OperationalFailure("`\(file.path)` is not a list of rows")
      }
      rows[file] = read
    }
    self.rows = rows
    redirections = Dictionary(
      consumer.tables.compactMap { table in
        Self.redirection(of: table, rows[table.rows] ?? []).map { (table.rows, $0) }
      },
      uniquingKeysWith: { first, _ in first }
    )
  }

  /// The files, in the order of the consumer's tables.
  var artifacts: [Artifact] {
    consumer.tables.map { table in
      var json = JSONWriter()
      let rows = (rows[table.rows] ?? []).filter { isKept($0, in: table.rows) }
      json.rows(rows) { WrittenRow(members: members(of: $0, in: table)) }
      json.endLine()
      return Artifact(path: "\(consumer.folder)/\(table.path)", bytes: json.bytes)
    }
  }

  /// A row is left out if its id leads to another one, or to none.
  private func isKept(_ row: ConsumerRow, in file: BundleFile) -> Bool {
    guard let redirection = redirections[file], let id = row.integer("id") else { return true }
    return redirection[id] == .some(id)
  }

  private func members(of row: ConsumerRow, in table: Consumer.Table) -> [(key: String, value: ConsumerValue)]
  {
    table.fields.compactMap { field in
      let value = value(of: field, in: row, of: table.rows)
      return value.map { (field.name, $0) } ?? (table.writesNull ? (field.name, .null) : nil)
    }
  }

  private func value(of field: Consumer.Field, in row: ConsumerRow, of file: BundleFile) -> ConsumerValue? {
    if let image = field.image, let slug = row.text("slug").flatMap(Slug.init), image.names.contains(slug) {
      return .text(image.prefix + slug.rawValue + image.suffix)
    }
    guard let value = row.value(field.key) else { return field.fallback.map(ConsumerValue.text) }
    switch value {
    case .integer(let id):
      guard let target = file.target(of: field.key), let redirection = redirections[target] else {
        return value
      }
      return (redirection[id] ?? nil).map(ConsumerValue.integer)
    case .text(let text):
      return (field.mapped(text) ?? field.fallback).map(ConsumerValue.text)
    case .boolean, .null: return value
    }
  }

  /// The rows of categories or collections of which the consumer knows only some slugs; nil if it takes all.
  private static func redirection(of table: Consumer.Table, _ rows: [ConsumerRow]) -> [Int: Int?]? {
    guard table.rows == .categories || table.rows == .collections,
      let field = table.fields.first(where: { $0.key == "slug" && !$0.values.isEmpty })
    else { return nil }
    let ids = Dictionary(
      rows.compactMap { row in
        row.text("slug").flatMap { slug in row.integer("id").map { (Array(slug.utf8), $0) } }
      },
      uniquingKeysWith: { first, _ in first }
    )
    var redirection: [Int: Int?] = [:]
    for row in rows {
      guard let id = row.integer("id"), let slug = row.text("slug") else { continue }
      let target = field.mapped(slug).flatMap { field.knows($0) ? ids[Array($0.utf8)] : nil }
      redirection.updateValue(target, forKey: id)
    }
    return redirection
  }
}

/// A plain value of a row.
enum ConsumerValue: Equatable, JSONWriter.Value {
  case text(String)
  case integer(Int)
  case boolean(Bool)
  case null

  func write(to json: inout JSONWriter) {
    switch self {
    case .text(let text): json.string(text)
    case .integer(let number): json.integer(number)
    case .boolean(let flag): json.boolean(flag)
    case .null: json.null()
    }
  }
}

/// A row of a bundle's file.
private struct ConsumerRow {
  private let members: [String: ConsumerValue]

  /// Nil if a tree is not a list of objects.
  static func rows(of tree: JSONTree?) -> [ConsumerRow]? {
    guard case .array(let elements)? = tree?.content else { return nil }
    var rows: [ConsumerRow] = []
    for element in elements {
      guard case .object(let members) = element.content else { return nil }
      let values = members.compactMap { member in
        ConsumerValue(member.value.content).map { (member.key.value, $0) }
      }
      rows.append(ConsumerRow(members: Dictionary(values, uniquingKeysWith: { first, _ in first })))
    }
    return rows
  }

  func value(_ key: String) -> ConsumerValue? { members[key] }

  func integer(_ key: String) -> Int? {
    if case .integer(let number)? = members[key] { number } else { nil }
  }

  func text(_ key: String) -> String? {
    if case .text(let text)? = members[key] { text } else { nil }
  }
}

extension ConsumerValue {
  /// Nil for lists, objects and numbers that are not whole.
  init?(_ content: JSONTree.Content) {
    switch content {
    case .string(let text): self = .text(text)
    case .number(let digits):
      guard let number = Int(digits) else { return nil }
      self = .integer(number)
    case .boolean(let flag): self = .boolean(flag)
    case .null: self = .null
    case .object, .array, .unreadable: return nil
    }
  }
}

private struct WrittenRow: JSONWriter.Value {
  let members: [(key: String, value: ConsumerValue)]

  func write(to json: inout JSONWriter) {
    json.object { json in
      for (key, value) in members { json.member(named: key, value) }
    }
  }
}
