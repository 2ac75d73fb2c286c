import ContentRepair
import DuaLibrary
import DuaSearch
import SearchIndexing
import UnicodeText

/// Verifies the written bundle against the library and the sources.
struct BundleVerifier {
  let files: FileClient
  /// The folder with the written bundle.
  let folder: String
  let checked: CheckedLibrary
  /// The bundle as rendered.
  let rendered: RenderedBundle
  let isLenient: Bool

  /// The maximum size of a file that is read back, in bytes.
  static let sizeLimit = 1 << 32

  /// Throws unless the bundle on the disk equals the library, row by row and scalar by scalar.
  func verify() throws(OperationalFailure) {
    let bundle = try readBundle()
    guard bundle.library == checked.library else {
      throw OperationalFailure("the written bundle does not read back as the library")
    }
    try verifyIndex(of: bundle.library)
    for consumer in rendered.consumers { try verifyForm(of: consumer) }
    try compareTexts(bundle.library)
    // A strict build publishes the draft itself.
    if isLenient { try proveTexts(bundle.library.defaultLanguage) }
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
      throw OperationalFailure("the written bundle cannot be read back: \(error)")
    }
  }

  private func verifyIndex(of library: Library) throws(OperationalFailure) {
    do {
      let bytes = try files.read(Paths.join(folder, LibrarySearch.path), Self.sizeLimit).bytes
      try LibrarySearch(bytes: bytes).verify(duas: library.duas.map(\.id))
      guard rendered.artifacts.contains(where: { $0.path == LibrarySearch.path && $0.bytes == bytes }) else {
        throw SearchIndexError.damaged(part: LibrarySearch.path)
      }
    } catch {
      throw OperationalFailure("the written search index cannot be read back: \(error)")
    }
  }

  /// Reads the form of a consumer as the consumer does, and compares it with what was rendered.
  private func verifyForm(of consumer: Consumer) throws(OperationalFailure) {
    var written: [Artifact] = []
    for artifact in rendered.artifacts where artifact.path.hasPrefix(consumer.folder + "/") {
      do throws(FileFailure) {
        let bytes = try files.read(Paths.join(folder, artifact.path), Self.sizeLimit).bytes
        written.append(Artifact(path: artifact.path, bytes: bytes))
      } catch {
        throw OperationalFailure(error)
      }
      guard written.last == artifact else {
        throw OperationalFailure("the written `\(artifact.path)` cannot be read back")
      }
    }
    try consumer.verify(written)
  }

  /// Compares the written texts with those of the editors, independently of everything in between.
  private func compareTexts(_ library: Library) throws(OperationalFailure) {
    guard library.duas.count == checked.published.duas.count,
      library.journeys.count == checked.published.journeys.count
    else { throw OperationalFailure("a dua or a journey of the sources is missing from the written bundle") }
    for source in checked.published.duas {
      guard let slug = source.slug.value, let dua = library[dua: slug] else {
        throw OperationalFailure("a dua of the sources is missing from the written bundle")
      }
      let isSame = DuaText.allCases.allSatisfy { text in
        let (written, read) = (source.values(of: text), dua[text])
        return written.count == read.count
          && written.allSatisfy { read[$0.key]?.hasSameScalars(as: $0.value) ?? false }
      }
      guard isSame else {
        throw OperationalFailure(
          "a text of `\(slug)` in the written bundle differs from the source"
        )
      }
    }
  }
}
