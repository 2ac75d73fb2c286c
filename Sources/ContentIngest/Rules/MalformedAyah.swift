import Diagnostics
import UnicodeText

/// An aya is not spelt as a number or two.
///
/// ## What it does
/// Checks that `ayah` is one number, or two with a hyphen between them and the greater one last.
/// ## Why it matters
/// Ayas are looked up in the Quran; a spelling such as `2 : 255` or `٢٥٥` is not found.
/// ## Example
/// `ayah="257-255"`
/// ## How to fix it
/// Write `255`, or `255-257`; the sura stands in `surah`.
public enum MalformedAyah: RuleDescription {
  public static let id: RuleID = "VO12"
  public static let name = "malformed-ayah"
  public static let severity = Severity.error
  public static let isEssential = true

  static func finding(_ raw: RawValue) -> Finding {
    let meant = mended(raw.text)
    return Finding(
      Self.self,
      "\(raw.text.quoted()) is not an aya; "
        + (meant.map { "write `\($0)`" } ?? "write a number, or two such as `255-257`"),
      at: raw.range,
      fixIts: meant.map { [FixIt("write `\($0)`", .init(raw.range, $0))] } ?? []
    )
  }

  /// Takes the sura and spaces away, turns dashes into hyphens and digits into ASCII, and puts the lesser
  /// number first.
  private static func mended(_ text: String) -> String? {
    guard text.utf8.count <= 64 else { return nil }
    let ayas = text.withASCIIDigits.split(separator: ":", omittingEmptySubsequences: false)
    guard ayas.count <= 2, let spelling = ayas.last else { return nil }
    let dashes: Set<Character> = [
      "-", "\u{2010}", "\u{2011}", "\u{2012}", "\u{2013}", "\u{2014}", "\u{2212}",
    ]
    let numbers = spelling.split(omittingEmptySubsequences: false) { dashes.contains($0) }
      .map { Int(looseSpelling: $0) }
    switch numbers.count {
    case 1: return numbers[0].map(String.init)
    case 2:
      guard let first = numbers[0], let last = numbers[1] else { return nil }
      return first == last ? String(first) : "\(min(first, last))-\(max(first, last))"
    default: return nil
    }
  }
}
