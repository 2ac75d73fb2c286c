import DuaLibrary
import DuaSearch
import Foundation

/// A library that is open, without the texts that are withdrawn.
public struct OpenedLibrary: Sendable {
  /// Its ``DuaLibrary/Bundle/withdrawals`` say what is withdrawn, and why.
  public let bundle: DuaLibrary.Bundle
  /// Nil if the bundle has no search index.
  public let search: LibrarySearch?
  /// Nil if the bundle has no suggestions.
  public let suggestions: SearchSuggestions?

  public init(bundle: DuaLibrary.Bundle, search: LibrarySearch? = nil, suggestions: SearchSuggestions? = nil)
  {
    (self.bundle, self.search, self.suggestions) = (bundle, search, suggestions)
  }

  /// The same library without the texts that these errata withdraw at a time, in place of those with which it was opened: what a later
  /// check has found.
  public func withdrawing(_ errata: Errata, at time: UTCTime) throws(BundleError) -> OpenedLibrary {
    let bundle = try bundle.withdrawing(errata, at: time)
    return OpenedLibrary(
      bundle: bundle,
      search: search?.withdrawing(bundle.withdrawals.keys),
      suggestions: suggestions?.withdrawing(titles: bundle.withdrawnTitles)
    )
  }
}

extension ReleaseUpdater {
  /// Opens a library with its search and its suggestions, without the texts that are withdrawn now.
  ///
  /// All of it is from one library, even if another process installs one in the meantime. What is open stays as it is, whatever is
  /// installed later.
  ///
  /// Throws a `BundleError` or a `SearchIndexError` if the library cannot be used, and a ``ReleaseError`` if its folder cannot be read.
  public func open(_ library: LaunchedLibrary) throws -> OpenedLibrary {
    let path = "\(library.folder)/\(Manifest.path)"
    do {
      var manifest = try files.read(path, Installation.longestManifest)
      while true {
        let opened = Result { try openFiles(of: library) }
        let after = try files.read(path, Installation.longestManifest)
        if after == manifest { return try opened.get() }
        // The files may be those of two libraries.
        manifest = after
      }
    } catch let problem as ReleaseError.FileProblem {
      throw ReleaseError.file(problem)
    }
  }

  private func openFiles(of library: LaunchedLibrary) throws -> OpenedLibrary {
    let folder = URL(filePath: library.folder, directoryHint: .isDirectory)
    let bundle = try DuaLibrary.Bundle(contentsOf: folder)
    let hasSearch = bundle.manifest.file(LibrarySearch.path) != nil
    let hasSuggestions = bundle.manifest.file(SearchSuggestions.path) != nil
    return try OpenedLibrary(
      bundle: bundle,
      search: hasSearch ? LibrarySearch(bundle: folder) : nil,
      suggestions: hasSuggestions ? SearchSuggestions(bundle: folder) : nil
    )
    .withdrawing(library.errata, at: now())
  }
}
