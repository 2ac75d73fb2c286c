import Testing

@testable import LibraryCompiler

@Suite("Paths")
struct PathsTests {
  @Test(arguments: [
    ("content", "/project/content"), ("./a//b/", "/project/a/b"), ("../x", "/x"), ("../../../x", "/x"),
    ("/a/./b/..", "/a"),
    ("/", "/"),
  ])
  func pathsAreMadeAbsolute(path: String, expected: String) {
    #expect(Paths.absolute(path, from: "/project") == expected)
  }

  @Test func pathsAreTakenApart() {
    #expect(Paths.parent(of: "/a/b") == "/a")
    #expect(Paths.parent(of: "/a") == "/")
    #expect(Paths.name(of: "/a/b") == "b")
    #expect(Paths.join("/", "a") == "/a")
    #expect(Paths.ancestors(of: "a/b/c.json") == ["a", "a/b"])
  }

  @Test func pathsAreMadeRelative() {
    #expect(Paths.relative("/a", to: "/a") == "")
    #expect(Paths.relative("/a/b/c", to: "/a") == "b/c")
    #expect(Paths.relative("/a", to: "/") == "a")
    #expect(Paths.relative("/ab", to: "/a") == nil)
  }

  @Test func aMarkDoesNotJoinTheSlashBeforeIt() {
    #expect(Paths.relative("/a/\u{64E}b", to: "/a") == "\u{64E}b")
    #expect(Paths.parent(of: "/a/\u{64E}b") == "/a")
    #expect(Paths.name(of: "/a/\u{64E}b") == "\u{64E}b")
    #expect(Paths.normalized("/a//\u{64E}b/../c") == "/a/c")
    #expect(Paths.ancestors(of: "a/\u{64E}b/c") == ["a", "a/\u{64E}b"])
  }

  @Test func namesThatOnlyLookAlikeAreDifferent() {
    #expect(Paths.relative("/\u{E9}/a", to: "/e\u{301}") == nil)
    #expect(Paths.relative("/\u{E9}", to: "/e\u{301}") == nil)
  }
}
