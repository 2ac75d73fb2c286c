import Diagnostics

/// Something in a foreign file has no place here.
///
/// ## What it does
/// Names every key, element, attribute and column that the import leaves out, once a kind, with a count.
/// ## Why it matters
/// What is left out is lost to the library. Somebody should know that, and decide whether it matters.
/// ## Example
/// The key `filename` of a JSON file, which names a recording that is not there.
/// ## How to fix it
/// Nothing, where the library does not need it. Else rename the key to one that the importer knows.
public enum NotImported: RuleDescription {
  public static let id: RuleID = "IM01"
  public static let name = "not-imported"
  public static let severity = Severity.warning

  static func finding(_ kind: String, _ name: String, count: Int, at range: SourceRange) -> Finding {
    let times = count == 1 ? "once" : "\(count) times"
    return Finding(
      Self.self,
      "\(kind) \(name) is not imported (it is there \(times)); nothing here holds what it says",
      at: range
    )
  }
}
