import ContentDraft
import Diagnostics

/// The work of validating a draft, in units that do not depend on each other: first the lessons about its style, then a
/// rule over the whole draft, or all rules about Arabic over some texts.
struct ValidationWork: Sendable {
  private var library: IndexedDraft
  /// What is learned before the rules run.
  let lessons: StyleSamples
  private let libraryRules: [any Rule.Type]
  private let arabicRules: [any ArabicRule.Type]

  /// The texts of one unit.
  private static let textsInUnit = 128

  init(_ draft: LibraryDraft, _ quran: QuranSource) {
    library = IndexedDraft(draft, quran)
    lessons = StyleSamples(library)
    let rules = RuleRegistry.all.filter { draft.isComplete || !$0.needsWholeLibrary }
    arabicRules = rules.compactMap { $0 as? any ArabicRule.Type }
    libraryRules = rules.filter { !($0 is any ArabicRule.Type) }
  }

  mutating func learn(_ styles: [LibraryStyle]) {
    for style in styles { library.style.merge(style) }
  }

  /// In the order of their findings.
  var units: Range<Int> {
    0..<libraryRules.count + (library.texts.count + Self.textsInUnit - 1) / Self.textsInUnit
  }

  func findings(of unit: Int) -> [Finding] {
    if unit < libraryRules.count { return libraryRules[unit].check(library) }
    let start = (unit - libraryRules.count) * Self.textsInUnit
    var findings: [Finding] = []
    // Text by text: what is known of a text is worked out once for all rules, and not kept.
    for text in library.texts[start..<min(start + Self.textsInUnit, library.texts.count)] {
      guard let text = ArabicTextAnalysis(text, in: library) else { continue }
      for rule in arabicRules { findings += rule.check(text) }
    }
    return findings
  }
}
