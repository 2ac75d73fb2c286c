import ContentDraft
import ContentRepair
import Diagnostics
import DuaLibrary

extension CheckedLibrary {
  /// The check with the library that a lenient build would make of the same draft, which has the duas that break rules too.
  ///
  /// Nil if a file was not read to its end, because it is not known what it contains, or if a part cannot be repaired.
  public var lenient: CheckedLibrary? {
    guard draft.isComplete else { return nil }
    var checked = self
    checked.published = DraftRepair(repairing: draft).draft
    guard let library = try? Library(resolving: checked.published) else { return nil }
    checked.library = library
    checked.statedTopics = StatedTopics(checked.published.duas, vocabulary).topics
    return checked
  }

  /// The content of sources that have been read and not been checked yet: with no findings, and with the library that it is without
  /// them, or else that of a lenient build. For those who want to see new texts before the check ends.
  ///
  /// Nil if there is no such library: a file was not read to its end, or a part cannot be repaired.
  public static func unchecked(_ sources: [IngestedSource], _ listing: SourceListing) -> CheckedLibrary? {
    guard listing.isComplete else { return nil }
    var read = CheckedLibrary(
      draft: LibraryDraft(files: sources.lazy.map(\.file)),
      report: DiagnosticReport([]),
      library: nil
    )
    read.hasStandardVocabulary = true
    guard read.draft.isComplete else { return nil }
    guard let library = try? Library(resolving: read.draft) else { return read.lenient }
    read.library = library
    return read
  }
}
