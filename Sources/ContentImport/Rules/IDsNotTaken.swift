import Diagnostics

/// The ids of a foreign file cannot be ids here.
///
/// ## What it does
/// Looks at the ids that a foreign file states. They are taken when every one is there, positive and different from all
/// others; else everything is numbered from 1 in the order of the file.
/// ## Why it matters
/// Ids never change once a library is published. Some collections begin again at 1 in every chapter.
/// ## Example
/// A table with the id 7 in two rows.
/// ## How to fix it
/// Give every row an id of its own.
public enum IDsNotTaken: RuleDescription {
  public static let id: RuleID = "IM08"
  public static let name = "ids-not-taken"
  public static let severity = Severity.warning

  static func missing(_ kind: String, number: Int, at range: SourceRange) -> Finding {
    finding("\(kind) \(number) has no id", kind, at: range)
  }

  static func unusable(_ kind: String, _ id: Int, at range: SourceRange) -> Finding {
    finding("the id \(id) is not a number from 1 to 2147483647", kind, at: range)
  }

  static func repeated(_ kind: String, _ id: Int, at range: SourceRange, first: SourceRange) -> Finding {
    finding("the id \(id) is there twice", kind, at: range, notes: [.init("the first is here", at: first)])
  }

  private static func finding(
    _ message: String,
    _ kind: String,
    at range: SourceRange,
    notes: [Finding.Note] = []
  ) -> Finding {
    Finding(
      Self.self,
      "\(message), so no \(kind) keeps its id: they are numbered from 1 in the order of the file",
      at: range,
      notes: notes
    )
  }
}
