import DuaLibrary
import SearchEngine
import UnicodeText

/// The tables of the schema `rizq`, and the rows of a library in them.
struct SchemaTables {
  /// Tables whose rows are marked when a library no longer has them, in the order of their references.
  let entities: [SQLTable]
  /// Tables whose rows belong to those of `entities`, and are deleted when they are gone.
  let parts: [SQLTable]

  private typealias Column = SQLTable.Column

  init(_ library: Library, key: String, vocabulary: SearchVocabulary) throws(ExportProblem) {
    let rows = try LibraryTables(library)
    let builder = Builder(key: key)
    let names = SearchNames(library, vocabulary)
    var reader = SearchWords()
    let texts = library.duas.map { SearchTexts($0, in: library, names: names, reader: &reader) }
    let duas = builder.duas(rows.duas, texts)
    entities = [
      builder.categories(rows.categories), builder.collections(rows.collections), builder.works(rows.works),
      duas,
      builder.journeys(rows.journeys),
    ]
    parts = [
      builder.translations(rows.duas), builder.sources(rows.duas), builder.journeyDuas(rows.journeyDuas),
    ]
    for table in entities + parts { try table.check() }
  }

  private struct Builder {
    /// The key of the library.
    let key: String

    private func text(_ names: String...) -> [Column] { names.map { Column(name: $0, kind: .text) } }
    private func integer(_ names: String...) -> [Column] { names.map { Column(name: $0, kind: .integer) } }
    private func boolean(_ names: String...) -> [Column] { names.map { Column(name: $0, kind: .boolean) } }
    private var localizations: [Column] { [Column(name: "localizations", kind: .jsonb)] }

    private func table(
      _ name: String,
      _ columns: [Column],
      key length: Int,
      unique: [String] = [],
      updated: [String] = [],
      _ rows: [[SQLWriter.Value]]
    ) -> SQLTable {
      SQLTable(
        name: name,
        columns: text("library") + columns,
        keyLength: length + 1,
        unique: unique,
        updated: updated,
        rows: rows.map { [.text(key)] + $0 }
      )
    }

    func categories(_ rows: [CategoryRow]) -> SQLTable {
      table(
        "categories",
        integer("id") + text("slug", "name", "description", "emoji") + localizations,
        key: 1,
        unique: ["slug"],
        rows.map { $0.values() + [names($0.localizations)] }
      )
    }

    func collections(_ rows: [CollectionRow]) -> SQLTable {
      table(
        "collections",
        integer("id") + text("slug", "name", "description") + boolean("is_premium") + localizations,
        key: 1,
        unique: ["slug"],
        rows.map { $0.values() + [names($0.localizations)] }
      )
    }

    func works(_ rows: [WorkRow]) -> SQLTable {
      table(
        "works",
        text("slug", "name") + [Column(name: "aliases", kind: .jsonb)] + text("numbering")
          + integer("highest")
          + localizations,
        key: 1,
        rows.map {
          [
            .text($0.slug), .text($0.name), json(.array($0.aliases.map(JSONValue.string))),
            .text($0.numbering), .integer($0.highest), names($0.localizations),
          ]
        }
      )
    }

    func duas(_ rows: [DuaRow], _ texts: [SearchTexts]) -> SQLTable {
      let folded = SearchTexts.Part.allCases.map { Column(name: "folded_\($0.rawValue)", kind: .text) }
      let columns =
        integer("id") + text("slug") + integer("category_id", "collection_id")
        + text("title_en", "title_ar", "arabic_text", "transliteration", "translation_en", "source")
        + integer("repetitions") + text("best_time", "difficulty") + integer("est_duration_sec")
        + text("rizq_benefit", "context", "prophetic_context") + integer("xp_value")
        + text("audio_url", "review_status", "review_by", "review_hash", "variant_of") + localizations
        + folded
      return table(
        "duas",
        columns,
        key: 1,
        unique: ["slug"],
        updated: ["updated_at"],
        zip(rows, texts).map { row, texts in
          row.values() + [localizations(of: row)] + texts.parts.map { .text($0) }
        }
      )
    }

    private func localizations(of row: DuaRow) -> SQLWriter.Value {
      map(row.localizations) { texts in
        [
          "title": texts.title, "best_time": texts.bestTime, "rizq_benefit": texts.rizqBenefit,
          "context": texts.context, "prophetic_context": texts.propheticContext,
        ]
      }
    }

    func translations(_ rows: [DuaRow]) -> SQLTable {
      table(
        "translations",
        integer("dua_id") + text("language", "text"),
        key: 2,
        rows.flatMap { $0.translationRows() }
      )
    }

    func sources(_ rows: [DuaRow]) -> SQLTable {
      table(
        "sources",
        integer("dua_id", "position") + text("type", "collection", "number", "grade", "grader", "note")
          + integer("surah") + text("ayah", "title"),
        key: 2,
        rows.flatMap { $0.sourceRows() }
      )
    }

    func journeys(_ rows: [JourneyRow]) -> SQLTable {
      table(
        "journeys",
        integer("id") + text("slug", "name", "description", "emoji")
          + integer("estimated_minutes", "daily_xp")
          + boolean("is_premium", "is_featured") + integer("sort_order", "collection_id") + localizations,
        key: 1,
        unique: ["slug"],
        rows.map { $0.values() + [names($0.localizations)] }
      )
    }

    func journeyDuas(_ rows: [JourneyDuaRow]) -> SQLTable {
      table(
        "journey_duas",
        integer("journey_id", "dua_id", "sort_order") + text("time_slot"),
        key: 2,
        rows.map { [.integer($0.journeyID), .integer($0.duaID), .integer($0.sortOrder), .text($0.timeSlot)] }
      )
    }

    /// Words and phrases with the same meaning, folded.
    func synonyms(_ groups: [[String]]) -> SQLTable {
      table(
        "synonyms",
        integer("meaning") + text("phrase"),
        key: 2,
        groups.enumerated().flatMap { index, phrases -> [[SQLWriter.Value]] in
          let folded = Set(phrases.map { SearchWord.words(of: $0).map(\.text).joined(separator: " ") })
          return folded.subtracting([""]).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.map {
            [.integer(index + 1), .text($0)]
          }
        }
      )
    }

    private func names(_ map: LanguageMap<NameLocalization>?) -> SQLWriter.Value {
      self.map(map) { ["name": $0.name, "description": $0.description] }
    }

    /// Texts by language, as the bundle has them; an empty object if there are none.
    private func map<Texts>(
      _ map: LanguageMap<Texts>?,
      _ texts: (Texts) -> [String: String?]
    ) -> SQLWriter.Value {
      let languages = (map?.entries ?? []).map { language, value in
        (
          key: language.rawValue,
          value: JSONValue.sortedObject(texts(value).mapValues { $0.map(JSONValue.string) })
        )
      }
      return json(.object(languages))
    }

    private func json(_ value: JSONValue) -> SQLWriter.Value {
      .text(String(decoding: value.formatted(), as: UTF8.self))
    }
  }
}
