import Foundation
import TestSupport
import Testing

/// `rizq export firestore`, and what comes back by `rizq import`.
@Suite("Back ends, from the command line")
struct BackendCommandTests {
  private func project() async throws -> TemporaryProject {
    let project = try TemporaryProject()
    try project.writeLibrary()
    try #require(try await project.rizq("build").code == 0)
    return project
  }

  @Test("an export has documents, commits and indexes, the same each time, and comes back as the same bundle")
  func firestore() async throws {
    let project = try await project()
    let export = try await project.rizq("export", "firestore", "--project", "rizq-test", "--output", "fire")
    #expect(export.code == 0)
    #expect(export.output == "11 documents in 1 commit, in fire\n")
    #expect(
      project.tree("fire").keys.sorted() == [
        "commits", "commits/0001.json", "documents.ndjson", "firestore.indexes.json",
      ]
    )
    #expect(
      try await project.rizq("export", "firestore", "--project", "rizq-test", "--output", "again/fire").code
        == 0
    )
    #expect(project.tree("again/fire") == project.tree("fire"))

    let back = try await project.rizq("import", "firestore", "fire", "--output", "back")
    #expect(back.code == 0)
    #expect(try await project.rizq("build", "--content", "back", "--output", "second").code == 0)
    for file in [
      "duas.json", "categories.json", "collections.json", "journeys.json", "journey_duas.json", "works.json",
    ] {
      #expect(project.tree("second")[file] == project.tree()[file], "\(file)")
    }
  }

  @Test("--since writes what has changed, and names what is gone")
  func since() async throws {
    let project = try await project()
    try project.change("content/duas.xml", "Glory belongs to Allah", "Glory be to Allah")
    try project.change(
      "content/journeys.json",
      ",\n                {\"dua\": \"allahu-akbar\", \"slot\": \"evening\"}",
      ""
    )
    _ = try await project.rizq("build", "--output", "new")
    let export = try await project.rizq(
      "export",
      "firestore",
      "--project",
      "p",
      "--bundle",
      "new",
      "--since",
      "output",
      "--output",
      "changes"
    )
    #expect(export.code == 0, "\(export.errors)")
    let documents = try project.text("changes/documents.ndjson")
    #expect(documents.contains("/documents/duas/1\"") && documents.contains("Glory be to Allah"))
    #expect(!documents.contains("/documents/duas/2\""))
  }

  @Test(
    "wrong usage exits with 2, and writes nothing",
    arguments: [
      (["--project", "rizq/test", "--output", "o"], "is not an id"),
      (["--project", "p", "--output", ""], "--output is empty"),
      (["--project", "p", "--output", "content"], "is not empty"),
      (["--project", "p", "--output", "o", "--bundle", "none"], "there is no folder `none`"),
      (["--project", "p", "--output", "o", "--since", "content"], "is not a bundle"),
      (["--project", "p", "--output", "o", "--since", "none"], "and name its folder with --since"),
    ]
  )
  func usage(arguments: [String], message: String) async throws {
    let project = try await project()
    let before = project.tree(".")
    let result = try await project.command(["export", "firestore"] + arguments).run()
    #expect(result.code == 2 && result.errors.contains(message), "\(result.errors)")
    #expect(project.tree(".") == before)
  }

  @Test("a dump says nothing of grades, and the import says so")
  func grades() async throws {
    let project = try TemporaryProject()
    try project.write(
      "app.sql",
      """
      COPY public.duas (id, title_en, arabic_text, translation_en, source) FROM stdin;
      1\tPraise\tسُبْحَانَ اللَّهِ\tGlory\tSahih al-Bukhari 6405; Quran 2:255
      2\tPraise again\tالْحَمْدُ لِلَّهِ\tPraise\tSahih Muslim 2692
      \\.

      """
    )
    let result = try await project.rizq("import", "sql-dump", "app.sql", "--output", "o")
    #expect(result.code == 0, "\(result)")
    #expect(
      result.errors
        == "note: the database has no grades of hadith, so 2 sources have none; `rizq validate --content o` names them\n"
    )
    // Documents of this project have them, or say that there is none.
    let full = try await self.project()
    _ = try await full.rizq("export", "firestore", "--project", "p", "--output", "fire")
    #expect(try await full.rizq("import", "firestore", "fire", "--output", "back").errors.isEmpty)
  }

  @Test("a dump that is not complete is not imported")
  func dump() async throws {
    let project = try TemporaryProject()
    try project.write("app.sql", "COPY public.duas (id, arabic_text) FROM stdin;\n1\tسُبْحَانَ اللَّهِ\n")
    let result = try await project.rizq("import", "sql-dump", "app.sql", "--output", "o")
    #expect(result.code == 1)
    #expect(result.output.contains("error[IM27]: this list of rows of `COPY` has no end"))
    #expect(result.output.contains("app.sql:1:1"))
    #expect(!project.exists("o"))
  }
}
