import Diagnostics
import DuaLibrary

/// A dua earns too few or too many points.
///
/// ## What it does
/// Checks that `xp` of every dua is 15 to 100.
///
/// ## Why it matters
/// The levels of the app depend on these limits.
///
/// ## Example
/// ```xml
/// <dua id="8" slug="sayyid-al-istighfar" xp="400">
/// ```
///
/// ## How to fix it
/// Write a number from 15 to 100. `suggested-xp` says what the formula gives.
enum XPOutOfRange: Rule {
  static let id: RuleID = "DU01"
  static let name = "xp-out-of-range"
  static let severity = Severity.error

  static func check(_ draft: IndexedDraft) -> [Finding] {
    draft.duas.compactMap { dua in
      guard let xp = dua.xp.located, !SuggestedXP.allowed.contains(xp.value) else { return nil }
      return finding(message(dua.label, xp.value), at: xp.range)
    }
  }

  private static func message(_ dua: String, _ xp: Int) -> String {
    "\(dua) earns \(xp) XP: write a number from \(SuggestedXP.allowed.lowerBound) to \(SuggestedXP.allowed.upperBound)"
  }
}
