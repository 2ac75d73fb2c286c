import CitationText
import Diagnostics
import DuaLibrary
import UnicodeText

/// A hadith number is malformed.
///
/// ## What it does
/// Checks that the number is ASCII digits without a leading zero, optionally followed by one lowercase letter.
/// ## Why it matters
/// The number is looked up in the collection; any other spelling is not found.
/// ## Example
/// `number="٦٣٠٦"`
/// ## How to fix it
/// Write `6306`, or `627f` for one of several narrations.
enum MalformedHadithNumber: RuleDescription {
  static let id: RuleID = "VO11"
  static let name = "malformed-hadith-number"
  static let severity = Severity.error
  static let isEssential = true

  static func finding(_ raw: RawValue) -> Finding {
    let meant = corrected(raw.text)
    return Finding(
      Self.self,
      "\(raw.text.quoted()) is not a hadith number; "
        + (meant.map { "write `\($0)`" }
          ?? "write digits, optionally followed by one letter, such as `627f`"),
      at: raw.range,
      fixIts: meant.map { [FixIt("write `\($0)`", .init(raw.range, $0.description))] } ?? []
    )
  }

  /// What people write before a number; the longer first.
  private static let labels = ["hadith", "number", "num", "nr", "no", "n\u{B0}"]

  private static func corrected(_ text: String) -> HadithNumber? {
    guard text.utf8.count <= 64 else { return nil }
    let scalars = text.withASCIIDigits.lowercased().unicodeScalars
    var letters = Array(scalars.lazy.filter { !$0.properties.isWhitespace && $0 != "#" })[...]
    if let label = labels.first(where: { letters.starts(with: $0.unicodeScalars) }) {
      letters = letters.dropFirst(label.unicodeScalars.count).drop { $0 == "." || $0 == ":" }
    }
    return HadithNumber(String(scalars: letters.drop { $0 == "0" }))
  }
}

/// An ayah number or range is malformed.
///
/// ## What it does
/// Checks that `ayah` is one number, or two with a hyphen between them, the greater one last.
/// ## Why it matters
/// Ayahs are looked up in the Quran; a spelling such as `2 : 255` or `٢٥٥` is not found.
/// ## Example
/// `ayah="257-255"`
/// ## How to fix it
/// Write `255` or `255-257`. The surah goes in `surah`.
enum MalformedAyah: RuleDescription {
  static let id: RuleID = "VO12"
  static let name = "malformed-ayah"
  static let severity = Severity.error
  static let isEssential = true

  /// - Parameter field: What the source has under `surah`.
  static func finding(_ raw: RawValue, _ field: SurahField) -> Finding {
    let correction = correction(raw, field)
    let advice =
      "write a number, or a range such as `255-257`"
      + (namesSurah(raw.text) ? ", and the surah in `surah`" : "")
    return Finding(
      Self.self,
      "\(raw.text.quoted()) is not an ayah; " + (correction.map { "write `\($0.text)`" } ?? advice),
      at: raw.range,
      fixIts: correction.map { [FixIt("write `\($0.text)`", .unsafe, $0.edits)] } ?? []
    )
  }

  /// Whether a text has a surah before the ayahs.
  static func namesSurah(_ text: String) -> Bool { corrected(text)?.surah != nil }

  /// What to write; nil if the text names another surah than the source, or ayahs that the surah does not have.
  private static func correction(_ raw: RawValue, _ field: SurahField) -> (text: String, edits: [FixIt.Edit])?
  {
    guard let (named, ayahs) = corrected(raw.text) else { return nil }
    let edit = FixIt.Edit(raw.range, ayahs)
    guard let named else { return (ayahs, [edit]) }
    guard let surah = CitationParser.surah(named: named) else { return nil }
    switch field {
    case .given(let given): return given == surah ? (ayahs, [edit]) : nil
    case .missing(let insertionPoint, let syntax):
      guard let range = AyahRange(ayahs), (try? QuranReference(surah: surah, ayahs: range.ayahs)) != nil
      else {
        return nil
      }
      switch syntax {
      case .xml:
        let attribute = "surah=\"\(surah)\" "
        return ("\(attribute)ayah=\"\(ayahs)\"", [FixIt.Edit(insertionPoint, attribute), edit])
      case .json:
        let member = "\"surah\": \(surah), "
        return ("\(member)\"ayah\": \"\(ayahs)\"", [FixIt.Edit(insertionPoint, member), edit])
      }
    }
  }

  /// Separates the surah from the ayahs, removes spaces, turns dashes into hyphens and digits into ASCII, and puts the lesser number
  /// first.
  private static func corrected(_ text: String) -> (surah: String?, ayahs: String)? {
    guard text.utf8.count <= 64 else { return nil }
    let parts = text.withASCIIDigits.unicodeScalars.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count <= 2, let spelling = parts.last, let ayahs = correctedAyahs(String(spelling)) else {
      return nil
    }
    let surah = String(parts[0])
    return (parts.count == 2 && !surah.isBlank ? surah : nil, ayahs)
  }

  private static func correctedAyahs(_ spelling: String) -> String? {
    let dashes: Set<Unicode.Scalar> = [
      "-", "\u{2010}", "\u{2011}", "\u{2012}", "\u{2013}", "\u{2014}", "\u{2212}",
    ]
    let numbers = spelling.unicodeScalars.split(omittingEmptySubsequences: false) { dashes.contains($0) }
      .map { Int(looseSpelling: String($0)) }
    switch numbers.count {
    case 1: return numbers[0].map(String.init)
    case 2:
      guard let first = numbers[0], let last = numbers[1] else { return nil }
      return first == last ? String(first) : "\(min(first, last))-\(max(first, last))"
    default: return nil
    }
  }
}

/// A path is not a portable path inside the content folder.
///
/// ## What it does
/// Checks that a path is relative, stays inside the root, and uses only ASCII letters, digits, `-`, `_`, `.` and `/`.
/// ## Why it matters
/// A path must mean the same file on every system, and must never leave the content folder.
/// ## Example
/// `<audio href="../8.m4a"/>`
/// ## How to fix it
/// Write a path such as `audio/8.m4a`.
enum MalformedAssetPath: RuleDescription {
  static let id: RuleID = "VO10"
  static let name = "malformed-asset-path"
  static let severity = Severity.error
  static let isEssential = true

  static func finding(_ raw: RawValue, _ problem: AssetPath.Problem) -> Finding {
    let scalars: [Unicode.Scalar] = raw.text.unicodeScalars.map { $0 == "\\" ? "/" : $0 }
    let hasBackslash = raw.text.utf8.contains(UInt8(ascii: "\\"))
    let meant = hasBackslash ? try? AssetPath(String(scalars: scalars)) : nil
    return Finding(
      Self.self,
      meant.map { "\(explanation(problem)); write `\($0)`" } ?? explanation(problem),
      at: raw.range,
      fixIts: meant.map { [FixIt("write `\($0)`", .init(raw.range, $0.rawValue))] } ?? []
    )
  }

  private static func explanation(_ problem: AssetPath.Problem) -> String {
    switch problem {
    case .empty: "an empty path; write one such as `audio/8.m4a`"
    case .tooLong(let bytes): "a path of \(bytes) bytes; the limit is \(AssetPath.maximumLength)"
    case .absolute: "an absolute path; write it relative to the content folder"
    case .leavesTheRoot: "a path that leaves the content folder through `..`; write one that stays in it"
    case .character(let scalar):
      "\(scalar.codePointAndName) in a path; use only a-z, A-Z, 0-9, `-`, `_`, `.` and `/`"
    case .segment(let segment):
      segment.isEmpty
        ? "a path with an empty component; write one `/` between components and none at the end"
        : "\(segment.quoted()) is not a valid path component on every system; rename it"
    }
  }
}
