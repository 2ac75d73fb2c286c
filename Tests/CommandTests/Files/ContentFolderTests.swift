import Foundation
import TestSupport
import Testing

@Suite("The content folder")
struct ContentFolderTests {
  @Test("that is empty, missing or no folder is a failure with a hint")
  func places() async throws {
    let project = try await TemporaryProject.withBundle()
    try project.makeFolder("empty")
    try project.makeFolder("notes")
    try project.write("notes/README.md", "nothing to compile")
    try project.write("file", "")
    try await project.expectFailure(
      saying: "no content files",
      "help: ",
      arguments: ["--content", "empty"]
    )
    try await project.expectFailure(saying: "no content files", arguments: ["--content", "notes"])
    try await project.expectFailure(
      saying: "no content folder `gone`",
      "--content",
      arguments: ["--content", "gone"]
    )
    try await project.expectFailure(saying: "`file` is not a folder", arguments: ["--content", "file"])
    try await project.expectFailure(saying: "no content folder", arguments: ["--content", "file/inner"])
    try project.write("new/library.json", SampleLibrary.declaration)
    let empty = try await project.expectFailure(
      saying: "there are no duas to publish in `new`",
      "help: ",
      arguments: ["--content", "new"]
    )
    #expect(empty.output == "", "no errors before the error")
  }

  @Test("that is next to the right one is a failure that names that one")
  func neighbor() async throws {
    let project = try await TemporaryProject.withBundle()
    let meant = "did you mean `--content \(project.path("content"))`"
    try project.makeFolder("content/audio")
    for content in [".", "content/audio", "content/gone"] {
      let result = try await project.rizq("validate", "--content", content)
      #expect(result.code == 2 && result.errors.contains(meant), "\(result)")
    }
    let inside = try await project.command(["validate"], in: "content").run()
    #expect(inside.code == 2)
    #expect(inside.errors.contains("there is no content folder `content`"))
    #expect(inside.errors.contains(meant))
  }

  @Test("in a folder whose name is not UTF-8 is a failure that says so")
  func workingDirectory() async throws {
    let project = try await TemporaryProject.withBundle()
    let result = try await project.command(
      ["validate"],
      preparation: "d=$(printf 'a\\377'); mkdir \"$d\"; cp -r content \"$d\"; cd \"$d\""
    ).run()
    #expect(result.code == 2)
    #expect(result.errors.contains("error: the path of the working directory"), "\(result)")
  }

  @Test("may be named by a link, and is the same then")
  func linkedFolder() async throws {
    let project = try await TemporaryProject.withBundle()
    let before = project.tree()
    symlink("content", project.path("link"))
    #expect(try await project.rizq("build", "--content", "link").code == 0)
    #expect(project.tree() == before)
    symlink("round", project.path("round"))
    try await project.expectFailure(saying: "cycle", arguments: ["--content", "round"])
  }

  @Test("with a link that leads out of it is refused, and nothing is read there")
  func linkOutside() async throws {
    let project = try await TemporaryProject.withBundle()
    try project.write("outside.xml", "<duas version=\"1\"><dua id=\"99\"/></duas>")
    symlink("../outside.xml", project.path("content/x.xml"))
    symlink("/", project.path("content/root"))
    let result = try await project.expectRejected(
      saying: "error[FI03]",
      "--> content/x.xml:1:1",
      "--> content/root:1:1"
    )
    #expect(!result.output.contains("99"))
  }

  @Test("with a link to another of its files is read once, with a warning")
  func linkInside() async throws {
    let project = try await TemporaryProject.withBundle()
    let before = project.tree()
    symlink("duas.xml", project.path("content/again.xml"))
    symlink(".", project.path("content/loop"))
    let result = try await project.rizq("build")
    #expect(result.code == 0, "\(result)")
    #expect(result.output.contains("warning[FI04]") && result.output.contains("--> content/again.xml:1:1"))
    #expect(project.tree() == before)
  }

  @Test("with links that lead nowhere or form a cycle is refused")
  func brokenLinks() async throws {
    let project = try await TemporaryProject.withBundle()
    symlink("gone.xml", project.path("content/a.xml"))
    symlink("c.xml", project.path("content/b.xml"))
    symlink("b.xml", project.path("content/c.xml"))
    try await project.expectRejected(
      saying: "error[FI01]",
      "--> content/a.xml",
      "--> content/b.xml",
      "--> content/c.xml",
      "cycle"
    )
  }

  @Test("with a copy of `library.json` is refused with one finding")
  func copiedDeclaration() async throws {
    let project = try await TemporaryProject.withBundle()
    for path in ["content/library copy.json", "content/old/library.json"] {
      try project.write(path, SampleLibrary.declaration)
      try await project.expectRejected(
        saying: "error[VO03]: the file reads as `library.json`",
        path,
        "\n1 error"
      )
      try project.remove(path)
    }
  }

  @Test("with a pipe or a socket is refused without waiting")
  func specialFiles() async throws {
    let project = try await TemporaryProject.withBundle()
    mkfifo(project.path("content/pipe.xml"), 0o600)
    try listen(at: project.path("content/s.json"))
    try await project.expectRejected(
      saying: "error[FI02]",
      "--> content/pipe.xml",
      "a named pipe",
      "--> content/s.json",
      "a socket"
    )
  }

  /// Binds a socket to a path, which creates a special file.
  private func listen(at path: String) throws {
    let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(descriptor) }
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    try #require(path.utf8.count < MemoryLayout.size(ofValue: address.sun_path))
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
    let result = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
    try #require(result == 0)
  }

  @Test("may contain a folder with the name of a file")
  func folderNamedLikeAFile() async throws {
    let project = try await TemporaryProject.withBundle()
    try project.write("content/more.json/inner.xml", "<duas version=\"1\"><dua id=\"9\"/></duas>")
    try await project.expectRejected(saying: "--> content/more.json/inner.xml:1:19")
  }

  @Test("must not contain an unreadable file; the others are checked")
  func unreadable() async throws {
    let project = try await TemporaryProject.withBundle()
    try project.write("content/secret.xml", "<duas version=\"1\"/>")
    chmod(project.path("content/secret.xml"), 0)
    let command = try project.asOrdinaryUser(["build"])
    let before = project.tree()
    let result = try await command.run()
    #expect(result.code == 1, "\(result)")
    #expect(result.output.contains("error[FI01]") && result.output.contains("--> content/secret.xml:1:1"))
    #expect(result.output.contains("permission denied"))
    #expect(project.tree() == before)
    try project.makeFolder("content/closed")
    chmod(project.path("content/closed"), 0)
    let folder = try await project.asOrdinaryUser(["build"]).run()
    #expect(folder.code == 2)
    #expect(folder.errors.contains("cannot list") && folder.errors.contains("permission denied"))
    #expect(project.tree() == before)
  }

  @Test("with names in any script reads them, and shows them without disturbing the line")
  func scripts() async throws {
    let project = try await TemporaryProject.withBundle()
    for name in ["أدعية.xml", "🌅.json", "\u{202E}lmx.xml", String(repeating: "a", count: 251) + ".xml"] {
      try project.write("content/\(name)", name.hasSuffix("xml") ? "<duas version=\"2\"/>" : "[]")
    }
    let result = try await project.expectRejected(
      saying: "--> \u{2068}content/أدعية.xml\u{2069}:1",
      "--> content/🌅.json:1",
      "\\u{202E}lmx.xml:1"
    )
    #expect(!result.output.contains("\u{202E}"))
    let json = try Report(try await project.rizq("validate", "--format", "json").output)
    #expect(json.diagnostics.contains { $0.location?.path == "\u{202E}lmx.xml" })
  }

  @Test("with a name that is not text, or breaks a line, is refused in every format")
  func unreadableNames() async throws {
    let project = try await TemporaryProject.withBundle()
    try project.write("content/two\nlines::error::.xml", "<duas version=\"1\"/>")
    let name = Array(project.path("content").utf8) + [0x2F, 0xFF, 0xFE] + Array(".xml".utf8) + [0]
    name.withUnsafeBufferPointer { bytes in
      bytes.withMemoryRebound(to: CChar.self) { _ = close(open($0.baseAddress!, O_CREAT | O_WRONLY, 0o644)) }
    }
    for format in ["human", "json", "github", "sarif"] {
      let result = try await project.rizq("build", "--format", format)
      #expect(result.code == 1)
      #expect(result.output.components(separatedBy: "FI06").count >= 3, "\(result.output)")
      #expect(!result.output.contains("two\nlines"))
      #expect(!result.output.contains("\nlines::error"))
    }
  }

  @Test("in a folder whose name breaks a line is refused at the folder")
  func unreadableFolderName() async throws {
    let project = try await TemporaryProject.withBundle()
    try project.write("content/two\nlines/more.xml", "<duas version=\"1\"/>")
    try await project.expectRejected(
      saying: "the name `two\\u{A}lines` is not UTF-8 or contains a control character; write it with",
      "--> content/two\\u{A}lines:1:1"
    )
  }
}

extension TemporaryProject {
  /// A command that does not run as root, for whom no file is unreadable.
  func asOrdinaryUser(_ arguments: [String]) throws -> Command {
    var command = command(arguments)
    guard geteuid() == 0 else { return command }
    let unprivilegedID: UInt32 = 65534
    try #require(
      FileManager.default.isExecutableFile(atPath: "/usr/bin/setpriv"),
      "root can only test this where `setpriv` is"
    )
    let enumerator = FileManager.default.enumerator(atPath: root.path)
    chown(root.path, unprivilegedID, unprivilegedID)
    while let path = enumerator?.nextObject() as? String {
      lchown(self.path(path), unprivilegedID, unprivilegedID)
    }
    command.arguments =
      [
        "--reuid", "\(unprivilegedID)", "--regid", "\(unprivilegedID)", "--clear-groups",
        command.executable.path,
      ] + arguments
    command.executable = URL(fileURLWithPath: "/usr/bin/setpriv")
    return command
  }
}
