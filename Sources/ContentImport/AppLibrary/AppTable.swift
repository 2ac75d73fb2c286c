import BundleContract
import UnicodeText

/// A table of the app's database, or a collection of its documents.
enum AppTable: String, CaseIterable {
  case library, categories, collections, works, duas, journeys
  case journeyDuas = "journey_duas"

  /// The tables of users' data, which are never content.
  static let users = ["user_activity", "user_profiles", "user_progress"]

  /// What a row is: `a dua`.
  var row: String {
    switch self {
    case .library: "the description of the library"
    case .categories: "a category"
    case .collections: "a collection"
    case .works: "a work"
    case .duas: "a dua"
    case .journeys: "a journey"
    case .journeyDuas: "a step"
    }
  }

  /// The keys of the bundle contract, which are also the columns of the app's tables.
  var keys: [String] {
    let object =
      switch self {
      case .library: "LibraryInfo"
      case .categories: "Category"
      case .collections: "DuaCollection"
      case .works: "Work"
      case .duas: "Dua"
      case .journeys: "Journey"
      case .journeyDuas: "JourneyDua"
      }
    return BundleContract.object(object)?.fields.map(\.key) ?? []
  }

  /// What belongs to the database and not to the library: the times of a row, the number of a step, and the versions in the table
  /// of one row.
  var bookkeeping: [String] {
    let own =
      switch self {
      case .journeyDuas: ["id"]
      case .library: ["id", "fold_version"]
      case .categories, .collections, .works, .duas, .journeys: [String]()
      }
    return ["created_at", "updated_at"] + own
  }
}

/// The columns of a table, or the fields of its documents, by the names that a database gives them.
///
/// Names are in snake case, as in the app's tables, or in camel case, as in its documents.
final class AppColumns {
  enum Column {
    /// A key of the bundle contract.
    case key(String)
    case bookkeeping
    /// Not imported, with the name in a message.
    case unknown(String)
  }

  private let table: AppTable
  private var known: [String: Column] = [:]

  init(_ table: AppTable) {
    self.table = table
    for key in table.keys {
      known[key] = .key(key)
      known[key.camelCased] = .key(key)
    }
    for key in table.bookkeeping {
      known[key] = .bookkeeping
      known[key.camelCased] = .bookkeeping
    }
  }

  func column(_ name: String) -> Column {
    if let column = known[name] { return column }
    let hint = Suggestion.nearest(to: name, among: table.keys).map { " (did you mean `\($0)`?)" } ?? ""
    let column = Column.unknown("\(name.quoted())\(hint) of `\(table.rawValue)`")
    // Documents may have any number of names.
    if known.count < 1000 { known[name] = column }
    return column
  }
}
