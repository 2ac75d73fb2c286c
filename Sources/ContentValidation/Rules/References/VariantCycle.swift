import ContentDraft
import Diagnostics

/// A dua is declared a variant of itself, directly or through other duas.
///
/// ## What it does
/// Follows `variant-of` from dua to dua and reports every cycle once, at its first dua.
///
/// ## Why it matters
/// `variant-of` points from an intended near-duplicate to the original. A cycle has no original.
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
        duas.count == 1 ? selfMessage(first) : cycleMessage(duas),
        at: first.variantOf.range,
        notes: duas.dropFirst().prefix(noteLimit).map {
          Finding.Note("the cycle continues at \($0.label)", at: $0.variantOf.range)
        }
      )
    }
  }

  private static let noteLimit = 8

  private static func selfMessage(_ dua: DraftDua) -> String {
    "\(dua.label) is declared a variant of itself: name the original, or remove `variant-of`"
  }

  private static func cycleMessage(_ duas: [DraftDua]) -> String {
    "\(duas[0].label) is a variant of itself through \(duas.count) duas: "
      + "remove `variant-of` from the original"
  }
}
