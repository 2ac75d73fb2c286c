import ContentRepair
import TestSupport
import Testing

@testable import LibraryCompiler

@MainActor
@Suite("Faults of the file system while sources are changed", .slow)
struct FixFaultTests {
  private static let broken = Samples.filesWithSmallVocabulary.merging([
    "/project/content/duas/praise.xml": "\u{FEFF}" + Samples.duas,
    "/project/content/journeys/first.json": "\u{FEFF}" + Samples.journeys,
  ]) { $1 }

  private let request = Samples.fixing(FixRequest())

  /// Whether every file is completely old or completely new.
  private func isWhole(_ disk: InMemoryFiles) -> Bool {
    Samples.filesWithSmallVocabulary.allSatisfy { path, good in
      [good, Self.broken[path]].contains { wanted in
        wanted.map { disk.text(path)?.utf8.elementsEqual($0.utf8) == true } ?? false
      }
    }
  }

  private func steps() async -> Int {
    let counter = FaultInjector()
    _ = await LibraryReducer.run(request, on: counter.wrap(InMemoryFiles(Self.broken).client))
    return counter.steps
  }

  private func isFixed(_ disk: InMemoryFiles) -> Bool {
    Samples.filesWithSmallVocabulary.allSatisfy { disk.text($0)?.utf8.elementsEqual($1.utf8) == true }
  }

  @Test(
    "a process that dies at any step leaves every file old or new, and the next run fixes all files and cleans up"
  )
  func death() async {
    for step in 1...(await steps()) {
      let disk = InMemoryFiles(Self.broken)
      _ = await LibraryReducer.run(request, on: FaultInjector(step: step, mode: .death).wrap(disk.client))
      #expect(isWhole(disk), "after death at step \(step)")
      _ = await LibraryReducer.run(request, on: disk.client)
      #expect(isFixed(disk), "after the next run, death at step \(step)")
      #expect(disk.paths.allSatisfy { !$0.contains(".rizq-") }, "left over, death at step \(step)")
    }
  }

  @Test("a full disk at any step leaves every file old or new, and success means that all are new")
  func diskFull() async {
    for step in 1...(await steps()) {
      let disk = InMemoryFiles(Self.broken)
      let injector = FaultInjector(step: step, mode: .failure(.diskFull))
      let state = await LibraryReducer.run(request, on: injector.wrap(disk.client))
      #expect(isWhole(disk), "step \(step)")
      switch state.outcome {
      case .succeeded: #expect(isFixed(disk), "success at step \(step)")
      case .rejected, .failed: break
      default: Issue.record("a fault at step \(step) ended in \(String(describing: state.outcome))")
      }
      #expect(state.stage == .finished)
      let claimed = state.fixing.map { $0.report(state.listing).files } ?? 0
      let changed = Samples.filesWithSmallVocabulary.keys.count {
        disk.text($0)?.utf8.elementsEqual((Self.broken[$0] ?? "").utf8) == false
      }
      #expect(claimed == changed, "what is told at step \(step) is what was done")
    }
  }
}
