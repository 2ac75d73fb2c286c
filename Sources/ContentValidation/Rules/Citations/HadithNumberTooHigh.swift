import ContentDraft
import Diagnostics
import DuaLibrary

/// A hadith number is higher than any in its collection.
///
/// ## What it does
/// Compares `number` of every hadith source with `highest` of the work in `library.json`.
///
/// ## Why it matters
/// The source cannot be looked up. Usually a digit is wrong, or the number follows another numbering scheme.
///
/// ## Example
/// ```xml
/// <source type="hadith" collection="bukhari" number="63060" grade="sahih"/>
/// ```
///
/// ## How to fix it
/// Look the hadith up in the numbering scheme of the work and write its number there.
enum HadithNumberTooHigh: Rule {
  static let id: RuleID = "CT03"
  static let name = "hadith-number-too-high"
  static let severity = Severity.error

  static func check(_ draft: IndexedDraft) -> [Finding] {
    draft.duas.flatMap { dua in
      dua.sources.compactMap { source in
        guard source.kind.value == .hadith, let number = source.number.located,
          let work = source.collection.value.flatMap({ draft.works[$0] }),
          let highest = work.highest.located, number.value.value > highest.value
        else { return nil }
        return finding(
          message(number.value, work, highest.value),
          at: number.range,
          notes: [Finding.Note("the highest number is declared here", at: highest.range)]
        )
      }
    }
  }

  /// Whether the number of a source is too high.
  static func reports(_ source: CitationFragment, in draft: IndexedDraft) -> Bool {
    guard source.kind.value == .hadith, let number = source.number.value,
      let highest = source.collection.value.flatMap({ draft.works[$0] })?.highest.value
    else { return false }
    return number.value > highest
  }

  private static func message(_ number: HadithNumber, _ work: WorkFragment, _ highest: Int) -> String {
    let numbering = work.numbering.value.map { " in the numbering of \($0)" } ?? ""
    return "\(work.label) has no hadith \(number): its highest number is \(highest)\(numbering)"
  }
}
