import ContentDraft
import ContentIngest
import ContentRepair
import Diagnostics
import DuaLibrary
import QuranText
import SearchIndexing

/// The result of checking the sources.
public struct CheckedLibrary: Equatable, Sendable {
  /// The draft as written in the sources.
  public var draft: LibraryDraft
  /// The draft that was resolved: the repaired one in a lenient build, otherwise ``draft`` itself.
  public var published: LibraryDraft
  /// The diagnostics of the sources.
  public var report: DiagnosticReport
  /// Nil if there are errors.
  public var library: Library?
  /// What people search for, for the index.
  public var vocabulary: SearchVocabulary
  /// The same, if it was prepared while the rules ran; see ``indexVocabulary``.
  var preparedVocabulary: PreparedVocabulary?
  /// Whether ``vocabulary`` is the one that is included in the compiler, which need not be prepared.
  var hasStandardVocabulary = false
  /// The topics that duas state.
  var statedTopics: [Dua.ID: [Slug]] = [:]
  /// Where the texts quote the Quran, for the next check and for the search index.
  public var quranLocations: QuranLocations
  /// What a run that changes the sources needs, which finds more than ``report`` lists.
  var fixable = FixableFindings()
  /// The files that the result depends on; nil if one could not be read, or they are not wanted.
  var inputs: CheckedInputs?

  /// - Parameter published: The draft that was resolved; `draft` itself if nil.
  public init(
    draft: LibraryDraft,
    published: LibraryDraft? = nil,
    report: DiagnosticReport,
    library: Library?,
    vocabulary: SearchVocabulary = .standard(),
    quranLocations: QuranLocations = QuranLocations()
  ) {
    self.vocabulary = vocabulary
    self.draft = draft
    self.published = published ?? draft
    self.report = report
    self.library = library
    self.quranLocations = quranLocations
  }
}

/// What a run that changes the sources needs to know of all findings that it may fix.
struct FixableFindings: Equatable, Sendable {
  /// The fixes that they offer, in the order of the findings in a report.
  var fixes: [PlannedFix] = []
  /// The number of errors in each file.
  var errorCounts: [FileID: Int] = [:]
}

/// What the result of a check depends on.
struct CheckedInputs: Equatable, Sendable {
  /// The sources and the files of the search vocabulary, in the order of the listing.
  var sources: [ObservedFile]
  /// Tanzil's texts of the Quran.
  var quran: [ObservedFile] = []
  var git: [GitAnswer] = []
}
