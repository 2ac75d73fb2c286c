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
      // An earlier export is replaced.
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
      (["sqlite", "--output", "-"], "--output - does not name a file"),
      (["sqlite", "--output", "/dev/null"], "`/dev/null` is a device"),
      (["sql", "--output", "output/duas.json"], "is in the folder of the bundle that is exported"),
      (
        ["sqlite", "--output", "content/../output/new.db"], "is in the folder of the bundle that is exported"
      ),
      (["sql", "--output", "content/duas.xml"], "/content/duas.xml` is inside the content folder"),
      (
        ["firestore", "--output", "output/fire", "--project", "a"],
        "is in the folder of the bundle that is exported"
      ),
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

  @Test("replace nothing but an earlier export or an empty file")
  func replaced() async throws {
    let project = try await TemporaryProject.withBundle()
    try project.write("notes.txt", "-- mine\n")
    try project.write("empty", "")
    #expect(try await project.rizq("export", "sqlite", "--output", "empty").code == 0)
    #expect(try await project.rizq("export", "sql", "--output", "empty").code == 0)
    try FileManager.default.createSymbolicLink(atPath: project.path("link"), withDestinationPath: "empty")
    mkfifo(project.path("pipe"), 0o600)
    let before = project.tree("")
    for (file, words) in [
      ("notes.txt", "/notes.txt` is not an export, so it is not replaced"),
      ("link", "/link` is a symbolic link"), ("pipe", "/pipe` is a named pipe"),
    ] {
      let result = try await project.rizq("export", "sqlite", "--output", file)
      #expect(result.code == 2 && result.errors.contains(words), "\(result)")
    }
    #expect(project.tree("") == before)
  }
}
