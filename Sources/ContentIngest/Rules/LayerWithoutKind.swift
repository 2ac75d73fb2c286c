import ContentDraft
import Diagnostics

/// A layer does not say what its texts are.
///
/// ## What it does
/// Looks for `kind` on the root `texts`.
/// ## Why it matters
/// Nobody can say whether the texts are Arabic, transliterations or translations, so none of them is used.
/// ## Example
/// `<texts version="1" xml:lang="ur">`
/// ## How to fix it
/// Write `kind="arabic"`, `kind="transliteration"` or `kind="translation"`.
public enum LayerWithoutKind: RuleDescription {
  public static let id: RuleID = "VO20"
  public static let name = "layer-without-kind"
  public static let severity = Severity.error
  public static let isEssential = true
  public static let leavesDuasReadable = false

  static func finding(at range: SourceRange) -> Finding {
    let kinds = TextFragment.Kind.allCases.map(\.rawValue)
    return Finding(
      Self.self,
      "the layer does not say its kind; write `kind` as one of \(kinds.listed)",
      at: range
    )
  }
}
