import ContentImport
import Diagnostics
import DuaLibrary
import Foundation
import TestSupport
import Testing

struct SQLDumpTests {
  // MARK: Dumps of the app's tables

  @Test(arguments: AppTables.Form.allCases, 0..<8 as Range<UInt64>)
  func `The rows of a dump are the library, in every form of values`(form: AppTables.Form, seed: UInt64)
    throws
  {
    let tables = try AppTables(seed: seed)
    let result = try Imports.run(.sqlDump, tables.dump(form))
    #expect(try AppTables.withoutSlugs(Imports.library(result)) == tables.library)
    #expect(Set(result.rules).isSubset(of: ["IM01", "IM06", "IM07"]), "\(result.findings.map(\.message))")
    #expect(result.messages("IM01").allSatisfy { $0.contains("user_profiles") })
  }

  @Test func `Lines that end as on Windows are read the same`() throws {
    let tables = try AppTables(seed: 20)
    let dump = tables.dump(.copy).replacing(["\n": "\r\n"])
    #expect(try AppTables.withoutSlugs(Imports.library(Imports.run(.sqlDump, dump))) == tables.library)
  }

  /// Restores dumps into a real database, which dumps them again.
  @Test(.slow, .requires(.postgreSQL), arguments: [30, 31] as [UInt64])
  func `What PostgreSQL restores and dumps again is the same library`(seed: UInt64) async throws {
    let tables = try AppTables(seed: seed, duas: 40)
    for form in [AppTables.Form.copy, .escapes] {
      let folder = try TemporaryFolder()
      try folder.write("dump.sql", tables.dump(form).utf8)
      let command = try await Command(
        URL(filePath: "/bin/sh"),
        [Repository.url("Tests/BackendTests/Imports/pg_dump.sh").path, folder.url.path]
      )
      try #require(command.status == 0, "\(command.errors)")
      for name in ["copy.sql", "inserts.sql", "columns.sql"] {
        let bytes = try Data(contentsOf: folder.url.appending(path: name))
        let result = try Imports.run(.sqlDump, [(name, Array(bytes))])
        #expect(try AppTables.withoutSlugs(Imports.library(result)) == tables.library, "\(form) \(name)")
      }
    }
  }

  // MARK: Values

  private static let start =
    "INSERT INTO duas (id, title_en, translation_en, difficulty, repetitions, xp_value, arabic_text) VALUES "

  private func arabic(_ value: String) throws -> String? {
    let result = try Imports.run(.sqlDump, "\(Self.start)(1, 'T', 'U', 'Beginner', 1, 15, \(value));")
    return try Imports.library(result).duas.first?.arabic
  }

  @Test(
    arguments: [
      ("'it''s'", "it's"), ("'back\\slash'", "back\\slash"), ("E'a\\'b\\\\c'", "a'b\\c"),
      ("e'\\u0644\\u0627'", "لا"),
      ("E'\\xd9\\x84'", "ل"), ("E'\\331\\204'", "ل"), ("E'\\ud83e\\udded'", "🧭"), ("U&'\\0644\\\\'", "ل\\"),
      ("U&'\\+01F9ED'", "🧭"), ("$$a'b$c$$", "a'b$c"), ("$q$ $$ $q$", " $$ "), ("'a' /* ' */ ::text", "a"),
      ("'a' -- it's\n", "a"), ("'a'::character varying(255)", "a"), ("'لّ'", "لّ"), ("'e\u{301}'", "e\u{301}"),
    ] as [(String, String)]
  )
  func `A string has the scalars that PostgreSQL reads`(value: String, expected: String) throws {
    #expect(Array(try #require(try arabic(value)).unicodeScalars) == Array(expected.unicodeScalars))
  }

  @Test func `Without standard strings a backslash is an escape`() throws {
    let result = try Imports.run(
      .sqlDump,
      "SET standard_conforming_strings = off;\n\(Self.start)(1, 'T', 'U', 'Beginner', 1, 15, 'a\\'b');"
    )
    #expect(try Imports.library(result).duas.first?.arabic == "a'b")
  }

  @Test func `Other schemas and tables are not the app's`() throws {
    let result = try Imports.run(
      .sqlDump,
      "\(Self.start)(1, 'T', 'U', 'Beginner', 1, 15, 'a');\n"
        + "INSERT INTO archive.duas (id) VALUES (2);\nCOPY public.user_progress (id) FROM stdin;\n1\n\\.\n"
    )
    #expect(try Imports.library(result).duas.count == 1)
    let messages = result.messages("IM01").sorted()
    try #require(messages.count == 2)
    #expect(messages[0].hasPrefix("the table `archive.duas` is not imported"))
    #expect(messages[1].hasPrefix("the table `public.user_progress` is not imported"))
  }

  @Test func `Statements about other tables are skipped, also those that name a table of the app`() throws {
    let result = try Imports.run(
      .sqlDump,
      """
      UPDATE users SET journeys = 2 WHERE duas = 1; DELETE FROM notes USING duas; TRUNCATE notes, users;
      WITH x AS (SELECT * FROM duas) SELECT * FROM x; ALTER TABLE ONLY public.duas ADD COLUMN x text;
      DO $$ BEGIN PERFORM 'INSERT INTO duas'; END $$;
      \(Self.start)(1, 'T', 'U', 'Beginner', 1, 15, 'a');
      """
    )
    #expect(try Imports.library(result).duas.count == 1)
  }

  @Test(arguments: [
    (
      "(1, 'T', 'U', 'Beginner', 1, 15, 'a'), (1, 'V', 'W', 'Beginner', 1, 15, 'b')",
      "the id 1 of `duas` is given twice"
    ),
    ("(NULL, 'T', 'U', 'Beginner', 1, 15, 'a')", "this row of `duas` has no id"),
    ("(0, 'T', 'U', 'Beginner', 1, 15, 'a')", "the id `0` of `duas` is not a number from 1"),
    (
      "(99999999999, 'T', 'U', 'Beginner', 1, 15, 'a')",
      "the id `99999999999` of `duas` is not a number from 1"
    ),
  ])
  func `Rows are never numbered again`(rows: String, message: String) throws {
    let result = try Imports.run(.sqlDump, Self.start + rows + ";")
    #expect(result.hasErrors)
    #expect(result.messages("IM30").count == 1 && result.messages("IM30")[0].hasPrefix(message))
    // What follows from it is not reported too.
    #expect(Set(result.rules).isSubset(of: ["IM17", "IM30"]), "\(result.findings.map(\.message))")
  }

  @Test func `Values that cannot be read are named, and what is written instead`() throws {
    let result = try Imports.run(
      .sqlDump,
      """
      INSERT INTO collections (id, name, slug, is_premium) VALUES (1, 'Core', 'core', 'perhaps');
      INSERT INTO works (slug, name) VALUES ('No Slug', 'x'), (NULL, 'y');
      INSERT INTO journeys (id, name, slug, emoji, estimated_minutes, daily_xp, sort_order) VALUES (1, 'J', 'j', 'x', 1, 15, 1);
      INSERT INTO journey_duas (journey_id, dua_id, time_slot, sort_order) VALUES (1, 1, 'noon', 2), (1, NULL, 'morning', 1),
        (7, 1, 'morning', 1), (1, 'one', 'morning', 3);
      \(Self.start)(1, 'T', 'U', 'Easy', 2000, 15, 'a');
      """
    )
    let library = try Imports.library(result)
    #expect(library.journeys.first?.steps.map(\.slot) == [.anytime])
    #expect(library.collections.first?.isPremium == false)
    #expect(
      result.messages("IM10").contains(
        "the slug of a work is `No Slug`, which is not a slug (`a` to `z`, `0` to `9` and hyphens), and is omitted"
      )
    )
    #expect(result.messages("IM10").count == 6, "\(result.messages("IM10"))")
    #expect(
      result.messages("IM16") == [
        "the slug of a work is not in the file; the reference is omitted",
        "the journey or dua of a step without its number is not in the file; the reference is omitted",
        "the journey 7 is not in the file; the reference is omitted",
      ]
    )
    #expect(
      result.messages("IM28") == [
        "this step has no `slot` that can be read; `anytime` is written: correct it",
        "this dua has no `difficulty` that can be read; `beginner` is written: correct it",
        "this dua has no `repetitions` that can be read; `1` is written: correct it",
      ]
    )
  }

  @Test func `The body of a routine is not carried out`() throws {
    let result = try Imports.run(
      .sqlDump,
      """
      CREATE PROCEDURE public.add(a integer) LANGUAGE sql
        BEGIN ATOMIC
          INSERT INTO public.duas (id, arabic_text) VALUES (7, CASE WHEN true THEN 'x' END);
          INSERT INTO public.duas (id, arabic_text) VALUES (8, 'x');
        END;
      CREATE RULE r AS ON INSERT TO public.duas DO ALSO (INSERT INTO public.duas (id) VALUES (9); SELECT 1);
      SET SESSION standard_conforming_strings = off;
      \(Self.start)(1, 'T', 'U', 'Beginner', 1, 15, 'a\\'b');
      """
    )
    let library = try Imports.library(result)
    #expect(library.duas.map(\.id.rawValue) == [1])
    #expect(library.duas.first?.arabic == "a'b")
  }

  @Test func `Columns that the library does not have are counted`() throws {
    let result = try Imports.run(
      .sqlDump,
      "INSERT INTO duas (id, arabic_text, hue, transliteraton) VALUES (1, 'a', 'red', 'b'), (2, 'c', NULL, 'd');"
    )
    #expect(
      result.messages("IM01") == [
        "the column `hue` of `duas` is not imported (it occurs once); the source format has no field for it",
        "the column `transliteraton` (did you mean `transliteration`?) of `duas` is not imported (it occurs 2 times); "
          + "the source format has no field for it",
      ]
    )
  }

  // MARK: Dumps that cannot be read

  @Test(
    arguments: [
      ("", "the file is empty"), ("PGDMP\u{1}", "the dump is in a format of `pg_restore`"),
      ("COPY duas (id) FROM stdin;\n1\n", "this list of rows of `COPY` has no end"),
      ("COPY duas (id, slug) FROM stdin;\n1\n\\.\n", "this row has 1 values for 2 columns of `duas`"),
      ("COPY duas (id) FROM stdin WITH (FORMAT csv);\n1\n\\.\n", "`COPY` with options is not read"),
      ("COPY duas FROM stdin;\n1\n\\.\n", "this statement does not name the columns of `duas`"),
      ("INSERT INTO duas (id) VALUES ('1", "this string has no end"),
      ("INSERT INTO duas (id) VALUES (1", "this row has no end"),
      ("INSERT INTO duas (id) VALUES (1, 2);", "this row has 2 values for 1 columns of `duas`"),
      ("INSERT INTO duas (arabic_text) VALUES (upper('a'));", "this is an expression, not a value"),
      ("INSERT INTO duas (arabic_text) VALUES ('a' || 'b');", "this is an expression, not a value"),
      (
        "INSERT INTO duas (arabic_text) VALUES (E'\\ud83e');",
        "an escape with a backslash in this value is not complete"
      ),
      (
        "INSERT INTO duas (arabic_text) VALUES (E'\\ud83e\\n\\udded');",
        "an escape with a backslash in this value is not complete"
      ),
      (
        "INSERT INTO duas (arabic_text) VALUES (U&'\\d83e\\\\\\dded');",
        "an escape with a backslash in this value is not complete"
      ),
      ("INSERT INTO duas (arabic_text) VALUES (E'\\xff');", "this value is not UTF-8"),
      ("INSERT INTO duas (arabic_text) VALUES (E'a\\x01');", "U+0001"),
      ("INSERT INTO duas SELECT * FROM old;", "this statement changes rows of `duas`"),
      ("UPDATE duas SET xp_value = 20;", "this statement changes rows of `duas`"),
      ("DELETE FROM public.duas;", "this statement changes rows of `duas`"),
      ("DELETE FROM ONLY \"duas\" WHERE id = 1;", "this statement changes rows of `duas`"),
      ("TRUNCATE users, public.journeys CASCADE;", "this statement changes rows of `journeys`"),
      ("WITH new AS (SELECT 1) INSERT INTO duas SELECT * FROM new;", "this statement changes rows of `duas`"),
      ("MERGE INTO works USING x ON true;", "this statement changes rows of `works`"),
      ("TRUNCATE TABLE public.duas;", "this statement changes rows of `duas`"),
      ("SET client_encoding = 'LATIN1';", "the dump is in `LATIN1`"),
      ("/* a /* b */", "this comment has no end"),
      ("CREATE FUNCTION f() AS $a$ x", "this string has no end"), ("SELECT \"a", "this name has no end"),
      ("INSERT INTO duas (id) VALUES (1)", "this statement has no end"),
      ("COPY duas (id) FROM", "this statement has no end"),
      ("-- PostgreSQL database dump\n", "the dump has no last line `-- PostgreSQL database dump complete`"),
    ] as [(String, String)]
  )
  func `A dump that is not complete is an error with its place`(dump: String, message: String) throws {
    let result = try Imports.run(.sqlDump, dump)
    #expect(result.hasErrors)
    #expect(result.messages("IM27").contains { $0.hasPrefix(message) }, "\(result.messages("IM27"))")
    #expect(result.findings.filter { $0.rule == "IM27" }.allSatisfy { $0.range != nil })
  }

  @Test(arguments: AppTables.Form.allCases)
  func `A dump that ends too early is an error, wherever it ends`(form: AppTables.Form) throws {
    let bytes = Array(try AppTables(seed: 40, duas: 2).dump(form).utf8)
    for length in stride(from: 40, to: bytes.count - 30, by: 113) {
      let result = try Imports.run(.sqlDump, [("a.sql", Array(bytes[..<length]))])
      #expect(result.rules.contains("IM27"), "\(length) of \(bytes.count) bytes")
    }
  }

  @Test func `A value that is not UTF-8 is an error at its place`() throws {
    let bytes = Array("COPY duas (id, arabic_text) FROM stdin;\n1\ta".utf8) + [0xFF] + Array("\n\\.\n".utf8)
    let result = try Imports.run(.sqlDump, [("a.sql", bytes)])
    let finding = try #require(result.findings.first { $0.rule == "IM27" })
    #expect(finding.range?.bytes == 42..<44)
  }

  @Test func `A huge value is an error, and its text is not in the message`() throws {
    let result = try Imports.run(
      .sqlDump,
      "INSERT INTO duas (arabic_text) VALUES ('\(String(repeating: "a", count: 1 << 21))');"
    )
    #expect(result.messages("IM27") == ["the value has 2097152 bytes; the limit is 1048576"])
  }

  @Test(arguments: [
    String(repeating: "(", count: 200_000), String(repeating: "/*", count: 200_000),
    String(repeating: "$a", count: 200_000) + "$",
    "INSERT INTO duas (id) VALUES (" + String(repeating: "(", count: 200_000),
    "INSERT INTO duas (id) VALUES (1" + String(repeating: "::a", count: 100_000) + ");",
    "CREATE TABLE duas (" + String(repeating: "a text,", count: 100_000),
    "COPY duas (id) FROM stdin;\n" + String(repeating: "\t", count: 300_000),
    "COPY duas (id) FROM stdin;\n" + String(repeating: "\t\n", count: 100_000),
  ])
  func `Hostile dumps end in an error or in nothing, without a crash`(dump: String) throws {
    let result = try Imports.run(.sqlDump, dump)
    #expect(result.hasErrors)
    #expect(result.findings.count < 2000)
  }
}
