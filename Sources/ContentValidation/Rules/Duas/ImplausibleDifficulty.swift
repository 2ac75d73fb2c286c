import Diagnostics
import DuaLibrary

/// A long dua is marked as easy, or a short one as hard.
///
/// ## What it does
/// Counts the Arabic words: a beginner's dua has at most 40, an advanced one at least 12.
///
/// ## Why it matters
/// Beginners who face a page of text give up. The measure is rough: a short dua may be hard to pronounce.
///
/// ## Example
/// A dua of 60 words with `difficulty="beginner"`.
///
/// ## How to fix it
/// Choose another difficulty, or keep it if it is intended.
enum ImplausibleDifficulty: Rule {
  static let id: RuleID = "DU06"
  static let name = "implausible-difficulty"
  static let severity = Severity.information

  private static let maxBeginnerWords = 40
  private static let minAdvancedWords = 12

  static func check(_ draft: IndexedDraft) -> [Finding] {
    draft.duas.enumerated().compactMap { index, dua in
      let words = draft.recitations.wordCount(of: index)
      guard let difficulty = dua.difficulty.located, words > 0 else { return nil }
      let measure: String
      switch difficulty.value {
      case .beginner where words > maxBeginnerWords: measure = "a lot"
      case .advanced where words < minAdvancedWords: measure = "very few"
      default: return nil
      }
      var result = finding(message(dua.label, words, measure, difficulty.value), at: difficulty.range)
      result.neighbors = [dua.arabic.range].compactMap(\.self)
      return result
    }
  }

  private static func message(_ dua: String, _ words: Int, _ measure: String, _ difficulty: Difficulty)
    -> String
  {
    "\(dua) has \(words) Arabic words, which is \(measure) for `\(difficulty.rawValue)`"
  }
}
