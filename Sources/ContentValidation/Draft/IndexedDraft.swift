import ArabicText
import CitationText
import ContentDraft
import Diagnostics
import DuaLibrary
import ParallelWork
import QuranText
import UnicodeText

/// A draft with the tables that rules look things up in, built once and shared by all rules.
///
/// Records are sorted by source range, so that "the first" means the same whatever the order of the draft's lists.
struct IndexedDraft: Sendable {
  let declaration: LibraryDeclaration?
  let duplicateDeclarations: [LibraryDeclaration]
  let idRegister: IDRegister?
  /// The ids of every kind.
  let issuedIDs: [IssuedIDs]
  let consumers: [ConsumerFragment]
  let duas: [DraftDua]
  let journeys: [JourneyFragment]
  let orphanedTexts: [TextFragment]
  let unreadableTexts: [TextFragment]
  let conflictingTexts: [LibraryDraft.TextConflict]
  let acknowledgements: [Acknowledgement]
  /// The paths of the files, as far as they are known.
  let paths: [FileID: String]
  /// Every text of the draft that people read.
  let texts: [DraftText]
  /// The recited texts as words.
  let recited: RecitedWords
  /// By the indices of ``texts``; nil for texts that are not recited.
  let recitedTexts: [RecitedWords.Text?]
  /// The characters that the policy allows in the texts of each role.
  let allowedCharacters: [DraftText.Role: AllowedCharacters]
  /// The transliterations of duas, by the indices of the duas.
  let transliterations: [Int: DraftText]
  /// The duas with one transliteration, the first two of them.
  let duasByTransliteration: [ExactText: [Int]]
  /// The declared reference works; the first of those with one slug.
  let works: [Slug: WorkFragment]
  let families: VariantFamilies
  /// The words of the duas, in their order.
  let recitations: Recitations
  /// The words of the Quran and of the library.
  let knownWords: KnownWords
  /// The Quran that quotations are checked against.
  let quran: QuranSource
  /// Where texts quote the Quran. A text that is missing is looked up when its locations are needed.
  var quranLocations: QuranLocations
  /// The scheme in which the policy says that transliterations are written; nil if it names none, or an unknown one.
  let scheme: Romanizer?
  /// The words of the library, to decide which of two words is more likely wrong.
  let forms: LibraryForms
  /// How often the recited texts write the marks that many editors leave out.
  let customaryMarks: CustomaryMarks
  /// The transliterations from which ``style`` is learned.
  let styleSamples: StyleSamples
  /// How the library writes its transliterations; empty until it has been learned, and if the policy names the scheme.
  var style = LibraryStyle()

  private let isComplete: Bool
  private let unreadFields: [SourceRange: Set<String>]
  private let duaIndex: [Slug: Int]
  private let unreadLayers: Set<LayerTextKey>

  /// - Parameter needsWordTables: Whether a rule needs them; see ``Rule/needsWordTables``.
  init(
    _ draft: LibraryDraft,
    _ quran: QuranSource,
    _ quranLocations: QuranLocations = QuranLocations(),
    needsWordTables: Bool = true
  ) {
    let records = SortedRecords(draft)
    let read = records.parts.map { records.read($0, draft) }.merged
    self.init(
      draft,
      quran,
      quranLocations,
      records,
      EntityTables(records, read.skeletons, draft),
      TextTables(read.texts, draft, quran, needsWordTables: needsWordTables),
      RecitedTables(read.texts, draft, needsWordTables: needsWordTables)
    )
  }

  /// The same, in at most `jobs` tasks at once. Throws when the task is cancelled.
  init(
    _ draft: LibraryDraft,
    _ quran: QuranSource,
    _ quranLocations: QuranLocations,
    needsWordTables: Bool,
    jobs: Int
  ) async throws(CancellationError) {
    let records = SortedRecords(draft)
    let read = try await parallelMap(records.parts, jobs: jobs) { records.read($0, draft) }.merged
    let (ofTexts, (entities, recited)) = await both(jobs: jobs) {
      TextTables(read.texts, draft, quran, needsWordTables: needsWordTables)
    } _: {
      (
        EntityTables(records, read.skeletons, draft),
        RecitedTables(read.texts, draft, needsWordTables: needsWordTables)
      )
    }
    self.init(draft, quran, quranLocations, records, entities, ofTexts, recited)
  }

  private init(
    _ draft: LibraryDraft,
    _ quran: QuranSource,
    _ quranLocations: QuranLocations,
    _ records: SortedRecords,
    _ entities: EntityTables,
    _ texts: TextTables,
    _ recited: RecitedTables
  ) {
    declaration = draft.declaration
    duplicateDeclarations = draft.duplicateDeclarations.sorted { $0.range < $1.range }
    idRegister = draft.idRegister
    consumers = draft.consumers.sorted { $0.range < $1.range }
    duas = records.duas
    journeys = records.journeys
    issuedIDs = entities.issuedIDs
    orphanedTexts = draft.orphanedTexts.sorted { $0.range < $1.range }
    unreadableTexts = draft.unreadableTexts.sorted { $0.range < $1.range }
    conflictingTexts = draft.conflictingTexts.sorted { $0.text.range < $1.text.range }
    acknowledgements = draft.acknowledgements.sorted { $0.range < $1.range }
    paths = draft.paths
    works = Dictionary(
      (draft.declaration?.works ?? []).compactMap { work in work.slug.value.map { ($0, work) } },
      uniquingKeysWith: { first, _ in first }
    )
    duaIndex = entities.duaIndex
    families = entities.families
    recitations = entities.recitations
    isComplete = draft.isComplete
    unreadFields = draft.unreadFields
    let renames = issuedIDs.first { $0.kind == .dua }?.renames ?? [:]
    unreadLayers = Set(
      unreadableTexts.compactMap { LayerTextKey($0) }
        + orphanedTexts.compactMap { LayerTextKey($0, renames: renames) }
    )
    self.quran = quran
    self.quranLocations = quranLocations
    self.texts = texts.texts
    allowedCharacters = texts.allowedCharacters
    knownWords = texts.knownWords
    styleSamples = texts.styleSamples
    transliterations = texts.transliterations
    duasByTransliteration = texts.duasByTransliteration
    scheme = recited.scheme
    self.recited = recited.recited
    recitedTexts = recited.recitedTexts
    customaryMarks = recited.customaryMarks
    forms = recited.forms
  }

  /// The first dua with a slug.
  subscript(dua slug: Slug) -> DraftDua? { duaIndex[slug].map { duas[$0] } }

  /// The slugs of all duas, unsorted.
  var duaSlugs: some Collection<Slug> { duaIndex.keys }

  /// The languages in which every dua has a title and a translation, without the default language, sorted.
  var furtherLanguages: [LanguageTag] {
    guard let declaration else { return [] }
    return Set(declaration.requiredLanguages.map(\.value))
      .subtracting([declaration.defaultLanguage.value].compactMap(\.self))
      .sorted()
  }

  /// The indices of the duas from the oldest to the newest: ids are given in order and never again. Duas whose ids `ids.json` does not
  /// record yet are newer than those that it records, whatever their ids are; duas without an id come last.
  var duasByID: [Int] {
    let records = issuedIDs.first { $0.kind == .dua }?.records ?? []
    let recorded = Set(records.compactMap(\.id.value))
    let ages = duas.map { dua in
      dua.id.value.map { (recorded.isEmpty || recorded.contains($0) ? 0 : 1, $0) } ?? (2, Int.max)
    }
    return duas.indices.sorted { lhs, rhs in
      (ages[lhs].0, ages[lhs].1, lhs) < (ages[rhs].0, ages[rhs].1, rhs)
    }
  }

  /// The slugs under which `ids.json` records duas that have none, by their ids.
  var recordedSlugs: [Int: Slug] {
    let nameless = Set(duas.compactMap { $0.slug.isMissing ? $0.id.value : nil })
    guard !nameless.isEmpty else { return [:] }
    let records = issuedIDs.first { $0.kind == .dua }?.records ?? []
    return Dictionary(
      records.compactMap { record in
        guard let id = record.id.value, nameless.contains(id), !record.isRetired else { return nil }
        return record.slug.value.map { (id, $0) }
      },
      uniquingKeysWith: { first, _ in first }
    )
  }

  /// The duas of a journey's steps; nil if one of them is unknown or could not be read.
  func duas(of journey: JourneyFragment) -> [DraftDua]? {
    guard !isUnread("step", at: journey.range) else { return nil }
    var found: [DraftDua] = []
    for step in journey.steps {
      guard let slug = step.dua.value, let dua = self[dua: slug] else { return nil }
      found.append(dua)
    }
    return found
  }

  /// Whether a field of the record at a range is written, but a mistake that has been reported kept it from being read.
  func isUnread(_ field: String, at record: SourceRange) -> Bool {
    unreadFields[record]?.contains(field) == true
  }

  /// Whether any field of the record at a range is written with such a mistake.
  func hasUnreadField(at record: SourceRange) -> Bool { unreadFields[record] != nil }

  /// Whether a dua has a source that is the Quran, or of a kind that could not be read, or one that could not be read at all.
  func mayCiteQuran(_ dua: DraftDua) -> Bool {
    dua.sources.contains(where: \.mayBeOfQuran) || isUnread("source", at: dua.range)
  }

  /// Whether this text may be in a layer that could not be read, which has been reported there.
  func mayStandUnread(_ kind: TextFragment.Kind, _ language: LanguageTag? = nil, of dua: DraftDua) -> Bool {
    guard isComplete, let slug = dua.slug.value else { return !isComplete || dua.hasUnreadableSlug }
    return unreadLayers.contains(LayerTextKey(dua: slug, kind: kind, language: language))
  }
}

/// A draft to which the analyses of many texts refer, because a copy of all its tables takes longer than most rules.
final class SharedDraft: Sendable {
  let draft: IndexedDraft

  init(_ draft: IndexedDraft) { self.draft = draft }
}

extension IndexedDraft {
  /// How the file with a range writes a source.
  func notation(at range: SourceRange) -> SourceNotation {
    SourceNotation(isJSON: paths[range.file]?.hasSuffix(".json") == true)
  }
}

/// The text that an entry of a layer provides.
private struct LayerTextKey: Hashable {
  let dua: Slug
  let kind: TextFragment.Kind
  let language: LanguageTag?
}

extension LayerTextKey {
  init?(_ text: TextFragment) {
    guard let dua = text.dua.value else { return nil }
    self.init(dua: dua, kind: text.kind, language: text.language)
  }

  /// The key of a text under the old slug of a dua.
  init?(_ text: TextFragment, renames: [Slug: Slug]) {
    guard let dua = text.dua.value.flatMap({ renames[$0] }) else { return nil }
    self.init(dua: dua, kind: text.kind, language: text.language)
  }
}

extension DraftDua {
  /// Whether the dua has a slug that could not be read, which has been reported.
  var hasUnreadableSlug: Bool {
    if case .invalid = slug { true } else { false }
  }
}
