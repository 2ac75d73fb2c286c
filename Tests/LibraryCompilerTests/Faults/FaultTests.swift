import TestSupport
import Testing

@testable import LibraryCompiler

@MainActor
@Suite("Faults of the file system", .slow)
struct FaultTests {
  /// A disk with sources, and an older bundle to replace.
  private func disk() async -> InMemoryFiles {
    let disk = InMemoryFiles(Samples.filesWithSmallVocabulary)
    _ = await LibraryReducer.run(on: disk.client)
    disk.put(
      "/project/content/duas/more.xml",
      .file(
        Array(
          """
          <duas version="1">
          \(Samples.dua(4, "la-ilaha-illa-allah", "Oneness", "لَا إِلَٰهَ إِلَّا اللَّهُ", "lā ilāha illa-llāh", "There is no god but Allah"))
          </duas>
          """.utf8
        )
      )
    )
    return disk
  }

  /// The number of steps of a build on a copy of a disk, and the bundle that it leaves.
  private func build(
    on start: InMemoryFiles
  ) async -> (steps: Int, bundle: [String: InMemoryFiles.Node]) {
    let (disk, counter) = (InMemoryFiles(copyOf: start), FaultInjector())
    _ = await LibraryReducer.run(on: counter.wrap(disk.client))
    return (counter.steps, disk.tree("/project/output"))
  }

  @Test(
    "a process that dies at any step leaves the complete old or new bundle, and the next build works"
  )
  func death() async throws {
    let start = await disk()
    let old = start.tree("/project/output")
    let (steps, new) = await build(on: start)
    #expect(old != new)
    for step in 1...steps {
      let disk = InMemoryFiles(copyOf: start)
      _ = await LibraryReducer.run(on: FaultInjector(step: step, mode: .death).wrap(disk.client))
      let left = disk.tree("/project/output")
      #expect(left == old || left == new, "after death at step \(step)")
      _ = await LibraryReducer.run(on: disk.client)
      #expect(disk.tree("/project/output") == new, "after the next build, death at step \(step)")
      #expect(disk.paths.allSatisfy { !$0.contains(".rizq-") }, "left over, death at step \(step)")
    }
  }

  @Test("a full disk at any step keeps the old bundle or publishes the new one, and never crashes")
  func diskFull() async throws {
    let start = await disk()
    let old = start.tree("/project/output")
    let (steps, new) = await build(on: start)
    for step in 1...steps {
      let disk = InMemoryFiles(copyOf: start)
      let state = await LibraryReducer.run(
        on: FaultInjector(step: step, mode: .failure(.diskFull)).wrap(disk.client)
      )
      let left = disk.tree("/project/output")
      switch state.outcome {
      case .succeeded: #expect(left == new, "success at step \(step) must mean the new bundle")
      case .rejected, .failed: #expect(left == old || left == new, "step \(step)")
      default: Issue.record("a fault at step \(step) ended in \(String(describing: state.outcome))")
      }
      #expect(state.stage == .finished)
    }
  }

  @Test("a first build that dies at any step leaves no bundle or a complete one")
  func firstBuild() async throws {
    let start = InMemoryFiles(Samples.filesWithSmallVocabulary)
    let (steps, new) = await build(on: start)
    for step in 1...steps {
      let disk = InMemoryFiles(copyOf: start)
      _ = await LibraryReducer.run(on: FaultInjector(step: step, mode: .death).wrap(disk.client))
      let left = disk.tree("/project/output")
      #expect(left.isEmpty || left == new, "after death at step \(step)")
    }
  }

  @Test(
    "a cached build that dies at any step, or whose disk is full, leaves a cache with which the next build works"
  )
  func cached() async throws {
    let counter = FaultInjector()
    let build = CachedBuild()
    _ = await build.run(on: counter.wrap(build.disk.client))
    let new = build.disk.tree("/project/output")
    for step in 1...counter.steps {
      for mode in [FaultInjector.Mode.death, .failure(.diskFull)] {
        let build = CachedBuild()
        _ = await build.run(on: FaultInjector(step: step, mode: mode).wrap(build.disk.client))
        for _ in 1...2 {
          let state = await build.run().state
          #expect(build.disk.tree("/project/output") == new, "after \(mode) at step \(step)")
          guard case .succeeded = state.outcome else {
            Issue.record("\(String(describing: state.outcome)) after \(mode) at step \(step)")
            continue
          }
        }
        #expect(await build.run().state.isRecalled)
      }
    }
  }

  @Test("an unchanged build in which any step fails has the result of the last build, or fails")
  func unchanged() async throws {
    let build = CachedBuild()
    _ = await build.run()
    let output = build.disk.tree("/project/output")
    let counter = FaultInjector()
    #expect(await build.run(on: counter.wrap(build.disk.client)).state.isRecalled)
    for step in 1...counter.steps {
      let injector = FaultInjector(step: step, mode: .failure(.permissionDenied))
      let state = await build.run(on: injector.wrap(build.disk.client)).state
      switch state.outcome {
      case .succeeded, .failed: #expect(build.disk.tree("/project/output") == output, "step \(step)")
      default: Issue.record("\(String(describing: state.outcome)) after a failure of step \(step)")
      }
    }
  }
}
