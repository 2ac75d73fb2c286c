import ContentDraft
import Diagnostics

/// A dua is declared a variant of itself, directly or in a ring.
///
/// ## What it does
/// Follows `variant-of` from dua to dua and reports every ring once, at its first dua.
///
/// ## Why it matters
/// `variant-of` points from the deliberate near-duplicate to the original. A ring has no original.
///
/// ## Example
/// ```xml
/// <dua id="1" slug="hasbunallah" variant-of="hasbiyallah">
/// <dua id="2" slug="hasbiyallah" variant-of="hasbunallah">
/// ```
///
/// ## How to fix it
/// Decide which dua is the original and remove its `variant-of`.
enum VariantCycle: Rule {
  static let id: RuleID = "RF05"
  static let name = "variant-cycle"
  static let severity = Severity.error

  static func check(_ draft: IndexedDraft) -> [Finding] {
    draft.families.cycles.compactMap { cycle in
      let duas = cycle.map { draft.duas[$0] }
      guard let first = duas.first else { return nil }
      return finding(
        duas.count == 1 ? selfMessage(first) : ringMessage(duas),
        at: first.variantOf.range,
        notes: duas.dropFirst().prefix(noteLimit).map {
          Finding.Note("the ring leads over \($0.label)", at: $0.variantOf.range)
        }
      )
    }
  }

  private static let noteLimit = 8

  private static func selfMessage(_ dua: DuaFragment) -> String {
    "\(dua.label) is declared a variant of itself: name the original, or remove `variant-of`"
  }

  private static func ringMessage(_ duas: [DuaFragment]) -> String {
    "\(duas[0].label) leads back to itself through `variant-of` of \(duas.count) duas: "
      + "remove it from the original"
  }
}
