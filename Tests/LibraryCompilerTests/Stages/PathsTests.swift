import Testing

@testable import LibraryCompiler

@Suite("Paths")
struct PathsTests {
  @Test(arguments: [
    ("content", "/project/content"), ("./a//b/", "/project/a/b"), ("../x", "/x"), ("../../../x", "/x"),
    ("/a/./b/..", "/a"),
    ("/", "/"),
  ])
  func absolute(path: String, expected: String) {
    #expect(Paths.absolute(path, from: "/project") == expected)
  }

  @Test func parts() {
    #expect(Paths.parent(of: "/a/b") == "/a")
    #expect(Paths.parent(of: "/a") == "/")
    #expect(Paths.name(of: "/a/b") == "b")
    #expect(Paths.join("/", "a") == "/a")
  }
}
