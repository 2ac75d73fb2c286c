import ArabicText
import Diagnostics
import UnicodeText

/// A word is spelled in two ways: with and without a dagger alef, or with a dagger alef and with an alef.
///
/// ## What it does
/// Compares the words of all recited texts, ignoring the marks on their last letter. The spellings are a letter with U+0670
/// ARABIC LETTER SUPERSCRIPT ALEF, the same letter with fatha alone, and the same letter with an alef after it.
///
/// If the modern spelling of the Quran has the alef, a word with neither is another word (مَلِك, مَالِك). Quotations from the Quran
/// do not count.
///
/// ## Why it matters
/// A mix of Quranic and modern spelling confuses readers, and equal texts are not recognized as equal.
///
/// ## Example
/// `لَا إِلَٰهَ إِلَّا اللهُ` in one dua, `لَا إِلَهَ إِلَّا اللهُ` in another.
///
/// ## How to fix it
/// Choose one spelling for the whole library. The message names the more common one.
enum MixedOrthography: Rule {
  static let id: RuleID = "AR16"
  static let name = "mixed-orthography"
  static let severity = Severity.warning
  static let needsWordTables = true

  static func check(_ draft: IndexedDraft) -> [Finding] {
    let texts = draft.texts.filter { $0.role == .arabic }
    let candidates = LongVowelSpellings(texts, draft).conflicts
    var findings: [Finding] = []
    for (text, conflicts) in candidates {
      guard let analysis = ArabicTextAnalysis(texts[text], in: draft) else { continue }
      let issues = conflicts.map { issue(analysis, $0) }
      findings += Self.findings(issues, in: analysis, fix: "write the more common spelling").map {
        finding in
        var finding = finding
        if let first = conflicts.first {
          finding.notes.append(Finding.Note("the other spelling is here", at: first.example))
        }
        return finding
      }
    }
    return findings
  }

  private static func issue(_ analysis: ArabicTextAnalysis, _ conflict: LongVowelSpellings.Conflict)
    -> TextIssue
  {
    let (word, letter) = (conflict.word, conflict.letter)
    return TextIssue(
      range: word.range,
      message:
        "\(analysis.quoted(word.range)) in \(analysis.label) is written \(conflict.found.phrase) here, but "
        + "\(conflict.wanted.phrase) in \(conflict.wantedCount) of \(conflict.count) places in the library "
        + "(\(conflict.exampleWord.quoted(limit: 30))): choose one spelling",
      edits: edits(analysis, word.letters, letter, from: conflict.found, to: conflict.wanted)
    )
  }

  private static func edits(
    _ analysis: ArabicTextAnalysis,
    _ letters: [MarkedLetter],
    _ index: Int,
    from found: LongVowelSpellings.Kind,
    to wanted: LongVowelSpellings.Kind
  ) -> [(range: Range<Int>, replacement: String)] {
    let letter = letters[index].range
    let dagger = letter.first { analysis.scalars[$0].isDaggerAlef }.map { $0..<$0 + 1 }
    switch (found, wanted) {
    case (.dagger, .bare):
      let needsFatha = !letters[index].has(.fatha) && letters[index].base != "\u{0649}"
      return dagger.map { [($0, needsFatha ? "\u{064E}" : "")] } ?? []
    case (.bare, .dagger): return [(letter.upperBound..<letter.upperBound, "\u{0670}")]
    case (.dagger, .alef):
      guard let dagger else { return [] }
      return dagger.upperBound == letter.upperBound
        ? [(dagger, "\u{0627}")] : [(dagger, ""), (letter.upperBound..<letter.upperBound, "\u{0627}")]
    case (.alef, .dagger): return [(letters[index + 1].range, "\u{0670}")]
    default: return []
    }
  }
}

extension LongVowelSpellings.Kind {
  fileprivate var phrase: String {
    switch self {
    case .dagger: "with U+0670 ARABIC LETTER SUPERSCRIPT ALEF"
    case .bare: "without a mark for its long vowel"
    case .alef: "with U+0627 ARABIC LETTER ALEF"
    }
  }
}
