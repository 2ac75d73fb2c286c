import Diagnostics
import UnicodeText

/// Two paths in the content folder are one on some systems.
///
/// ## What it does
/// Reports paths that are equal when letter case and the composition of accents are left aside.
///
/// ## Why it matters
/// The file systems of macOS and Windows take them for one file: a checkout there would lose one of the two.
///
/// ## Example
/// `duas/Core.xml` beside `duas/core.xml`
///
/// ## How to fix it
/// Rename one of the files.
public enum NamesDifferByCase: RuleDescription {
  public static let id: RuleID = "FI07"
  public static let name = "names-differ-by-case"
  public static let severity = Severity.error

  /// `paths` are in the order of their file ids. Equality of `String` is canonical equivalence, which is wanted here.
  static func findings(in paths: [String]) -> [Finding] {
    var first: [String: Int] = [:]
    return paths.indices.compactMap { index in
      guard let earlier = first.updateValue(index, forKey: paths[index].lowercased()) else { return nil }
      let note = Finding.Note("the other name", at: SourceRange(file: FileID(earlier), 0..<0))
      return Finding(
        Self.self,
        "\(paths[index].quoted()) and \(paths[earlier].quoted()) are one file on systems that ignore letter case; rename one",
        at: SourceRange(file: FileID(index), 0..<0),
        notes: [note]
      )
    }
  }
}
