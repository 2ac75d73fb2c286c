import Foundation
import TestSupport
import Testing

@Suite("The exports of a bundle, from the command line")
struct ExportTests {
  @Test(
    "are the same files at any path and in any form of the sources",
    arguments: [["sqlite"], ["sql"], ["sql", "--schema", "rizq"]]
  )
  func deterministic(arguments: [String]) async throws {
    var files: [Data] = []
    for form in SampleLibrary.Form.allCases {
      let project = try await TemporaryProject.withBundle(form: form)
      let result = try await project.command(["export"] + arguments + ["--output", "export"]).run()
      #expect(result.code == 0 && result.output == "3 duas, in export\n", "\(result)")
      files.append(try Data(contentsOf: project.root.appending(path: "export")))
      // An existing file is replaced.
      #expect(try await project.command(["export"] + arguments + ["--output", "export"]).run().code == 0)
      #expect(try Data(contentsOf: project.root.appending(path: "export")) == files.last)
    }
    #expect(files[0] == files[1])
    #expect(files[0].count > 1_000)
  }

  @Test(
    "that are wrongly asked for end with exit code 2",
    arguments: [
      (["sqlite"], "--output"), (["sqlite", "--output", ""], "--output is empty"),
      (["sql", "--output", "x", "--bundle", "nowhere"], "there is no folder `nowhere`"),
      (["sql", "--output", "nowhere/x"], "nowhere` for the export"),
      (["sqlite", "--output", "content"], "/content` is a folder"),
      (["sqlite", "--output", "output/duas.json"], "`duas.json` is a file of the bundle that is exported"),
      (["sql", "--output", "content/../output/manifest.json"], "`manifest.json` is a file of the bundle"),
      (["firestore", "--output", "x", "--project", ""], "--project is empty"),
      (["firestore", "--output", "x", "--project", "A B"], "--project `A B` is not an id"),
      (["firestore", "--output", "x", "--project", "a", "--database", ""], "--database is empty"),
      (["firestore", "--output", "x", "--project", "a", "--database", "A"], "--database `A` is not an id"),
      (["sql", "--output", "x", "--schema", "rizq", "--library", "Not a key"], "is not a key"),
      (["sql", "--output", "x", "--library", "other"], "--library is for --schema rizq"),
      (["sqlit"], "did you mean `sqlite`?"),
    ] as [([String], String)]
  )
  func wrong(arguments: [String], words: String) async throws {
    let project = try await TemporaryProject.withBundle()
    let before = project.tree("")
    let result = try await project.command(["export"] + arguments).run()
    #expect(result.code == 2)
    #expect(result.errors.contains(words), "\(result.errors)")
    #expect(project.tree("") == before)
  }
}
