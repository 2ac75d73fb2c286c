import DuaLibrary

/// The tables of the app's database that contain a library, and its rows. Tables of users are not among them.
enum AppTables {
  /// In the order of their references.
  static func all(of library: Library) throws(ExportProblem) -> [SQLTable] {
    let rows = try LibraryTables(library)
    let tables = [
      categories(rows.categories), collections(rows.collections), duas(rows.duas), journeys(rows.journeys),
      journeyDuas(rows.journeyDuas),
    ]
    for table in tables { try table.check() }
    return tables
  }

  private typealias Column = SQLTable.Column

  private static func id(_ name: String = "id") -> Column { Column(name: name, kind: .integer) }
  private static func integer(_ name: String) -> Column { Column(name: name, kind: .integer) }
  private static func boolean(_ name: String) -> Column { Column(name: name, kind: .boolean) }
  private static func text(_ name: String, _ longest: Int? = nil) -> Column {
    Column(name: name, kind: .text, longest: longest)
  }

  private static func categories(_ rows: [CategoryRow]) -> SQLTable {
    SQLTable(
      name: "categories",
      columns: [id(), text("name", 255), text("slug", 255), text("description")],
      unique: ["name", "slug"],
      rows: rows.map { [.integer($0.id), .text($0.name), .text($0.slug), .text($0.description)] }
    )
  }

  private static func collections(_ rows: [CollectionRow]) -> SQLTable {
    SQLTable(
      name: "collections",
      columns: [id(), text("name", 255), text("slug", 255), text("description"), boolean("is_premium")],
      unique: ["name", "slug"],
      rows: rows.map {
        [.integer($0.id), .text($0.name), .text($0.slug), .text($0.description), .boolean($0.isPremium)]
      }
    )
  }

  private static func duas(_ rows: [DuaRow]) -> SQLTable {
    SQLTable(
      name: "duas",
      columns: [
        id(), integer("category_id"), integer("collection_id"), text("title_en", 255), text("title_ar", 255),
        text("arabic_text"), text("transliteration"), text("translation_en"), text("source", 255),
        integer("repetitions"), text("best_time", 255), text("difficulty", 50), integer("est_duration_sec"),
        text("rizq_benefit"), text("prophetic_context"), integer("xp_value"), text("audio_url", 255),
      ],
      created: ["created_at"],
      updated: ["updated_at"],
      rows: rows.map { row in
        [
          .integer(row.id), .integer(row.categoryID), .integer(row.collectionID), .text(row.titleEn),
          .text(row.titleAr), .text(row.arabicText), .text(row.transliteration), .text(row.translationEn),
          .text(row.source), .integer(row.repetitions), .text(row.bestTime), .text(row.difficulty),
          .integer(row.estDurationSec), .text(row.rizqBenefit), .text(row.propheticContext),
          .integer(row.xpValue),
          .text(row.audioURL),
        ]
      }
    )
  }

  private static func journeys(_ rows: [JourneyRow]) -> SQLTable {
    SQLTable(
      name: "journeys",
      columns: [
        id(), text("name", 255), text("slug", 100), text("description"), text("emoji", 255),
        integer("estimated_minutes"), integer("daily_xp"), boolean("is_premium"), boolean("is_featured"),
        integer("sort_order"),
      ],
      unique: ["slug"],
      created: ["created_at"],
      rows: rows.map { row in
        [
          .integer(row.id), .text(row.name), .text(row.slug), .text(row.description), .text(row.emoji),
          .integer(row.estimatedMinutes), .integer(row.dailyXP), .boolean(row.isPremium),
          .boolean(row.isFeatured),
          .integer(row.sortOrder),
        ]
      }
    )
  }

  private static func journeyDuas(_ rows: [JourneyDuaRow]) -> SQLTable {
    SQLTable(
      name: "journey_duas",
      columns: [integer("journey_id"), integer("dua_id"), text("time_slot", 50), integer("sort_order")],
      keyLength: 2,
      rows: rows.map {
        [.integer($0.journeyID), .integer($0.duaID), .text($0.timeSlot), .integer($0.sortOrder)]
      }
    )
  }
}
