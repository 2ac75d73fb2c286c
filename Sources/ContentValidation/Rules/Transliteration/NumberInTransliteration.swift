import Diagnostics
import UnicodeText

/// A transliteration contains the number of a verse or a note.
///
/// ## What it does
/// Looks in every `<transliteration>` for numbers of at most three digits by themselves or in brackets. Digits in a word, as in `7amd`, are
/// letters, and a count with English words is reported by TR02.
///
/// ## Why it matters
/// People read the line aloud. The verse is named in `<source>`.
///
/// ## Example
/// `qul huwa llāhu aḥad (1) allāhu ṣ-ṣamad (2)`
///
/// ## How to fix it
/// Remove the numbers.
enum NumberInTransliteration: Rule {
  static let id: RuleID = "TR04"
  static let name = "number-in-transliteration"
  static let severity = Severity.warning

  static func check(_ draft: IndexedDraft) -> [Finding] {
    draft.texts.flatMap { text -> [Finding] in
      guard text.role == .transliteration, text.isMostly(.latin), text.bytes.intersects(.digits),
        Placeholder.found(in: text) == nil
      else { return [] }
      let bytes = Array(text.text.value.utf8)
      let numbers = numbers(in: bytes)
      guard let first = numbers.first else { return [] }
      let more = andMore(numbers.count - 1)
      let removed = numbers.prefix(FixIt.editLimit).map { number in
        let isAfterSpace = number.lowerBound > 0 && bytes[number.lowerBound - 1] == UInt8(ascii: " ")
        return isAfterSpace ? number.lowerBound - 1..<number.upperBound : number
      }
      var found = finding(
        "\(text.text.value.text(ofBytes: first).quoted()) in \(text.label)\(more) is a number, which is not recited: remove it; "
          + "the verse belongs in `<source>`",
        at: text.source(of: first),
        fixIts: removed.allSatisfy(text.canReplace)
          ? [FixIt("remove the numbers", .unsafe, removed.map { FixIt.Edit(text.source(of: $0), "") })] : []
      )
      found.others = numbers.dropFirst().map(text.source)
      return [found]
    }
  }

  static let explains: [RuleID] = ["TX10"]

  /// The numbers with the brackets around them.
  private static func numbers(in bytes: [UInt8]) -> [Range<Int>] {
    var numbers: [Range<Int>] = []
    var end = 0
    while let start = bytes[end...].firstIndex(where: \.isASCIIDigit) {
      end = bytes[start...].firstIndex { !$0.isASCIIDigit } ?? bytes.count
      guard end - start <= 3 else { continue }
      let before = start > 0 ? bytes[start - 1] : UInt8(ascii: " ")
      let after = end < bytes.count ? bytes[end] : UInt8(ascii: " ")
      let isBracketed =
        before == UInt8(ascii: "(") && after == UInt8(ascii: ")")
        || before == UInt8(ascii: "[") && after == UInt8(ascii: "]")
      if isBracketed {
        numbers.append(start - 1..<end + 1)
      } else if before == UInt8(ascii: " "), after == UInt8(ascii: " ") || after == UInt8(ascii: ".") {
        // A count such as `3 times` has English words.
        numbers.append(start..<end)
      }
    }
    return numbers
  }
}
