import DuaLibrary
import UnicodeText

/// A library as the rows of the app's tables, which have fewer columns than a bundle.
struct AppTables {
  struct Table {
    var name: String
    var columns: [(name: String, type: String)]
    /// Values as PostgreSQL prints them; nil for null.
    var rows: [[String?]]
  }

  let library: Library
  let tables: [Table]

  init(seed: UInt64, duas: Int = 12) throws {
    library = try Self.reduced(try RandomLibrary.library(seed: seed, duas: duas))
    tables = try Self.tables(library)
  }

  /// What the app's tables can have of a library: no slugs of duas, no structured sources, and texts in one language.
  private static func reduced(_ library: Library) throws -> Library {
    func english(_ text: LocalizedText) -> LocalizedText { text[.english].map { [.english: $0] } ?? [:] }
    return try Library(
      name: "RIZQ",
      version: "1.0.0",
      licence: "not stated; see where the collection comes from",
      defaultLanguage: .english,
      duas: library.duas.map { dua in
        var reduced = Dua(
          id: dua.id,
          slug: try slug(of: dua),
          category: dua.category,
          collection: dua.collection,
          title: english(dua.title),
          arabic: dua.arabic,
          transliteration: dua.transliteration,
          translation: english(dua.translation),
          repetitions: dua.repetitions,
          difficulty: dua.difficulty,
          duration: dua.duration,
          xp: dua.xp,
          bestTime: english(dua.bestTime),
          benefit: english(dua.benefit),
          propheticContext: english(dua.propheticContext),
          audio: dua.audio
        )
        reduced.title[.arabic] = dua.title[.arabic]
        if let note = dua.context[.english] { reduced.sources = [.other(title: "see \(note)")] }
        return reduced
      },
      categories: library.categories.map { category in
        Category(
          id: category.id,
          slug: category.slug,
          name: english(category.name),
          description: english(category.description)
        )
      },
      collections: library.collections.map { collection in
        DuaCollection(
          id: collection.id,
          slug: collection.slug,
          name: english(collection.name),
          description: english(collection.description),
          isPremium: collection.isPremium
        )
      },
      journeys: library.journeys.map { journey in
        var reduced = journey
        (reduced.collection, reduced.name) = (nil, english(journey.name))
        reduced.description = english(journey.description)
        return reduced
      },
      works: []
    )
  }

  /// The library with slugs of duas that are made of their ids, because an import derives them from titles.
  static func withoutSlugs(_ library: Library) throws -> Library {
    try library.with(
      duas: library.duas.map { dua in
        var dua = dua
        dua.slug = try slug(of: dua)
        return dua
      },
      journeys: library.journeys
    )
  }

  private static func slug(of dua: Dua) throws -> Slug {
    guard let slug = Slug("dua-\(dua.id)") else { throw InvalidSlug() }
    return slug
  }

  private struct InvalidSlug: Error {}

  // MARK: Rows

  private static let time = "2026-01-31 12:00:00+00"

  private static func tables(_ library: Library) throws -> [Table] {
    let language = LanguageTag.english
    func flag(_ value: Bool) -> String { value ? "t" : "f" }
    return [
      Table(
        name: "categories",
        columns: [
          ("id", "integer"), ("name", "character varying(255)"), ("slug", "character varying(255)"),
          ("description", "text"),
        ],
        rows: library.categories.map {
          ["\($0.id)", $0.name[language], $0.slug.rawValue, $0.description[language]]
        }
      ),
      Table(
        name: "collections",
        columns: [
          ("id", "integer"), ("name", "text"), ("slug", "text"), ("description", "text"),
          ("is_premium", "boolean"),
        ],
        rows: library.collections.map {
          ["\($0.id)", $0.name[language], $0.slug.rawValue, $0.description[language], flag($0.isPremium)]
        }
      ),
      Table(
        name: "duas",
        columns: [
          ("id", "integer"), ("category_id", "integer"), ("collection_id", "integer"), ("title_en", "text"),
          ("title_ar", "text"), ("arabic_text", "text"), ("transliteration", "text"),
          ("translation_en", "text"),
          ("source", "text"), ("repetitions", "integer"), ("best_time", "text"),
          ("difficulty", "character varying(50)"),
          ("est_duration_sec", "integer"), ("rizq_benefit", "text"), ("prophetic_context", "text"),
          ("xp_value", "integer"),
          ("audio_url", "text"), ("created_at", "timestamp with time zone"),
          ("updated_at", "timestamp with time zone"),
        ],
        rows: library.duas.map { dua in
          let source: String? = if case .other(let title)? = dua.sources.first { title } else { nil }
          return [
            "\(dua.id)", dua.category.map { "\($0)" }, dua.collection.map { "\($0)" }, dua.title[language],
            dua.title[.arabic],
            dua.arabic, dua.transliteration, dua.translation[language], source, "\(dua.repetitions)",
            dua.bestTime[language],
            dua.difficulty.rawValue.capitalized, dua.duration.map { "\($0)" }, dua.benefit[language],
            dua.propheticContext[language], "\(dua.xp)", dua.audio?.rawValue, time, time,
          ]
        }
      ),
      Table(
        name: "journey_duas",
        columns: [
          ("id", "integer"), ("journey_id", "integer"), ("dua_id", "integer"),
          ("time_slot", "character varying(50)"),
          ("sort_order", "integer"),
        ],
        rows: library.journeys.flatMap { journey in
          journey.steps.enumerated().map { index, step in
            [
              "\(journey.id.rawValue * 100 + index)", "\(journey.id)", "\(step.dua)", step.slot.rawValue,
              "\(index + 1)",
            ]
          }
        }
      ),
      Table(
        name: "journeys",
        columns: [
          ("id", "integer"), ("name", "text"), ("slug", "character varying(100)"), ("description", "text"),
          ("emoji", "text"),
          ("estimated_minutes", "integer"), ("daily_xp", "integer"), ("is_premium", "boolean"),
          ("is_featured", "boolean"),
          ("sort_order", "integer"), ("created_at", "timestamp with time zone"),
        ],
        rows: library.journeys.map {
          [
            "\($0.id)", $0.name[language], $0.slug.rawValue, $0.description[language], $0.emoji,
            "\($0.minutes)", "\($0.xp)",
            flag($0.isPremium), flag($0.isFeatured), "\($0.order)", time,
          ]
        }
      ),
      Table(
        name: "user_profiles",
        columns: [("id", "integer"), ("name", "text")],
        rows: [["1", "a\tb\\N"], ["2", nil]]
      ),
    ]
  }
}

// MARK: - Dumps

extension AppTables {
  /// How rows are written.
  enum Form: String, CaseIterable {
    case copy, inserts
    /// With the names of columns, and several rows in one statement.
    case columnInserts
    /// With escapes in strings.
    case escapes
  }

  private static let header = """
    --
    -- PostgreSQL database dump
    --

    \\restrict 3Zp0

    -- Dumped from database version 15.8
    -- Dumped by pg_dump version 15.8

    SET statement_timeout = 0;
    SET client_encoding = 'UTF8';
    SET standard_conforming_strings = on;
    SELECT pg_catalog.set_config('search_path', '', false);
    SET default_tablespace = '';

    CREATE SEQUENCE public.duas_id_seq
        AS integer
        START WITH 1;


    """

  private static let footer = """
    SELECT pg_catalog.setval('public.duas_id_seq', 1, true);

    ALTER TABLE ONLY public.duas
        ADD CONSTRAINT duas_pkey PRIMARY KEY (id);

    CREATE FUNCTION public.touch() RETURNS trigger
        LANGUAGE plpgsql
        AS $_$ BEGIN NEW.note := 'INSERT INTO duas VALUES (1);'; RETURN NEW; END; $_$;

    --
    -- PostgreSQL database dump complete
    --

    \\unrestrict 3Zp0


    """

  /// A dump as `pg_dump` writes it, or as other programs do.
  func dump(_ form: Form) -> String {
    let creations = tables.map { table in
      let columns = table.columns.map { column in
        let isTime = column.name.hasSuffix("_at")
        return
          "    \(column.name) \(column.type)\(isTime ? " DEFAULT now()" : column.name == "id" ? " NOT NULL" : "")"
      }
      return "CREATE TABLE public.\(table.name) (\n\(columns.joined(separator: ",\n"))\n);\n\n\n"
    }
    return Self.header + creations.joined() + tables.map { rows($0, form) }.joined() + Self.footer
  }

  private func rows(_ table: Table, _ form: Form) -> String {
    let names = table.columns.map(\.name).joined(separator: ", ")
    switch form {
    case .copy:
      let lines = table.rows.map { row in
        row.map { $0.map(Self.copied) ?? "\\N" }.joined(separator: "\t") + "\n"
      }
      return "COPY public.\(table.name) (\(names)) FROM stdin;\n\(lines.joined())\\.\n\n\n"
    case .inserts:
      return table.rows.map { "INSERT INTO public.\(table.name) VALUES (\(values($0, table, form)));\n" }
        .joined()
    case .columnInserts:
      guard !table.rows.isEmpty else { return "" }
      let rows = table.rows.map { "(\(values($0, table, form)))" }.joined(separator: ",\n  ")
      return "insert into \"\(table.name)\" (\(names)) values\n  \(rows)\nON CONFLICT (id) DO NOTHING;\n"
    case .escapes:
      return table.rows.map { row in
        "INSERT INTO public.\(table.name) AS t (\(names)) OVERRIDING SYSTEM VALUE VALUES (\(values(row, table, form))) RETURNING id;\n"
      }.joined()
    }
  }

  private func values(_ row: [String?], _ table: Table, _ form: Form) -> String {
    zip(row, table.columns).map { value, column in
      guard let value else { return "NULL" }
      switch column.type {
      case "integer": return value
      case "boolean": return value == "t" ? "true" : "false"
      case "timestamp with time zone":
        return form == .escapes ? "now()" : "'\(value)'::timestamp with time zone"
      default: return form == .escapes ? Self.escaped(value) : Self.quoted(value)
      }
    }.joined(separator: ", ")
  }

  private static func copied(_ text: String) -> String {
    text.replacing(["\\": "\\\\", "\t": "\\t", "\n": "\\n"])
  }

  private static func quoted(_ text: String) -> String { "'\(text.replacing(["'": "''"]))'" }

  /// With every other scalar as an escape, in dollar quotes, or with doubled quotes, by the length of the text.
  private static func escaped(_ text: String) -> String {
    switch text.unicodeScalars.count % 3 {
    case 0: return "$tag$\(text)$tag$::text"
    case 1:
      let scalars = text.unicodeScalars.map { scalar -> String in
        let hex = String(scalar.value, radix: 16, uppercase: true)
        return scalar.value < 0x10000
          ? "\\" + String(repeating: "0", count: 4 - hex.count) + hex
          : "\\+" + String(repeating: "0", count: 6 - hex.count) + hex
      }
      return "U&'\(scalars.joined())'"
    default:
      let scalars = text.unicodeScalars.map { scalar -> String in
        switch scalar {
        case "'": return "\\'"
        case "\\": return "\\\\"
        case "\t": return "\\t"
        case "a": return "\\x61"
        case "t": return "\\164"
        default:
          let hex = String(scalar.value, radix: 16)
          return scalar.isASCII ? String(scalar) : "\\U" + String(repeating: "0", count: 8 - hex.count) + hex
        }
      }
      return "E'\(scalars.joined())'::character varying(255)"
    }
  }
}

extension String {
  /// The text with other texts in the place of scalars, also of those with marks after them.
  func replacing(_ replacements: [Unicode.Scalar: String]) -> String {
    var result = ""
    for scalar in unicodeScalars {
      result.unicodeScalars.append(contentsOf: (replacements[scalar] ?? String(scalar)).unicodeScalars)
    }
    return result
  }
}
