import Composable
import DuaLibrary
import DuaSearch
import Foundation
import TestSupport
import Testing

@testable import DuaRelease

/// What an app and its extensions open.
struct OpeningTests {
  @Test func nothingThatIsWithdrawnIsOpened() async throws {
    let host = try Host()
    let dua = try DuaLibrary.Bundle(contentsOf: Repository.url("output")).dua(at: 0)
    let title = try #require(dua.title[.english])
    let device = Device(host)
    let before = try device.updater.open(device.updater.launch())
    #expect(try before.bundle[dua.id] == dua)
    #expect(try before.search?.search(title).map(\.id).contains(dua.id) == true)
    let start = String(title.prefix(8))
    let proposed = try #require(try before.suggestions?.completions(of: start))
    #expect(proposed.contains { $0.kind == .title && $0.text == title })
    let errata = Errata([Erratum(withdrawing: dua, reason: [.english: "a word was wrong"])])
    try host.publish(SampleBundle.files(version: "2.0.0"), errata: errata)
    try await device.update()
    let after = try device.updater.open(device.updater.launch())
    #expect(after.bundle.manifest.library.version == "2.0.0")
    #expect(try after.bundle[dua.id] == nil)
    #expect(after.bundle.withdrawals.keys.elementsEqual([dua.id]))
    #expect(try after.search?.search(title).map(\.id).contains(dua.id) == false)
    let shown = try #require(try after.suggestions?.completions(of: start))
    #expect(!shown.contains { $0.kind == .title && $0.text == title })
    // A later check finds that the withdrawal has ended.
    let later = try after.withdrawing(Errata(), at: host.now)
    #expect(try later.bundle[dua.id] == dua)
    #expect(try later.search?.search(title).map(\.id).contains(dua.id) == true)
    #expect(try later.suggestions?.completions(of: start) == proposed)
  }

  /// Files of two libraries are never opened together.
  @Test func libraryThatIsReplacedWhileItOpensIsOpenedAgain() async throws {
    let host = try Host()
    let device = Device(host)
    for version in ["2.0.0", "3.0.0"] {
      try host.publish(SampleBundle.files(version: version))
      try await device.update()
      _ = device.updater.launch()
      try device.updater.markHealthy()
    }
    let launched = device.updater.launch()
    let (current, former) = ("\(device.folder.path)/current", "\(device.folder.path)/former")
    let reads = LockIsolated(0)
    var files = ReleaseFiles.live
    files.read = { (path, limit) throws(ReleaseError.FileProblem) in
      let number = reads.withValue {
        $0 += 1
        return $0
      }
      // All files are open.
      if number == 2 { try ReleaseFiles.live.exchange(current, former) }
      return try ReleaseFiles.live.read(path, limit)
    }
    device.use(files)
    #expect(try device.updater.open(launched).bundle.manifest.library.version == "2.0.0")
    #expect(reads.value == 3)
  }

  @Test func whatIsOpenStaysAsItIs() async throws {
    let host = try Host()
    let device = Device(host)
    try host.publish(SampleBundle.files(version: "2.0.0"))
    try await device.update()
    let opened = try device.updater.open(device.updater.libraryInUse())
    // Its folder is exchanged, and then removed.
    for version in ["3.0.0", "4.0.0"] {
      try host.publish(SampleBundle.files(version: version))
      try await device.update()
    }
    let embedded = try DuaLibrary.Bundle(contentsOf: Repository.url("output"))
    #expect(try opened.bundle.library.duas == embedded.library.duas)
    #expect(try opened.search?.search("morning").isEmpty == false)
    #expect(try opened.suggestions?.completions(of: "the morn").isEmpty == false)
    #expect(try device.launchedVersion() == "4.0.0")
  }

  /// An extension may start as often as it likes: only launches of the app count.
  @Test func libraryInUseCountsNoLaunch() async throws {
    let host = try Host()
    try host.publish(SampleBundle.files(version: "2.0.0"))
    let device = Device(host)
    #expect(device.updater.libraryInUse().origin == .app)
    try await device.update()
    for _ in 1...5 { #expect(device.updater.libraryInUse().origin == .release) }
    #expect(try device.launchedVersion() == "2.0.0")
    #expect(try device.launchedVersion() == "2.0.0")
    // The launches of the app have failed.
    #expect(device.updater.libraryInUse().folder == SampleBundle.embedded)
    let launched = device.updater.launch()
    #expect(launched.hasFallenBack && launched.origin == .app)
  }

  @Test func libraryThatIsMissingIsSaid() throws {
    let device = Device(try Host())
    var library = device.updater.launch()
    library.folder = device.folder.appending(path: "none").path
    #expect(throws: BundleError.missing(path: "manifest.json")) { try device.updater.open(library) }
  }
}
