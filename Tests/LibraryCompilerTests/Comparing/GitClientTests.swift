import Foundation
import TestSupport
import Testing

@testable import LibraryCompiler

@Suite("What is read from Git", .requires(.git))
struct GitClientTests {
  /// Calls a function with the path of a repository with one commit.
  private func withRepository(_ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("rizq-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (path, text) in [("content/a.txt", "12345"), ("content/b/c.txt", "6"), ("large.txt", large)] {
      let file = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try Data(text.utf8).write(to: file)
    }
    // Whatever the settings of the user are.
    let settings = [
      "user.name=A", "user.email=a@example.org", "commit.gpgsign=false", "core.hooksPath=/dev/null",
    ]
    let commit = settings.flatMap { ["-c", $0] } + ["commit", "-qm", "First"]
    for arguments in [["init", "-q"], ["add", "-A"], commit] {
      #expect(try GitCommand.output(arguments, in: folder.path) != nil)
    }
    try body(folder.path)
  }

  /// More than a pipe holds.
  private let large = String(repeating: "7", count: 1 << 20)

  @Test("is a file of a commit, up to a limit beyond which Git is ended")
  func contents() throws {
    try withRepository { folder in
      let git = GitClient.live(.init(file: 5))
      let commit = try #require(git.commits(folder, ["content/a.txt"], 1).first)
      #expect(git.contents(folder, commit, "content/a.txt") == Array("12345".utf8))
      #expect(git.contents(folder, commit, "large.txt") == nil)
      #expect(GitClient.liveValue.contents(folder, commit, "large.txt")?.count == large.utf8.count)
      #expect(GitClient.live(.init(file: 4)).contents(folder, commit, "content/a.txt") == nil)
    }
  }

  @Test("is a folder of a revision, up to the limits of its size and of its list")
  func tree() throws {
    try withRepository { folder in
      func tree(_ limits: GitClient.Limits) throws(FileFailure) -> GitTree? {
        try GitClient.live(limits).tree(folder, "HEAD:content")
      }
      let files = ["a.txt": Array("12345".utf8), "b/c.txt": Array("6".utf8)]
      for limits in [GitClient.Limits(), .init(tree: 6)] {
        let found = try tree(limits)
        #expect(found == GitTree(files: files))
      }
      #expect(throws: FileFailure(.read, "HEAD:content", .tooLarge(size: 6, limit: 5))) {
        try tree(.init(tree: 5))
      }
      #expect(
        throws: FileFailure(.read, "HEAD:content", .other("the list of its files has more than 60 bytes"))
      ) {
        try tree(.init(listing: 60))
      }
    }
  }

  @Test("says that it was too long")
  func output() throws {
    try withRepository { folder in
      #expect(throws: GitCommand.OutputTooLong.self) {
        try GitCommand.output(["cat-file", "blob", "HEAD:large.txt"], in: folder, limit: 10)
      }
    }
  }
}
