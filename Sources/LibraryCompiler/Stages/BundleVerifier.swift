import ContentRepair
import DuaLibrary
import DuaSearch
import SearchIndexing
import UnicodeText

/// Holds a bundle that was written against the library and the sources that it was made of.
struct BundleVerifier {
  let files: FileClient
  /// The folder that was written.
  let folder: String
  let checked: CheckedLibrary

  /// The greatest size of a file that is read back, in bytes.
  private static let sizeLimit = 1 << 32

  /// Throws when the bundle on the disk is not, row by row and scalar by scalar, the library.
  func verify() throws(OperationalFailure) {
    let bundle = try readBundle()
    guard bundle.library == checked.library else {
      throw OperationalFailure("the bundle that was written does not read back as the library")
    }
    try verifyIndex(of: bundle.library)
    try compareTexts(bundle.library)
    try proveTexts(bundle.library.defaultLanguage)
  }

  private func proveTexts(_ language: LanguageTag) throws(OperationalFailure) {
    do throws(LenientProof.Violation) {
      try LenientProof(original: checked.draft, published: checked.published, language: language).verify()
    } catch {
      throw OperationalFailure(error.message)
    }
  }

  private func readBundle() throws(OperationalFailure) -> DuaLibrary.Bundle {
    do throws(BundleError) {
      return try DuaLibrary.Bundle { path in try files.read(Paths.join(folder, path), Self.sizeLimit).bytes }
    } catch {
      throw OperationalFailure("the bundle that was written cannot be read back: \(error)")
    }
  }

  private func verifyIndex(of library: Library) throws(OperationalFailure) {
    do {
      let bytes = try files.read(Paths.join(folder, LibrarySearch.path), Self.sizeLimit).bytes
      try LibrarySearch(bytes: bytes).verify(duas: library.duas.map(\.id))
      let web = try files.read(Paths.join(folder, LibrarySearch.webPath), Self.sizeLimit).bytes
      guard try WebIndex.json(of: bytes) == web else {
        throw SearchIndexError.damaged(part: LibrarySearch.webPath)
      }
    } catch {
      throw OperationalFailure("the search index that was written cannot be read back: \(error)")
    }
  }

  /// Compares what was written with what the editors wrote, past everything that lies between.
  private func compareTexts(_ library: Library) throws(OperationalFailure) {
    guard library.duas.count == checked.published.duas.count,
      library.journeys.count == checked.published.journeys.count
    else { throw OperationalFailure("the bundle that was written lacks a dua or a journey of the sources") }
    for source in checked.published.duas {
      guard let slug = source.slug.value, let dua = library[dua: slug] else {
        throw OperationalFailure("a dua of the sources is not in the bundle that was written")
      }
      let isSame =
        dua.arabic.hasSameScalars(as: source.arabic.value ?? "")
        && dua.transliteration.hasSameScalars(as: source.transliteration.value)
        && dua.title == source.title.localizedText && dua.translation == source.translation.localizedText
        && dua.bestTime == source.bestTime.localizedText && dua.benefit == source.benefit.localizedText
        && dua.context == source.context.localizedText
        && dua.propheticContext == source.propheticContext.localizedText
      guard isSame else {
        throw OperationalFailure(
          "a text of `\(slug)` in the bundle that was written is not the text of the source"
        )
      }
    }
  }
}
