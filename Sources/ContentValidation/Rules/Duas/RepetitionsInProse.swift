import ContentDraft
import Diagnostics
import DuaLibrary
import UnicodeText

/// A benefit or note names another number of repetitions than its dua has.
///
/// ## What it does
/// Reads the counts in `best-time`, `benefit`, `context` and `prophetic-context`: `three times`, `100x`, `thrice`, also in
/// Arabic, French, German, Indonesian, Malay, Spanish, Turkish and Urdu. In titles and translations, reads only `(three times)`
/// and `3x`.
///
/// Reports a text with counts of which none is the dua's `repetitions`, unless another of its texts tells the reader that
/// number, as in `recite 3x`.
///
/// ## Why it matters
/// The app counts to `repetitions`; people who rely on the text would stop too early or too late.
///
/// ## Example
/// `repetitions="1"` beside `<benefit xml:lang="en">Whoever says it three times …</benefit>`
///
/// ## How to fix it
/// Correct `repetitions` or the text. If the text is about another occasion, acknowledge the finding.
enum RepetitionsInProse: Rule {
  static let id: RuleID = "DU09"
  static let name = "repetitions-in-prose"
  static let severity = Severity.warning

  static func check(_ draft: IndexedDraft) -> [Finding] {
    contradictions(in: draft).map { text, _, count, repetitions in
      finding(
        message(text, text.text.value.text(ofBytes: count.bytes), repetitions),
        at: text.source(of: count.bytes)
      )
    }
  }

  /// The texts that name another number of repetitions than their duas have, with the first count of each.
  private static func contradictions(in draft: IndexedDraft)
    -> [(text: DraftText, dua: Int, count: ProseCounts.Count, repetitions: Int)]
  {
    let texts = draft.texts.compactMap { text -> Prose? in
      guard let dua = text.dua, let repetitions = draft.duas[dua].repetitions.value,
        NumberRange.repetitions.contains(repetitions),
        case .localized(let language) = text.role, let words = CountWords.of(language), mayCount(text)
      else { return nil }
      let isAboutRecitation = prose.contains(text.field)
      let counts = ProseCounts.counts(
        in: text.text.value,
        isAboutRecitation ? words : words.withoutVerbs,
        isRemark: text.field == "best-time"
      )
      return counts.isEmpty ? nil : Prose(text: text, dua: dua, repetitions: repetitions, counts: counts)
    }
    // `Recite 1x` says that a benefit of a hundred times is that of another occasion.
    let directed = Set(texts.filter { $0.agrees { $0.isDirection } }.map(\.dua))
    return texts.compactMap { prose in
      guard let count = prose.counts.first, !prose.agrees(where: { _ in true }), !directed.contains(prose.dua)
      else { return nil }
      return (prose.text, prose.dua, count, prose.repetitions)
    }
  }

  /// A text with counts, and the repetitions of its dua.
  private struct Prose {
    let text: DraftText
    let dua: Int
    let repetitions: Int
    let counts: [ProseCounts.Count]

    func agrees(where condition: (ProseCounts.Count) -> Bool) -> Bool {
      counts.contains { $0.number == repetitions && condition($0) }
    }
  }

  /// The number of repetitions that a text names instead of that of its dua, by the index of the dua.
  static func otherCounts(in draft: IndexedDraft) -> [Int: Int] {
    Dictionary(
      contradictions(in: draft).map { ($0.dua, $0.count.number) },
      uniquingKeysWith: { first, _ in first }
    )
  }

  private static let prose: Set<String> = ["best-time", "benefit", "context", "prophetic-context"]

  /// Titles and translations have no counts but those in brackets and with a sign, which they rarely have.
  private static func mayCount(_ text: DraftText) -> Bool {
    prose.contains(text.field) || text.bytes.intersects(.digits) || text.bytes.intersects(.openingBrackets)
  }

  private static func message(_ text: DraftText, _ words: String, _ repetitions: Int) -> String {
    "\(text.label) says \(words.quoted()), but `repetitions` is \(repetitions): correct one, unless the text is about another occasion"
  }
}
