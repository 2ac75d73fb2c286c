import DuaLibrary
import TestSupport
import Testing

@testable import LibraryCompiler

@Suite("A content folder without library.json")
struct DeclaredFolderTests {
  private static let declaration = SampleLibrary.declaration

  private func failure(of folder: String, needsDeclaration: Bool = true, _ files: [String: String])
    -> OperationalFailure?
  {
    let disk = InMemoryFiles(files)
    do {
      _ = try SourceFinder(files: disk.client, root: folder).find(needsDeclaration: needsDeclaration)
      return nil
    } catch {
      return OperationalFailure(causedBy: error)
    }
  }

  @Test("is a failure that names the folder below it, the nearest one")
  func below() {
    let files = [
      "/project/a.json": "", "/project/content/library.json": Self.declaration,
      "/project/tests/samples/library.json": Self.declaration,
    ]
    #expect(
      failure(of: "/project", files)
        == OperationalFailure(
          "there is no `library.json` in `/project`",
          hint: "did you mean `--content /project/content`, which has one?"
        )
    )
  }

  @Test(
    "is a failure that names the folder above it, the nearest one",
    arguments: ["duas/x.xml", "duas/README.md"]
  )
  func above(file: String) {
    let files = [
      "/project/library.json": Self.declaration, "/project/content/library.json": Self.declaration,
      "/project/content/\(file)": "",
    ]
    #expect(
      failure(of: "/project/content/duas", files)?.hint
        == "did you mean `--content /project/content`, which has one?"
    )
  }

  @Test("is checked if the other folder is outside of the repository", arguments: [".git/HEAD", ".git"])
  func repository(git: String) {
    let files = [
      "/project/library.json": Self.declaration, "/project/clone/content/duas/x.xml": "",
      "/project/clone/\(git)": "",
    ]
    #expect(failure(of: "/project/clone/content/duas", files) == nil)
    #expect(failure(of: "/project/clone", files) == nil)
    let inside = files.merging(["/project/clone/library.json": Self.declaration]) { $1 }
    #expect(
      failure(of: "/project/clone/content/duas", inside)?.hint
        == "did you mean `--content /project/clone`, which has one?"
    )
  }

  @Test("is a failure if it is a bundle")
  func bundle() {
    let names = [Manifest.path] + BundleFile.allCases.map(\.rawValue)
    let files = Dictionary(uniqueKeysWithValues: names.map { ("/project/output/\($0)", "[]") })
    #expect(
      failure(of: "/project/output", files)
        == OperationalFailure(
          "`/project/output` is a bundle, not a folder of sources",
          hint: "name the folder that contains `library.json` with --content"
        )
    )
    // As the sources of a declared library, whatever their names are.
    let declared = files.merging(["/project/output/library.json": Self.declaration]) { $1 }
    #expect(failure(of: "/project/output", declared) == nil)
    #expect(failure(of: "/project/output", ["/project/output/duas.json": "[]"]) == nil)
  }

  @Test("is checked if no other folder is the obvious one")
  func notObvious() {
    let two = [
      "/project/x.xml": "", "/project/a/library.json": Self.declaration,
      "/project/b/library.json": Self.declaration,
    ]
    #expect(failure(of: "/project", two) == nil)
    let aboveAndBelow = [
      "/project/a/x.xml": "", "/project/library.json": Self.declaration,
      "/project/a/b/library.json": Self.declaration,
    ]
    #expect(failure(of: "/project/a", aboveAndBelow) == nil)
    #expect(failure(of: "/project", ["/project/x.xml": ""]) == nil)
  }

  @Test("is checked if the other file is of another program, or cannot be read")
  func foreignFile() {
    let others = [
      "{\"name\": \"a part\", \"version\": \"1.0.2\", \"keywords\": []}",
      "{\"name\": \"a part\", \"categories\": [{\"name\": \"A\"}]}", "{", "[]",
    ]
    for text in others {
      #expect(failure(of: "/project/a", ["/project/library.json": text, "/project/a/x.xml": ""]) == nil)
    }
  }

  @Test("is read if it need not have one, and so is a folder that has its own")
  func unneeded() {
    let files = ["/project/x.xml": "", "/project/content/library.json": Self.declaration]
    #expect(failure(of: "/project", needsDeclaration: false, files) == nil)
    #expect(failure(of: "/project", files.merging(["/project/library.json": "{"]) { $1 }) == nil)
  }
}
