import Foundation
import Testing

@Suite("The output folder")
struct OutputFolderTests {
  @Test("where a bundle must not go is refused before any work")
  func places() async throws {
    let project = try await TemporaryProject.withBundle()
    try project.makeFolder("home")
    try project.write("file", "precious")
    try project.write("photos/cat.jpg", "cat")
    try project.write("site/manifest.json", "{\"name\": \"a web page\"}")
    try project.write("site/index.html", "precious")
    symlink("output", project.path("link"))
    symlink("content", project.path("alias"))
    for (output, words) in [
      ("/", "root of the file system"), ("home", "home directory"), ("content", "is the content folder"),
      ("content/output", "inside the content folder"), (".", "contains the content folder"),
      ("alias/output", "inside the content folder"), ("file", "is not a folder"), ("link", "symbolic link"),
      ("photos", "no `manifest.json`"), ("site", "is not a bundle's"), ("gone/deeper/output", "no such file"),
      ("content/../content", "is the content folder"), ("file/output", "not a directory"),
      ("output/new", "is inside the bundle"), ("link/search/new", "is inside the bundle"),
    ] {
      try await project.expectFailure(saying: words, arguments: ["--output", output])
    }
    try await project.expectFailure(
      saying: "cannot create",
      "help: make the folder that it is in first",
      arguments: ["--output", "gone/deeper/output"]
    )
    try await project.expectFailure(
      saying: "home directory",
      arguments: ["--output", project.path("home")]
    )
  }

  @Test("that contains more than a bundle is refused, because its contents would be lost")
  func strayFile() async throws {
    let project = try await TemporaryProject.withBundle()
    try project.write("output/search/diary.txt", "precious")
    try await project.expectFailure(saying: "`search/diary.txt`", "lost")
  }

  @Test("that contains a file whose name is that of a bundle's file after a mark is refused")
  func markedFile() async throws {
    let project = try await TemporaryProject.withBundle()
    // Foundation takes the slash and the mark for one character.
    let file = try #require(fopen(project.path("output") + "/\u{301}duas.json", "w"))
    fputs("precious", file)
    fclose(file)
    try await project.expectFailure(saying: "duas.json", "lost")
  }

  @Test("is not built in the content folder")
  func contentInTheTemporaryFolder() async throws {
    let project = try TemporaryProject()
    try project.writeLibrary(to: ".output.rizq-new")
    try await project.expectFailure(
      saying: "where the content is",
      arguments: ["--content", ".output.rizq-new"]
    )
  }

  @Test("that is empty or not there yet gets the bundle; its parent is made")
  func fresh() async throws {
    let project = try await TemporaryProject.withBundle()
    try project.makeFolder("empty")
    for output in ["empty", "new", "made/output", "./made/../new2", "output/"] {
      let result = try await project.rizq("build", "--output", output)
      #expect(result.code == 0, "\(output): \(result)")
      #expect(project.tree(output) == project.tree())
    }
    #expect(project.leftovers.isEmpty)
  }

  @Test("in a folder that cannot be written is a failure that names it")
  func readOnly() async throws {
    let project = try await TemporaryProject.withBundle()
    let command = try project.asOrdinaryUser(["build"])
    let before = project.tree("")
    chmod(project.root.path, 0o555)
    let result = try await command.run()
    chmod(project.root.path, 0o755)
    #expect(result.code == 2, "\(result)")
    #expect(result.errors.contains("error: ") && result.errors.contains("permission denied"))
    #expect(project.tree("") == before)
  }

  @Test("whose files are larger than the process may write is a failure, and nothing is left next to it")
  func fileSizeLimit() async throws {
    let project = try await TemporaryProject.withBundle()
    try await project.expectFailure(
      saying: "cannot write",
      "`ulimit -f`",
      arguments: ["--no-cache"],
      preparation: "ulimit -f 1"
    )
    // Not even the lock can be written, nor the message.
    let before = project.tree("")
    let result = try await project.command(["build", "--no-cache"], preparation: "ulimit -f 0").run()
    #expect(result.code == 2)
    #expect(project.tree("") == before)
  }

  @Test("of rejected content is not created, nor is anything next to it")
  func rejectedFirstBuild() async throws {
    let project = try TemporaryProject()
    try project.writeLibrary()
    try project.write("content/bad.xml", "<")
    try await project.expectRejected(saying: "--> content/bad.xml")
    #expect(!project.exists("output"))
    #expect(project.leftovers.isEmpty)
  }

  @Test("that another build writes is busy, and the message names that build")
  func busy() async throws {
    let project = try await TemporaryProject.withBundle()
    try project.write(".output.rizq-lock", "process 4242\n")
    let descriptor = open(project.path(".output.rizq-lock"), O_RDWR)
    defer { close(descriptor) }
    try #require(flock(descriptor, LOCK_EX | LOCK_NB) == 0)
    try await project.expectFailure(
      saying: "another run of rizq holds the lock",
      "process 4242",
      "help: wait"
    )
    #expect(try await project.rizq("validate").code == 0, "who only checks needs no lock")
    #expect(try await project.rizq("build", "--output", "other").code == 0, "another output is free")
  }

  @Test("left locked by a build that died is taken over with a warning")
  func staleLock() async throws {
    let project = try await TemporaryProject.withBundle()
    let before = project.tree()
    try project.write(".output.rizq-lock", "process 4242\n")
    try project.write(".output.rizq-new/duas.json", "half")
    let result = try await project.rizq("build")
    #expect(result.code == 0)
    #expect(result.errors.contains("warning: took over the lock that process 4242 left behind"))
    #expect(project.tree() == before)
    #expect(project.leftovers.isEmpty)
  }

  @Test("a lock or temporary folder that is a link is not followed")
  func linkedLeftovers() async throws {
    let project = try await TemporaryProject.withBundle()
    try project.write("precious/file", "precious")
    symlink("precious", project.path(".output.rizq-new"))
    #expect(try await project.rizq("build").code == 0)
    #expect(project.tree("precious") == ["file": .file(Data("precious".utf8))])
    symlink("precious/file", project.path(".output.rizq-lock"))
    try await project.expectFailure(saying: "lock")
    #expect(project.tree("precious") == ["file": .file(Data("precious".utf8))])
  }
}
