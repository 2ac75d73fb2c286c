import ContentDraft
import ContentIngest
import Diagnostics
import Testing

@testable import LibraryCompiler

@MainActor
@Suite("A cached result that depends on the history of the sources")
struct GitAnswerTests {
  private static let stale = Samples.duas.replacing(
    "<review status=\"unreviewed\"/>",
    with:
      "<review status=\"reviewed\" by=\"A. Reader\" date=\"2026-01-02\" hash=\"\(String(repeating: "a", count: 64))\"/>",
    maxReplacements: 1
  )

  private func git(commits: [String], _ text: String?) -> GitClient {
    .sample {
      $0.commits = { _, _, _ in commits }
      $0.contents = { _, _, _ in text.map { Array($0.utf8) } }
    }
  }

  @Test("is repeated as long as Git gives the same answers")
  func answers() async {
    var build = CachedBuild()
    build.request.output = nil
    build.disk.put("/project/content/duas/praise.xml", .file(Array(Self.stale.utf8)))
    build.git = git(commits: ["c1"], Samples.duas)
    let first = await build.run().state
    #expect(first.checked?.inputs?.git.count == 2)
    #expect(await build.run().state.isRecalled)
    build.git = git(commits: ["c2", "c1"], Samples.duas)
    #expect(await !build.run().state.isRecalled)
    #expect(await build.run().state.isRecalled)
    build.git = git(commits: ["c2", "c1"], Samples.duas + " ")
    #expect(await !build.run().state.isRecalled)
    build.git = git(commits: ["c2", "c1"], nil)
    #expect(await !build.run().state.isRecalled)
    #expect(await build.run().state.isRecalled)
  }

  @Test("is not repeated if Git gave an answer that is not remembered")
  func forgotten() throws {
    let recorder = GitRecorder(git(commits: ["c1"], "text"))
    _ = recorder.client.commits("/project/content", ["a.xml"], 1)
    _ = recorder.client.contents("/project/content", "c1", "a.xml")
    #expect(recorder.answers?.count == 2)
    #expect(recorder.client.knowledge("/project/content", "c1") == .notInstalled)
    #expect(recorder.answers == nil)
    let other = GitRecorder(.absent)
    #expect(try other.client.tree("/project/content", "c1:content") == nil)
    _ = other.client.commits("/project/content", ["a.xml"], 1)
    #expect(other.answers == nil)
  }
}
