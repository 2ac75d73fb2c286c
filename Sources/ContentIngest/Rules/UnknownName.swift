import Diagnostics
import UnicodeText

/// An element, attribute or key has a name that the format does not know.
///
/// ## What it does
/// Compares every name with the names that may stand at its place.
/// ## Why it matters
/// What stands under a misspelt name would be lost without a word.
/// ## Example
/// `<dua id="8" dificulty="beginner" …>`
/// ## How to fix it
/// Write the name that the message suggests, or remove the field.
public enum UnknownName: RuleDescription {
  public static let id: RuleID = "VO01"
  public static let name = "unknown-name"
  public static let severity = Severity.error
  public static let isEssential = true

  enum Kind: String {
    case element, attribute, key
  }

  /// - Parameter parent: The element or object in which the name stands, if it has a name.
  static func finding(
    _ kind: Kind,
    _ name: String,
    in parent: String?,
    candidates: [String],
    at range: SourceRange
  ) -> Finding {
    let suggestion = Suggestion.nearest(to: name, among: candidates)
    let place = parent.map { " in \($0.quoted())" } ?? ""
    let advice =
      suggestion.map { "; did you mean `\($0)`?" }
      ?? (candidates.isEmpty ? "" : "; known are \(candidates.sorted().listed)")
    // Both tags of an element must change at once; the reader adds that when it has seen the second.
    let isMended = kind != .element
    return Finding(
      Self.self,
      "unknown \(kind.rawValue) \(name.quoted())\(place)\(advice)",
      at: range,
      fixIts: suggestion.map { isMended ? [FixIt("write `\($0)`", .init(range, $0))] : [] } ?? []
    )
  }
}
