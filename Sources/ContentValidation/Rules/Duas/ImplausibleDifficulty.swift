import Diagnostics
import DuaLibrary

/// A long dua is called easy, or a short one hard.
///
/// ## What it does
/// Counts the Arabic words: a beginner's dua has at most 40, an advanced one at least 12.
///
/// ## Why it matters
/// Beginners who meet a page of text give up. The measure is rough: a short dua may be hard to pronounce.
///
/// ## Example
/// A dua of 60 words with `difficulty="beginner"`.
///
/// ## How to fix it
/// Choose another difficulty, or leave it when it is meant.
enum ImplausibleDifficulty: Rule {
  static let id: RuleID = "DU06"
  static let name = "implausible-difficulty"
  static let severity = Severity.information

  private static let mostForBeginners = 40
  private static let leastForAdvanced = 12

  static func check(_ draft: IndexedDraft) -> [Finding] {
    draft.duas.enumerated().compactMap { index, dua in
      let words = draft.recitations.wordCount(of: index)
      guard let difficulty = dua.difficulty.located, words > 0 else { return nil }
      switch difficulty.value {
      case .beginner where words > mostForBeginners:
        return finding(message(dua.label, words, "many", .beginner), at: difficulty.range)
      case .advanced where words < leastForAdvanced:
        return finding(message(dua.label, words, "few", .advanced), at: difficulty.range)
      default: return nil
      }
    }
  }

  private static func message(_ dua: String, _ words: Int, _ measure: String, _ difficulty: Difficulty)
    -> String
  {
    "\(dua) has \(words) Arabic words, which is \(measure) for `\(difficulty.rawValue)`"
  }
}
