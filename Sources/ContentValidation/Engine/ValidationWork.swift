import ContentDraft
import Diagnostics
import QuranText

/// The validation of a draft, in units that do not depend on each other.
///
/// First the preparation: texts are looked up in the Quran, and the style of the transliterations is learned. Then the
/// rules: a unit is one rule over the whole draft, or all rules about single texts over some of them.
struct ValidationWork: Sendable {
  private var draft: IndexedDraft
  private let samples: StyleSamples
  /// The texts that are still to be looked up in the Quran.
  private let unlocated: [String]
  private let draftRules: [any Rule.Type]
  private let textRules: [any TextRule.Type]
  private let arabicRules: [any ArabicRule.Type]

  private static let textsInUnit = 128

  /// - Parameter locations: Those of texts that were looked up before.
  init(_ draft: LibraryDraft, _ quran: QuranSource, _ locations: QuranLocations = QuranLocations()) {
    let indexed = IndexedDraft(draft, quran, locations)
    self.draft = indexed
    samples = StyleSamples(indexed)
    unlocated = indexed.texts.filter { ArabicTextAnalysis.Kind(of: $0) != nil }.map(\.text.value)
      .filter { locations[$0] == nil }
    let rules = RuleRegistry.all.filter { draft.isComplete || !$0.needsWholeLibrary }
    textRules = rules.compactMap { $0 as? any TextRule.Type }
    arabicRules = rules.compactMap { $0 as? any ArabicRule.Type }
    draftRules = rules.filter { !($0 is any TextRule.Type) && !($0 is any ArabicRule.Type) }
  }

  /// Where the texts of the draft quote the Quran; complete after ``prepare(with:)``.
  var quranLocations: QuranLocations { draft.quranLocations }

  // MARK: Preparation

  /// What one unit of the preparation found out.
  enum Preparation: Sendable {
    case style(LibraryStyle)
    case locations(QuranLocations)
  }

  var preparationUnits: Range<Int> {
    0..<samples.units.count + (unlocated.count + Self.textsInUnit - 1) / Self.textsInUnit
  }

  func preparation(ofUnit unit: Int) -> Preparation {
    if unit < samples.units.count { return .style(samples.style(ofUnit: unit)) }
    var locations = QuranLocations()
    for text in unlocated.dropFirst((unit - samples.units.count) * Self.textsInUnit).prefix(Self.textsInUnit)
    {
      locations[text] = draft.quran.locator.locate(text)
    }
    return .locations(locations)
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
    for preparation in preparations {
      switch preparation {
      case .style(let style): draft.style.merge(style)
      case .locations(let locations): draft.quranLocations.merge(locations)
      }
    }
  }

  // MARK: Rules

  /// In the order of their findings.
  var ruleUnits: Range<Int> {
    0..<draftRules.count + (draft.texts.count + Self.textsInUnit - 1) / Self.textsInUnit
  }

  /// The number of texts to check.
  var textCount: Int { draft.texts.count }

  func textCount(ofRuleUnit unit: Int) -> Int {
    Self.textCount(ofUnit: unit - draftRules.count, total: draft.texts.count)
  }

  func findings(ofUnit unit: Int) -> [Finding] {
    if unit < draftRules.count { return draftRules[unit].check(draft) }
    var findings: [Finding] = []
    for text in draft.texts.dropFirst((unit - draftRules.count) * Self.textsInUnit).prefix(Self.textsInUnit) {
      let analysis = ArabicTextAnalysis(text, in: draft)
      for rule in textRules { findings += rule.check(text, analysis, in: draft) }
      guard let analysis else { continue }
      for rule in arabicRules { findings += rule.check(analysis) }
    }
    return findings
  }
}
