import DuaLibrary
import DuaSearch
import Foundation

extension ReleaseUpdater {
  /// Checks the fetched bundle: every file, every row, the suggestions, the search index, and one query.
  ///
  /// Reads all of it before it returns. Throws a ``ReleaseError``; a bundle that is refused is removed, unless another process is
  /// updating.
  public func verify() throws { try translating { try verifyFetched() } }

  private func verifyFetched() throws {
    let folder = URL(filePath: installation.staging, directoryHint: .isDirectory)
    // What is recorded is what was read first: a manifest that takes its place later is not verified by this.
    let hash = try installation.hash(of: installation.staging)
    guard try hash == nil || installation.state().fetched == hash else {
      throw ReleaseError.notVerified(path: Manifest.path)
    }
    do {
      try check(folder)
    } catch let error as ReleaseError {
      try? discard(refused: hash)
      throw error
    }
    try installation.locked { try installation.change { $0.verified = hash } }
  }

  /// Removes what was checked, unless another process has fetched another bundle in the meantime.
  private func discard(refused hash: String?) throws {
    try installation.locked {
      guard try installation.hash(of: installation.staging) == hash else { return }
      try installation.discard(installation.staging)
    }
  }

  private func check(_ folder: URL) throws {
    do {
      let bundle = try DuaLibrary.Bundle(contentsOf: folder)
      try bundle.verify()
      let library = try bundle.library
      if bundle.manifest.file(SearchSuggestions.path) != nil {
        try SearchSuggestions(bundle: folder).verify()
      }
      guard bundle.manifest.file(LibrarySearch.path) != nil else { return }
      let search = try LibrarySearch(bundle: folder)
      try search.verify(duas: library.duas.map(\.id))
      if let dua = library.duas.first, let title = dua.title[library.defaultLanguage] {
        let options = SearchOptions(duas: [dua.id])
        guard try search.search(title, options: options).map(\.id) == [dua.id] else {
          throw ReleaseError.search("a query for the title of dua \(dua.id) does not find it")
        }
      }
    } catch let error as BundleError {
      throw ReleaseError.bundle(error)
    } catch let error as SearchIndexError {
      throw ReleaseError.search("\(error)")
    }
  }

  /// Puts the verified bundle in the place of the current one. What is open stays as it is until it is opened again.
  ///
  /// Reads all of it before it returns. Throws a ``ReleaseError``: then the current one stays, unless only what follows the exchange has
  /// failed, which is made up for at the next launch.
  public func install() throws {
    try translating {
      try installation.locked {
        try installation.recover()
        try installation.install(embedded: configuration.embedded)
      }
    }
  }

  /// Chooses the library of this launch, and counts the launch until ``markHealthy()``.
  ///
  /// Only the app itself calls it, once, when it is going to show a screen: a second call counts as another launch. Extensions and
  /// launches in the background call ``libraryInUse()``.
  ///
  /// If another process is updating, or the folder cannot be written, nothing is counted, and the library of the app takes the place
  /// of one whose launch has failed. It is also used if the folder cannot be read.
  public func launch() -> LaunchedLibrary {
    let counted = try? installation.locked { try installation.launch(embedded: configuration.embedded) }
    lastLaunch.set(wasCounted: counted != nil)
    return counted ?? installation.launchUncounted(embedded: configuration.embedded)
  }

  /// The library in use, without counting a launch or changing anything: for an app extension, or another process beside the app.
  ///
  /// As long as the launches of an installed one have failed, or if the folder cannot be read, it is the library of the app.
  public func libraryInUse() -> LaunchedLibrary {
    installation.launchUncounted(embedded: configuration.embedded)
  }

  /// Records that the app works with the library of this launch. Call it on the updater with which it was launched: after a launch that
  /// was not counted it records nothing, because what was counted last is another launch. Throws a ``ReleaseError``.
  public func markHealthy() throws {
    guard lastLaunch.wasCounted else { return }
    try translating { try installation.locked { try installation.markHealthy() } }
  }

  /// Returns to the former library, or to that of the app. The release is not offered again. Throws a ``ReleaseError``.
  public func rollBack() throws {
    try translating {
      try installation.locked {
        try installation.recover()
        try installation.rollBack(embedded: configuration.embedded)
      }
    }
  }

  private func translating(_ work: () throws -> Void) throws {
    do { try work() } catch let problem as ReleaseError.FileProblem { throw ReleaseError.file(problem) }
  }

  func translatingAsync<Value>(_ work: () async throws -> Value) async throws -> Value {
    do { return try await work() } catch let problem as ReleaseError.FileProblem {
      throw ReleaseError.file(problem)
    }
  }
}
