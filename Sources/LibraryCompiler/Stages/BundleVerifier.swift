import ContentRepair
import DuaLibrary
import DuaSearch
import ParallelWork
import SearchIndexing
import UnicodeText

/// Verifies the written bundle against the library and the sources.
///
/// Files are mapped and compared entity by entity, so that nothing of the library is in memory a second time.
struct BundleVerifier {
  let files: FileClient
  /// The folder with the written bundle.
  let folder: String
  let checked: CheckedLibrary
  /// The library of `checked`.
  let library: Library
  let written: WrittenBundle
  let isLenient: Bool

  /// A part of the verification; parts are independent.
  private enum Part {
    case manifest
    /// The texts of some duas.
    case texts(Range<Int>)
    case proof
    case file(Manifest.File)
    case consumer(Consumer)
  }

  private static let duasInPart = 1024

  /// Throws unless the bundle on the disk equals the library, row by row and scalar by scalar.
  ///
  /// - Parameter jobs: The number of files to verify at once, at least 1; it does not affect the result.
  func verify(jobs: Int) async throws {
    try compareCounts()
    // The longest first.
    let listed = written.manifest.files.sorted { $0.bytes > $1.bytes }
    let count = checked.published.duas.count
    let texts = stride(from: 0, to: count, by: Self.duasInPart).map { start in
      Part.texts(start..<min(start + Self.duasInPart, count))
    }
    // A strict build publishes the draft itself, of which there is nothing to prove.
    let parts =
      listed.map(Part.file) + texts + (isLenient ? [.proof] : []) + [.manifest]
      + written.consumers.map(Part.consumer)
    let results = try await parallelMap(parts.indices, jobs: jobs) { index in
      Result { () throws(OperationalFailure) in try verify(parts[index]) }
    }
    for result in results { try result.get() }
  }

  private func verify(_ part: Part) throws(OperationalFailure) {
    switch part {
    case .manifest: try verifyManifest()
    case .file(let file): try verify(file)
    case .consumer(let consumer): try verifyForm(of: consumer)
    case .texts(let duas): try compareTexts(of: duas)
    case .proof: try proveTexts()
    }
  }

  private func map(_ path: String) throws(OperationalFailure) -> FileBytes {
    do throws(FileFailure) {
      return try files.map(Paths.join(folder, path), BundleLimits.limit(of: path))
    } catch {
      throw OperationalFailure(error)
    }
  }

  private func verifyManifest() throws(OperationalFailure) {
    let bytes = try map(Manifest.path)
    do {
      let manifest = try Manifest(json: bytes)
      try manifest.checkPaths()
      guard manifest == written.manifest else {
        throw OperationalFailure("the written `\(Manifest.path)` differs from the one that was rendered")
      }
    } catch let failure as OperationalFailure {
      throw failure
    } catch {
      throw OperationalFailure("the written bundle cannot be read back: \(error)")
    }
  }

  private func verify(_ file: Manifest.File) throws(OperationalFailure) {
    let bytes = try map(file.path)
    let contents = WrittenFile(path: file.path, bytes: bytes)
    do {
      try contents.checkSum(file)
      guard try contents.contains(library) else {
        throw OperationalFailure("the written `\(file.path)` does not read back as the library")
      }
    } catch let failure as OperationalFailure {
      throw failure
    } catch let error as SearchIndexError {
      throw OperationalFailure("the written search index cannot be read back: \(error)")
    } catch {
      throw OperationalFailure("the written bundle cannot be read back: \(error)")
    }
  }

  /// Reads the form of a consumer as the consumer does.
  private func verifyForm(of consumer: Consumer) throws(OperationalFailure) {
    var form: [Artifact] = []
    for file in written.manifest.files where file.path.hasPrefix(consumer.folder + "/") {
      form.append(Artifact(path: file.path, bytes: try map(file.path).withBytes { Array($0) }))
    }
    try consumer.verify(form)
  }

  private func proveTexts() throws(OperationalFailure) {
    do throws(LenientProof.Violation) {
      try LenientProof(
        original: checked.draft,
        published: checked.published,
        language: library.defaultLanguage
      ).verify()
    } catch {
      throw OperationalFailure(error.message)
    }
  }

  private func compareCounts() throws(OperationalFailure) {
    guard library.duas.count == checked.published.duas.count,
      library.journeys.count == checked.published.journeys.count
    else { throw OperationalFailure("a dua or a journey of the sources is missing from the library") }
  }

  /// Compares the texts of the library, with which the written files are compared, with those of the editors, independently of
  /// everything in between.
  private func compareTexts(of duas: Range<Int>) throws(OperationalFailure) {
    for source in checked.published.duas[duas] {
      guard let slug = source.slug.value, let dua = library[dua: slug] else {
        throw OperationalFailure("a dua of the sources is missing from the library")
      }
      let isSame = DuaText.allCases.allSatisfy { text in
        let (written, read) = (source.values(of: text), dua[text])
        return written.count == read.count
          && written.allSatisfy { read[$0.key]?.hasSameScalars(as: $0.value) ?? false }
      }
      guard isSame else {
        throw OperationalFailure(
          "a text of `\(slug)` in the library differs from the source"
        )
      }
    }
  }
}
