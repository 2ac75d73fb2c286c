#if os(Linux)
  import Foundation
  import Testing

  @testable import LibraryCompiler

  @Suite("The notifications of the system")
  struct InotifyWatchesTests {
    /// A folder with `content/duas/a.xml`, removed at the end.
    private final class Project {
      let root = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
        .appendingPathComponent("rizq-watch-\(UUID().uuidString)")
      var content: String { root.appendingPathComponent("content").path }

      init() throws {
        try make("content/duas")
        try write("content/duas/a.xml", "a")
      }

      deinit { try? FileManager.default.removeItem(at: root) }

      func path(_ path: String) -> String { root.appendingPathComponent(path).path }
      func write(_ path: String, _ text: String) throws {
        try text.write(toFile: self.path(path), atomically: false, encoding: .utf8)
      }
      func move(_ old: String, _ new: String) throws {
        guard rename(path(old), path(new)) == 0 else { throw CocoaError(.fileWriteUnknown) }
      }
      func make(_ path: String) throws {
        try FileManager.default.createDirectory(atPath: self.path(path), withIntermediateDirectories: true)
      }
      func remove(_ path: String) throws { try FileManager.default.removeItem(atPath: self.path(path)) }
    }

    private let project: Project

    init() throws { project = try Project() }

    /// `files`, `folders`, both, or nothing.
    private func changes(_ work: (Project) throws -> Void) throws -> [String] {
      let watches = try InotifyWatches(of: project.content)
      try work(project)
      let changes = watches.read()
      return (changes.haveFiles ? ["files"] : []) + (changes.haveFolders ? ["folders"] : [])
    }

    @Test("tell of sources that are written, renamed over and removed")
    func files() throws {
      #expect(try changes { try $0.write("content/duas/a.xml", "b") } == ["files"])
      #expect(try changes { try $0.write("content/b.json", "b") } == ["files"])
      try project.write("content/.a.xml.new", "c")
      #expect(try changes { try $0.move("content/.a.xml.new", "content/duas/a.xml") } == ["files"])
      #expect(try changes { try $0.remove("content/duas/a.xml") } == ["files"])
      #expect(try changes { _ in } == [])
    }

    @Test("do not tell of the files of editors, nor of what lies beside the content")
    func ignoredFiles() throws {
      #expect(try changes { try $0.write("content/.a.xml.swp", "b") } == [])
      #expect(try changes { try $0.write("content/a.xml~", "b") } == [])
      #expect(try changes { try $0.make("output") } == [])
      #expect(try changes { try $0.make("content/.git") } == [])
    }

    @Test("tell of folders that are made, renamed, removed and made again")
    func folders() throws {
      #expect(try changes { try $0.make("content/new") } == ["folders"])
      #expect(try changes { try $0.move("content/new", "content/renamed") } == ["folders"])
      #expect(try changes { try $0.write("content/renamed/b.xml", "b") } == ["files"])
      #expect(try changes { try $0.move("content/renamed", "elsewhere") } == ["folders"])
      #expect(try changes { try $0.write("elsewhere/b.xml", "c") } == [])
      #expect(try changes { try $0.remove("content") }.contains("folders"))
      #expect(try changes { try $0.make("content") } == ["folders"])
      #expect(try changes { try $0.write("content/a.xml", "a") } == ["files"])
    }

    @Test("tell of a content folder whose parent comes back")
    func missingParent() throws {
      try project.make("outer/content")
      let folder = project.path("outer/content")
      try project.remove("outer")
      let watches = try InotifyWatches(of: folder)
      try project.make("outer")
      #expect(watches.read().haveFolders)
    }

    @Test("tell of the files of a linked content folder, and of a new link")
    func link() throws {
      try FileManager.default.createSymbolicLink(
        atPath: project.path("link"),
        withDestinationPath: project.content
      )
      let watches = try InotifyWatches(of: project.path("link"))
      try project.write("content/duas/a.xml", "b")
      #expect(watches.read().haveFiles)
      try project.remove("link")
      #expect(watches.read().haveFolders)
    }

    @Test("say why the system cannot watch")
    func reasons() {
      #expect(InotifyFailure(errno: ENOSPC).reason.contains("max_user_watches"))
      #expect(InotifyFailure(errno: EMFILE).reason.contains("max_user_instances"))
      #expect(InotifyFailure(errno: EIO).reason.contains("Input/output error"))
    }
  }
#endif
