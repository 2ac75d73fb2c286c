import GRDB

/// A row of `duas`.
public struct DuaRecord: Codable, FetchableRecord, TableRecord, Identifiable, Equatable, Sendable {
  public static let databaseTableName = "duas"
  public static let translations = hasMany(TranslationRecord.self, using: ForeignKey(["dua_id"]))

  public var id: Int
  public var slug: String
  public var title: String
  public var arabic: String
  public var transliteration: String?
  public var translation: String
  public var source: String?
  public var repetitions: Int
  public var xp: Int

  enum CodingKeys: String, CodingKey, ColumnExpression {
    case id, slug, transliteration, source, repetitions
    case title = "title_en"
    case arabic = "arabic_text"
    case translation = "translation_en"
    case xp = "xp_value"
  }
}

/// A row of `translations`.
public struct TranslationRecord: Codable, FetchableRecord, TableRecord, Equatable, Sendable {
  public static let databaseTableName = "translations"

  public var language: String
  public var text: String
}

extension LibraryDatabase {
  /// The dua with this id; nil if there is none.
  public func dua(id: Int) throws -> DuaRecord? {
    try queue.read { db in try DuaRecord.filter(DuaRecord.CodingKeys.id == id).fetchOne(db) }
  }

  /// The translations of a dua, sorted by language.
  public func translations(of dua: DuaRecord) throws -> [TranslationRecord] {
    try queue.read { db in
      try TranslationRecord.filter(Column("dua_id") == dua.id).order(Column("language")).fetchAll(db)
    }
  }
}
