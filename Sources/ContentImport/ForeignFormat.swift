import ContentIngest
import DuaLibrary
import UnicodeText

/// The foreign formats that can be imported, by their names on the command line.
public enum ForeignFormat: String, CaseIterable, Sendable {
  /// JSON arrays: a folder for each chapter, with a file for each language.
  case duaDhikr = "dua-dhikr"
  /// XML with groups of duas, as in editions of Hisn al-Muslim.
  case hisnulXML = "hisnul-xml"
  /// A JSON array of chapters with texts and counts.
  case adhkarJSON = "adhkar-json"
  /// Any table whose columns the user names.
  case csv
  /// Any JSON whose keys the user names, however nested.
  case json
  /// Tables of an SQLite database whose columns the user names.
  case sqlite
  /// A dump of the app's tables in PostgreSQL, in plain format.
  case sqlDump = "sql-dump"
  /// The app's documents in Firestore.
  case firestore
  /// One JSON object with the rows of the RIZQ app.
  case rizqSeed = "rizq-seed"

  /// Whether the user may name the columns or keys of the fields; a database with the app's tables needs none.
  public var isMapped: Bool { [.csv, .json, .sqlite].contains(self) }

  /// The extensions of the files that are read from a folder.
  public var fileExtensions: [String] {
    switch self {
    case .duaDhikr, .adhkarJSON, .json, .rizqSeed: ["json"]
    case .hisnulXML: ["xml"]
    case .csv: ["csv"]
    case .sqlite: ["db", "sqlite", "sqlite3"]
    case .sqlDump: ["sql"]
    case .firestore: ["json", "jsonl", "ndjson"]
    }
  }

  /// The largest size of a file, in bytes. Databases may have recordings or the data of users besides the texts.
  public var fileBytes: Int {
    [.sqlite, .sqlDump, .firestore].contains(self) ? 256 << 20 : ContentIngest.Limits.standard.fileBytes
  }

  /// The language of the texts without one, if the format has only one language besides Arabic.
  var language: LanguageTag? { self == .rizqSeed ? .english : nil }

  var collectionName: String {
    switch self {
    case .duaDhikr: "Dua and Dhikr"
    case .hisnulXML: "Hisn al-Muslim"
    case .adhkarJSON: "Adhkar"
    case .csv: "Imported table"
    case .json: "Imported collection"
    case .sqlite: "Imported database"
    case .sqlDump, .firestore: AppLibrary.name
    case .rizqSeed: "RIZQ seed"
    }
  }

  func importer(_ options: ImportOptions) -> any CollectionImporter {
    switch self {
    case .duaDhikr: DuaDhikrImporter(options: options)
    case .hisnulXML: HisnulXMLImporter(options: options)
    case .adhkarJSON: AdhkarJSONImporter(options: options)
    case .csv: TableImporter(options: options)
    case .json: MappedJSONImporter(options: options)
    case .sqlite: SQLiteImporter(options: options)
    case .sqlDump: SQLDumpImporter(options: options)
    case .firestore: FirestoreImporter(options: options)
    case .rizqSeed: RizqSeedImporter()
    }
  }
}

/// Reads the files of one foreign format.
protocol CollectionImporter: Sendable {
  /// Whether the files are a library of the app, to which an import adds nothing of its own: neither titles nor sources.
  var isWholeLibrary: Bool { get }

  /// Adds the content of the files to a collection, in order.
  func read(
    _ files: [ForeignFile],
    into collection: inout ImportedCollection,
    _ log: ImportLog
  ) throws(ImportUsageProblem)
}

extension CollectionImporter {
  var isWholeLibrary: Bool { false }
}
