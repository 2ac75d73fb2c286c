import ContentRepair
import Diagnostics
import Testing
import UnicodeText

@testable import LibraryCompiler

@MainActor
@Suite("A build after which nothing has changed")
struct UnchangedBuildTests {
  private let build = CachedBuild()
  private let duas = "/project/content/duas/praise.xml"

  /// Builds, changes something, and builds again: whether the second build repeated the result of the first.
  private func isRepeated(
    _ build: CachedBuild? = nil,
    with other: CachedBuild? = nil,
    after change: (CachedBuild) -> Void = { _ in }
  ) async -> Bool {
    let build = build ?? self.build
    _ = await build.run()
    change(build)
    let second = await (other ?? build).run().state
    #expect(CachedBuild.Result(second, build.disk) == (await (other ?? build).clean()))
    return second.isRecalled
  }

  @Test("reads no source, writes nothing, and has the result of the first")
  func unchanged() async throws {
    let first = await build.run()
    let (output, runs) = (build.disk.tree("/project/output"), build.disk.tree(CachedBuild.cache))
    let second = await build.run()
    #expect(first.reads >= 3)
    #expect(second.reads == 0)
    #expect(second.state.isRecalled)
    #expect(build.disk.tree("/project/output") == output)
    #expect(build.disk.tree(CachedBuild.cache) == runs)
    guard case .succeeded(let summary) = second.state.outcome else {
      Issue.record("\(String(describing: second.state.outcome))")
      return
    }
    #expect(summary.isUnchanged)
    #expect(CachedBuild.Result(first.state, build.disk) == CachedBuild.Result(second.state, build.disk))
    #expect(second.state.stage == .finished)
    #expect(build.disk.paths.allSatisfy { !$0.contains(".output.rizq") })
  }

  @Test("has the findings of the first, if the sources were rejected")
  func rejected() async {
    build.disk.put(duas, .file(Array(Samples.duas.replacing("beginner", with: "Beginner").utf8)))
    let first = await build.run()
    let second = await build.run()
    #expect(first.state.outcome == .rejected)
    #expect(second.state.outcome == .rejected)
    #expect(second.reads == 0)
    #expect(second.state.report?.diagnostics.isEmpty == false)
    #expect(second.state.report == first.state.report)
  }

  @Test("is one whose files were only touched")
  func touched() async {
    #expect(await isRepeated { $0.disk.touch(duas, modified: FileTime(seconds: 7)) })
    #expect(await build.run().reads == 0, "the new status is recorded")
  }

  @Test("is not one with a change of the same size and time")
  func disguised() async {
    let changed = Samples.duas.replacing("Glory belongs", with: "glory belongs")
    let modified = build.disk.status(duas)?.modified ?? FileTime()
    #expect(
      await !isRepeated {
        $0.disk.put(duas, .file(Array(changed.utf8)))
        $0.disk.touch(duas, modified: modified)
      }
    )
  }

  @Test("is not one with a change of the same size in the tick in which the file was read")
  func racy() async {
    let changed = Samples.duas.replacing("Glory belongs", with: "glory belongs")
    build.disk.put(duas, .file(Array(Samples.duas.utf8)))
    build.disk.stopClock()
    var statuses: [FileStatus?] = []
    let isRepeated = await isRepeated {
      statuses.append($0.disk.status(duas))
      $0.disk.put(duas, .file(Array(changed.utf8)))
      statuses.append($0.disk.status(duas))
    }
    #expect(!isRepeated)
    #expect(statuses.first == statuses.last, "the change does not show")
  }

  @Test("is not one with an added, missing or renamed file, or with a link instead of a file")
  func files() async {
    let texts = Array("notes".utf8)
    #expect(await !isRepeated { $0.disk.put("/project/content/duas/notes.yaml", .file(texts)) })
    #expect(await !isRepeated { try? $0.disk.client.remove("/project/content/duas/notes.yaml") })
    #expect(await !isRepeated { try? $0.disk.client.rename(duas, "/project/content/duas/praises.xml") })
    let journeys = "/project/content/journeys/first.json"
    #expect(await !isRepeated { $0.disk.put(journeys, .link("/project/content/library.json")) })
  }

  @Test("is not one whose output was changed or removed, but one whose output was copied")
  func output() async {
    let file = "/project/output/duas.json"
    let index = "/project/output/search/index.bin"
    #expect(await !isRepeated { $0.disk.put(file, .file(Array("[]".utf8))) })
    #expect(await !isRepeated { try? $0.disk.client.remove(index) })
    #expect(await !isRepeated { try? $0.disk.client.remove("/project/output") })
    #expect(await isRepeated { $0.disk.copyInPlace(file) })
  }

  @Test("is not one of another program, another request or another folder")
  func key() async {
    var other = build
    other.tool = [2]
    #expect(await !isRepeated(with: other))
    for change: (inout BuildRequest) -> Void in [
      { $0.isStrict = true }, { $0.isLenient = true }, { $0.output = "other" }, { $0.output = nil },
      { $0.content = "/project/content" },
      {
        $0.output = nil
        $0.selection = FindingSelection(rules: ["AR01"])
      },
      {
        $0.output = nil
        $0.selection = FindingSelection(files: ["duas"])
      },
      {
        $0.output = nil
        $0.selection = FindingSelection(includesUnreadFiles: true)
      },
    ] {
      let build = CachedBuild()
      var other = build
      change(&other.request)
      _ = await build.run()
      #expect(await !other.run().state.isRecalled)
      #expect(await build.run().state.isRecalled, "both are recorded")
      #expect(await other.run().state.isRecalled, "both are recorded")
    }
  }

  @Test("is not one of a cache that was copied")
  func copied() async {
    #expect(await !isRepeated { $0.disk.copyInPlace(CachedBuild.cache) })
  }

  @Test("is read from a cache of any bytes, or not, but never wrong")
  func damaged() async throws {
    _ = await build.run()
    let path = try #require(build.runs.first)
    guard case .file(let bytes) = build.disk.tree(path)[""] else { throw FlatError() }
    for count in [0, 1, 15, 16, bytes.count / 2, bytes.count - 1] {
      #expect(await !isRepeated(damaging: Array(bytes[..<count]), path))
    }
    for index in stride(from: 0, to: bytes.count, by: 97) {
      var damaged = bytes
      damaged[index] ^= 0x10
      #expect(await !isRepeated(damaging: damaged, path))
    }
    #expect(await build.run().state.isRecalled)
  }

  private func isRepeated(damaging bytes: [UInt8], _ path: String) async -> Bool {
    build.disk.put(path, .file(bytes))
    let state = await build.run().state
    guard case .succeeded = state.outcome else {
      Issue.record("\(String(describing: state.outcome))")
      return true
    }
    return state.isRecalled
  }

  @Test("is not kept without a cache, for fixes, or by a program whose version is unknown")
  func without() async {
    var build = build
    build.request.cache = .none
    _ = await build.run()
    #expect(!build.disk.paths.contains { $0.hasPrefix(CachedBuild.cache) })
    build = self.build
    build.request.output = nil
    build.request.fixes = FixRequest()
    _ = await build.run()
    #expect(build.runs.isEmpty)
    let state = await LibraryReducer.run(CachedBuild.request, on: build.disk.client)
    #expect(state.recorder == nil)
    #expect(build.runs.isEmpty)
  }

  @Test("of which only the newest results are kept")
  func bounded() async {
    var build = build
    for number in 0..<70 {
      build.request.output = "output-\(number)"
      _ = await build.run()
    }
    #expect(build.runs.count == 64)
    #expect(await build.run().state.isRecalled)
    build.request.output = "output-0"
    #expect(await !build.run().state.isRecalled)
  }

  @Test("has only the number of the notes if they are not shown")
  func notes() async throws {
    var build = build
    build.disk.put(duas, .file(Array(Samples.duas.replacing("allāhu akbar", with: "allāhu akbar (3x)").utf8)))
    let policy = Samples.declaration.replacing(
      "\"policy\": {}",
      with: "\"policy\": {\"severity\": {\"TL04\": \"information\", \"AR30\": \"information\"}}"
    )
    build.disk.put("/project/content/library.json", .file(Array(policy.utf8)))
    // A dua in no journey is a note.
    let dua = Samples.dua(4, "more", "Oneness", "رَبِّ", "rabbi", "My Lord")
    build.disk.put("/project/content/duas/more.xml", .file(Array("<duas version=\"1\">\n\(dua)</duas>".utf8)))
    let report = try #require(await build.run().state.report)
    #expect(report.counts.infos > 0)
    #expect(await build.run().state.report == report)
    build.request.showsInformation = false
    for _ in 1...2 {
      let state = await build.run().state
      #expect(state.isRecalled)
      #expect(state.report?.counts == report.counts)
      #expect(state.report?.fixable == report.fixable)
      #expect(state.report?.diagnostics == report.diagnostics.filter { $0.severity != .information })
      build.disk.touch(duas, modified: FileTime(seconds: 9))
    }
    build.request.showsInformation = true
    #expect(await build.run().state.report == report, "a refreshed run has kept its information")
    let information = try #require(build.runs.first { $0.hasSuffix(".notes") })
    for damage: (CachedBuild) -> Void in [
      { $0.disk.put(information, .file([0])) }, { try? $0.disk.client.remove(information) },
    ] {
      damage(build)
      let state = await build.run().state
      #expect(!state.isRecalled)
      #expect(state.report == report)
    }
  }
}
