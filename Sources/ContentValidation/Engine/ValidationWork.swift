import ContentDraft
import Diagnostics
import QuranText

/// The validation of a draft, in units that do not depend on each other.
///
/// First the screening: spellings of recited words, and then texts, are judged as far as that saves work for rules. Then the
/// preparation: texts are looked up in the Quran, and the style of the transliterations is learned. Then the rules: a unit is one
/// rule applied to the whole draft, or all rules about single texts applied to some of them.
struct ValidationWork: Sendable {
  private var draft: IndexedDraft
  private var samples: StyleSamples
  /// The texts that are still to be looked up in the Quran.
  private let unlocated: [Int]
  private let draftRules: [any Rule.Type]
  private let textRules: [any TextRule.Type]
  private let arabicRules: ScreenedRules
  private let isScreened: Bool
  /// For each spelling of a recited word; empty until the spellings are screened.
  private var wordScreenings = WordScreenings()
  /// By the index of the text; nil for texts that are not recited.
  private var textScreenings: [TextScreening?] = []

  private static let textsInUnit = 128
  private static let spellingsInUnit = 256

  /// - Parameters:
  ///   - locations: Those of texts that were looked up before.
  ///   - isScreened: Whether rules skip the texts that their screens withhold, in which they would find nothing.
  init(
    _ draft: LibraryDraft,
    _ quran: QuranSource,
    _ locations: QuranLocations = QuranLocations(),
    isScreened: Bool = true
  ) {
    let rules = ActiveRules(in: draft)
    let indexed = IndexedDraft(draft, quran, locations, needsWordTables: rules.needWordTables)
    self.init(indexed, rules, isScreened: isScreened)
  }

  /// The same; the tables of the draft are built in at most `jobs` tasks at once. Throws when the task is cancelled.
  init(
    _ draft: LibraryDraft,
    _ quran: QuranSource,
    _ locations: QuranLocations,
    jobs: Int
  ) async throws(CancellationError) {
    let rules = ActiveRules(in: draft)
    let indexed = try await IndexedDraft(
      draft,
      quran,
      locations,
      needsWordTables: rules.needWordTables,
      jobs: jobs
    )
    self.init(indexed, rules, isScreened: true)
  }

  private init(_ draft: IndexedDraft, _ rules: ActiveRules, isScreened: Bool) {
    self.isScreened = isScreened
    self.draft = draft
    samples = draft.styleSamples
    unlocated = draft.texts.indices.filter { index in
      let text = draft.texts[index]
      return rules.needWordTables && ArabicTextAnalysis.Kind(of: text) != nil
        && draft.quranLocations[text.text.value] == nil
    }
    (draftRules, textRules, arabicRules) = (rules.ofDraft, rules.ofTexts, ScreenedRules(rules.ofArabic))
  }

  /// Where the texts that rules need quote the Quran; complete after ``prepare(with:)``.
  var quranLocations: QuranLocations { draft.quranLocations }

  // MARK: Screening

  var wordUnits: Range<Int> { Self.units(of: draft.recited.spellings.count, Self.spellingsInUnit) }

  func wordScreenings(ofUnit unit: Int) -> WordScreenings {
    let spellings = draft.recited.spellings.dropFirst(unit * Self.spellingsInUnit)
    return WordScreenings(spellings.prefix(Self.spellingsInUnit), arabicRules, draft)
  }

  mutating func screenWords(with screenings: [WordScreenings]) {
    wordScreenings = WordScreenings()
    for part in screenings { wordScreenings.append(contentsOf: part) }
  }

  /// Those of the texts come after those of the words.
  var textUnits: Range<Int> { Self.units(of: draft.texts.count, Self.textsInUnit) }

  func textScreenings(ofUnit unit: Int) -> [TextScreening?] {
    draft.recitedTexts.indices.dropFirst(unit * Self.textsInUnit).prefix(Self.textsInUnit).map { index in
      draft.recitedTexts[index].map {
        TextScreening($0, draft.recited, latin: transliteration(of: index)?.text.value, wordScreenings)
      }
    }
  }

  mutating func screenTexts(with screenings: [[TextScreening?]]) {
    textScreenings = screenings.flatMap(\.self)
    let areRomanized = textScreenings.indices.allSatisfy { index in
      guard let screening = textScreenings[index], transliteration(of: index) != nil else { return true }
      return screening.romanization.map { $0 != .other } == true
    }
    // There is nothing to learn from transliterations that are all romanizations in the scheme of this project.
    if isScreened, draft.scheme == nil, areRomanized {
      samples = StyleSamples()
      draft.style = .romanized
    }
  }

  private static func units(of count: Int, _ size: Int) -> Range<Int> { 0..<(count + size - 1) / size }

  private func transliteration(of index: Int) -> DraftText? {
    draft.texts[index].dua.flatMap { draft.transliterations[$0] }
  }

  /// The rules about Arabic that have to look at a text.
  ///
  /// - Parameter isRomanized: Whether it has no transliteration, or one that need not be looked at.
  func rules(for index: Int, isRomanized: Bool) -> [any ArabicRule.Type] {
    guard isScreened, let screening = textScreenings[index] else { return arabicRules.all }
    var traits = screening.traits
    if draft.mayQuoteQuran(draft.texts[index], screening) { traits.insert(.quran) }
    if !isRomanized { traits.insert(.ownTransliteration) }
    return arabicRules.rules(for: traits, concernedByWords: screening.rules)
  }

  private func screenedWords(of index: Int, _ screening: TextScreening) -> ScreenedWords? {
    draft.recitedTexts[index].map {
      ScreenedWords(
        draft.recited.words[$0.words],
        wordScreenings,
        arabicRules,
        mayBeVerses: screening.mayBeVerses
      )
    }
  }

  /// Whether a recited text has no transliteration, or one that is its romanization in the scheme of the library.
  private func isRomanized(_ index: Int, _ screening: TextScreening) -> Bool {
    guard let latin = transliteration(of: index) else { return true }
    guard draft.scheme != nil || draft.style.followsProjectScheme else { return false }
    switch screening.romanization {
    case .exact: return true
    // Which form a word has is a matter of style, and the policy names none.
    case .wordByWord: return draft.scheme == nil
    case .other: return false
    case nil: return TransliterationAnalysis.isRomanization(latin, of: draft.texts[index].text.value, draft)
    }
  }

  // MARK: Preparation

  /// The result of one unit of the preparation.
  enum Preparation: Sendable {
    case style(LibraryStyle)
    /// By the index of the text. Equal texts have equal locations.
    case locations([(index: Int, locations: [QuranLocation])])
  }

  var preparationUnits: Range<Int> {
    0..<samples.units.count + Self.units(of: unlocated.count, Self.textsInUnit).count
  }

  func preparation(ofUnit unit: Int) -> Preparation {
    if unit < samples.units.count { return .style(samples.style(ofUnit: unit)) }
    let texts = unlocated.dropFirst((unit - samples.units.count) * Self.textsInUnit).prefix(Self.textsInUnit)
    return .locations(
      texts.map { index in
        let mayContainQuran = !isScreened || textScreenings[index]?.mayContainQuran != false
        return (index, mayContainQuran ? draft.quran.locator.locate(draft.texts[index].text.value) : [])
      }
    )
  }

  /// The number of texts to look up in the Quran.
  var unlocatedTextCount: Int { unlocated.count }

  func textCount(ofPreparationUnit unit: Int) -> Int {
    Self.textCount(ofUnit: unit - samples.units.count, total: unlocated.count)
  }

  /// The number of texts in one of the units of texts; 0 for a unit before them.
  private static func textCount(ofUnit unit: Int, total: Int) -> Int {
    unit < 0 ? 0 : min(textsInUnit, total - unit * textsInUnit)
  }

  mutating func prepare(with preparations: [Preparation]) {
    draft.quranLocations.reserve(unlocated.count)
    for preparation in preparations {
      switch preparation {
      case .style(let style): draft.style.merge(style)
      case .locations(let texts):
        for (index, locations) in texts { draft.quranLocations[draft.texts[index].text.value] = locations }
      }
    }
  }

  // MARK: Rules

  /// In the order of their findings.
  var ruleUnits: Range<Int> {
    0..<draftRules.count + Self.units(of: draft.texts.count, Self.textsInUnit).count
  }

  /// The number of texts to check.
  var textCount: Int { draft.texts.count }

  func textCount(ofRuleUnit unit: Int) -> Int {
    Self.textCount(ofUnit: unit - draftRules.count, total: draft.texts.count)
  }

  func findings(ofUnit unit: Int) -> [Finding] {
    if unit < draftRules.count { return draftRules[unit].check(draft) }
    var findings: [Finding] = []
    let library = SharedDraft(draft)
    let first = (unit - draftRules.count) * Self.textsInUnit
    for index in first..<min(first + Self.textsInUnit, draft.texts.count) {
      let text = draft.texts[index]
      let screening = isScreened ? textScreenings[index] : nil
      let isRomanized = screening.map { self.isRomanized(index, $0) } == true
      // Most texts need none.
      lazy var analysis = ArabicTextAnalysis(
        text,
        in: library,
        isRomanized: isRomanized,
        words: screening.flatMap { screenedWords(of: index, $0) }
      )
      for rule in textRules { findings += rule.check(text, analysis, in: draft) }
      for rule in rules(for: index, isRomanized: isRomanized) {
        guard let analysis else { break }
        findings += rule.check(analysis)
      }
    }
    return findings
  }
}

/// The rules that a draft is checked with, by what they look at.
private struct ActiveRules {
  private(set) var ofDraft: [any Rule.Type] = []
  private(set) var ofTexts: [any TextRule.Type] = []
  private(set) var ofArabic: [any ArabicRule.Type] = []
  /// Whether one of them needs the tables of words.
  private(set) var needWordTables = false

  init(in draft: LibraryDraft) {
    for rule in RuleRegistry.all
    where (draft.isComplete || !rule.needsWholeLibrary) && !draft.isTurnedOff(rule) {
      needWordTables = needWordTables || rule.needsWordTables
      switch rule.subject {
      case .draft: ofDraft.append(rule)
      case .texts(let rule): ofTexts.append(rule)
      case .arabicTexts(let rule): ofArabic.append(rule)
      }
    }
  }
}

extension LibraryDraft {
  /// Whether the policy turns a rule off, so that nothing that it finds is shown. One that an acknowledgement names runs, because an
  /// acknowledgement without a finding is a finding.
  fileprivate func isTurnedOff(_ rule: any Rule.Type) -> Bool {
    guard !rule.isEssential, let level = declaration?.policy.levels[rule.id]?.value else { return false }
    return level.severity == nil && !acknowledgements.contains { $0.rule.value == rule.id }
  }
}
