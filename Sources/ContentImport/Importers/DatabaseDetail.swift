import ContentIngest
import Diagnostics

/// A table with values that a row of another table has as an object or a list in the bundle: one row for each language or element.
struct DatabaseDetail {
  /// What the rows of the table are in the bundle.
  private enum Shape {
    /// Texts by language.
    case texts(String)
    /// Objects by language.
    case objects
    /// Elements in the order of `position`: texts of a column, or objects.
    case elements(String?)
  }

  typealias Members = [(name: Located<String>, value: JSONTree)]

  let name: String
  /// The table of the rows that have the values, and their key in it.
  let table: AppTable
  let key: String
  private let owner: String
  private let fields: [String]
  private let shape: Shape

  /// The columns that are read.
  var columns: [String] {
    switch shape {
    case .texts, .objects: [owner, "language"] + fields
    case .elements: [owner, "position"] + fields
    }
  }

  private init(
    _ name: String,
    of table: AppTable,
    _ key: String,
    by owner: String,
    _ fields: [String],
    _ shape: Shape
  ) {
    (self.name, self.table, self.key) = (name, table, key)
    (self.owner, self.fields, self.shape) = (owner, fields, shape)
  }

  /// The tables of `rizq export sqlite`.
  static let all: [DatabaseDetail] = [
    DatabaseDetail("translations", of: .duas, "translations", by: "dua_id", ["text"], .texts("text")),
    DatabaseDetail(
      "sources",
      of: .duas,
      "sources",
      by: "dua_id",
      ["type", "collection", "number", "grade", "grader", "note", "surah", "ayah", "title"],
      .elements(nil)
    ),
    DatabaseDetail(
      "dua_localizations",
      of: .duas,
      "localizations",
      by: "dua_id",
      ["title", "best_time", "rizq_benefit", "context", "prophetic_context"],
      .objects
    ),
    names("category_localizations", of: .categories, by: "category_id"),
    names("collection_localizations", of: .collections, by: "collection_id"),
    names("journey_localizations", of: .journeys, by: "journey_id"),
    names("work_localizations", of: .works, by: "work"),
    DatabaseDetail("work_aliases", of: .works, "aliases", by: "work", ["alias"], .elements("alias")),
  ]

  private static func names(_ name: String, of table: AppTable, by owner: String) -> DatabaseDetail {
    DatabaseDetail(name, of: table, "localizations", by: owner, ["name", "description"], .objects)
  }

  /// The values by the key of the row that has them.
  func values(of rows: [Members]) -> [String: JSONTree] {
    var groups: [String: [(order: String, position: Int, row: Members)]] = [:]
    for row in rows {
      func text(_ name: String) -> String? { row.first { $0.name.value == name }?.value.text }
      guard let key = text(owner) else { continue }
      let order = text("language") ?? ""
      groups[key, default: []].append((order, text("position").flatMap { Int($0) } ?? 0, row))
    }
    return groups.mapValues { group in
      let sorted = group.enumerated()
        .sorted { ($0.element.position, $0.offset) < ($1.element.position, $1.offset) }
        .map(\.element)
      let range = sorted[0].row[0].value.range
      switch shape {
      case .elements(let column):
        let elements = sorted.compactMap { column == nil ? object($0.row) : value(column, of: $0.row) }
        return JSONTree(content: .array(elements), range: range)
      case .texts, .objects:
        let members = sorted.compactMap { order, _, row -> JSONTree.Member? in
          let value: JSONTree? =
            if case .texts(let column) = shape { value(column, of: row) } else { object(row) }
          return value.map { JSONTree.Member(key: Located(order, at: row[0].value.range), value: $0) }
        }
        return JSONTree(content: .object(members), range: range)
      }
    }
  }

  private func value(_ column: String?, of row: Members) -> JSONTree? {
    row.first { $0.name.value == column }?.value
  }

  private func object(_ row: Members) -> JSONTree {
    let members = row.filter { fields.contains($0.name.value) }.map {
      JSONTree.Member(key: $0.name, value: $0.value)
    }
    return JSONTree(content: .object(members), range: row[0].value.range)
  }

  // MARK: Reviews

  /// The columns that are the object `review` of a dua.
  static let review = ["review_status", "review_by", "review_hash"]

  /// Replaces the columns of a review by the object.
  static func joinReview(_ members: inout Members, at range: SourceRange) {
    let parts = members.filter { review.contains($0.name.value) }
    guard !parts.isEmpty else { return }
    members.removeAll { review.contains($0.name.value) }
    let object = parts.map { part in
      let key = String(part.name.value.dropFirst("review_".count))
      return JSONTree.Member(key: Located(key, at: part.name.range), value: part.value)
    }
    members.append(
      (name: Located("review", at: range), value: JSONTree(content: .object(object), range: range))
    )
  }
}
