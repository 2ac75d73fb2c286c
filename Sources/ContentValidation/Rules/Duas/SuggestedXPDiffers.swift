import Diagnostics
import DuaLibrary
import UnicodeText

/// The points of a dua differ from those that the formula suggests.
///
/// ## What it does
/// Compares `xp` with this sum, which is at most 100:
///
/// - 15 points;
/// - 10 more for an Arabic text of more than 150 UTF-16 units, 5 for more than 50;
/// - 5 for every repetition after the first, at most 20;
/// - 10 for intermediate and 20 for advanced.
///
/// ## Why it matters
/// Points that follow one formula feel fair. The formula is only advice: editors may know better.
///
/// ## Example
/// A beginner's dua of 30 characters, said once, with `xp="40"`: the formula suggests 15.
///
/// ## How to fix it
/// Write the suggested points, or keep your own.
enum SuggestedXPDiffers: Rule {
  static let id: RuleID = "DU02"
  static let name = "suggested-xp"
  static let severity = Severity.information

  static func check(_ draft: IndexedDraft) -> [Finding] {
    draft.duas.compactMap { dua in
      guard let xp = dua.xp.located, SuggestedXP.allowed.contains(xp.value),
        let arabic = dua.arabic.value, let repetitions = dua.repetitions.value,
        let difficulty = dua.difficulty.value
      else { return nil }
      let suggested = SuggestedXP(
        arabicLength: arabic.utf16Length,
        repetitions: repetitions,
        difficulty: difficulty
      )
      guard suggested.total != xp.value else { return nil }
      var result = finding(message(dua.label, xp.value, suggested, difficulty), at: xp.range)
      result.neighbors = [dua.arabic.range].compactMap(\.self)
      return result
    }
  }

  private static func message(
    _ dua: String,
    _ xp: Int,
    _ suggested: SuggestedXP,
    _ difficulty: Difficulty
  ) -> String {
    "\(dua) earns \(xp) XP; the formula suggests \(suggested.total): \(SuggestedXP.base) for a dua"
      + " + \(suggested.length) for its length + \(suggested.repetitions) for its repetitions"
      + " + \(suggested.difficulty) for \(difficulty.rawValue)"
  }
}
