import Diagnostics
import DuaLibrary

/// The XP that a journey states differ from the sum of its duas.
///
/// ## What it does
/// Adds up the XP of the duas of every journey that states its XP, and compares.
///
/// ## Why it matters
/// The app promises the stated points but counts the real ones.
///
/// ## Example
/// A journey with `xp="125"` whose duas earn 40, 20 and 15.
///
/// ## How to fix it
/// Write the sum, or omit `xp`: it is derived.
enum JourneyXPMismatch: Rule {
  static let id: RuleID = "JN01"
  static let name = "journey-xp-mismatch"
  static let severity = Severity.error

  static func check(_ draft: IndexedDraft) -> [Finding] {
    draft.journeys.compactMap { journey in
      // A step that is given twice is reported, and one of the two goes.
      guard let stated = journey.xp.located, !journey.steps.isEmpty,
        Set(journey.steps.compactMap(\.dua.value)).count == journey.steps.count,
        let terms = draft.duas(of: journey)?.map(\.xp.value).allPresent()
      else { return nil }
      let sum = JourneyTotals(duas: terms.map { (xp: $0, duration: nil) }).xp
      guard sum != stated.value else { return nil }
      return finding(
        message(journey.label, stated.value, terms, sum),
        at: stated.range,
        fixIts: [FixIt("write `\(sum)`", FixIt.Edit(stated.range, String(sum)))]
      )
    }
  }

  private static func message(_ journey: String, _ stated: Int, _ terms: [Int], _ sum: Int) -> String {
    "\(journey) states \(stated) XP, but its duas earn \(sumPhrase(terms, sum)): write `\(sum)`, or omit `xp`"
  }

  private static func sumPhrase(_ terms: [Int], _ sum: Int) -> String {
    terms.count == 1 ? String(sum) : "\(terms.map(String.init).joined(separator: " + ")) = \(sum)"
  }
}
