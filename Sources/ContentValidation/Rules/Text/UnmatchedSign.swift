import ArabicText
import Diagnostics
import UnicodeText

/// A bracket or a quotation mark of a text has no partner.
///
/// ## What it does
/// Pairs `(` with `)`, `[` with `]` and `“` with `”` in titles, translations and prose in Latin letters, and reports an odd
/// number of `"`. `„` pairs with `“`, `”` or a `"` that ends words, and in other languages than English `”` with `”`, as they write
/// quotations. A closing bracket after the number or letter of a list (`1)`) needs no partner. Arabic and transliterations have
/// rules of their own.
///
/// ## Why it matters
/// What is in brackets is an addition to the text, and what is in quotation marks is someone's words. Without the partner no
/// one knows where that ends.
///
/// ## Example
/// `Say: “I seek refuge with the Lord of mankind.`
///
/// ## How to fix it
/// Add the other sign, or remove this one.
enum UnmatchedSign: Rule {
  static let id: RuleID = "TX15"
  static let name = "unmatched-sign"
  static let severity = Severity.warning

  static func check(_ draft: IndexedDraft) -> [Finding] {
    draft.texts.flatMap { text -> [Finding] in
      guard case .localized(let language) = text.role, text.isMostly(.latin),
        text.bytes.intersects(signs)
      else { return [] }
      let scalars = Array(text.text.value.unicodeScalars)
      let isEnglish = language.language == "en"
      let single = unmatched(in: scalars, isEnglish: isEnglish)
      guard !single.isEmpty else { return [] }
      let offsets = text.scalarOffsets
      return limited(single) { index in
        let mayOpen = isStraight(scalars[index]) || scalars[index] == "”" && !isEnglish
        let isOpening = closing[scalars[index]] != nil || mayOpen && opens(index, scalars)
        return finding(
          "\(scalars[index].codePointAndName) in \(text.label) \(isOpening ? "is not closed" : "was not opened"): add the matching "
            + "sign, or remove it",
          at: text.source(of: offsets[index]..<offsets[index + 1])
        )
      }
    }
  }

  private static let closing: [Unicode.Scalar: Set<Unicode.Scalar>] = [
    "(": [")"], "[": ["]"], "“": ["”"], "„": ["“", "”"],
  ]

  /// The bytes with which signs begin.
  private static let signs = ByteSet(Array("()[]\"".utf8) + "“".utf8.prefix(1))

  private static func isSign(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "(", ")", "[", "]", "“", "”", "„", "\"": true
    default: false
    }
  }

  private static func isStraight(_ scalar: Unicode.Scalar) -> Bool { scalar == "\"" }

  /// Whether a sign begins words, as after a space.
  private static func opens(_ index: Int, _ scalars: [Unicode.Scalar]) -> Bool {
    guard index + 1 < scalars.count, !scalars[index + 1].properties.isWhitespace else { return false }
    guard index > 0 else { return true }
    let before = scalars[index - 1]
    return before.properties.isWhitespace || closing[before] != nil || before == "\u{2014}" || before == "'"
  }

  /// The `"` without a partner, if their number is odd: the first that does not open or close in its turn. A sign after a number
  /// may be that of inches.
  private static func unmatchedStraight(_ marks: [Int], in scalars: [Unicode.Scalar]) -> Int? {
    guard !marks.count.isMultiple(of: 2), !marks.contains(where: { $0 > 0 && scalars[$0 - 1].isASCIIDigit })
    else { return nil }
    var open: Int?
    for mark in marks {
      let opens = opens(mark, scalars)
      if let last = open {
        if opens { return last }
        open = nil
      } else {
        guard opens else { return mark }
        open = mark
      }
    }
    return open
  }

  /// The signs without a partner, in their order.
  private static func unmatched(in scalars: [Unicode.Scalar], isEnglish: Bool) -> [Int] {
    var open: [Int] = []
    var single: [Int] = []
    var straight: [Int] = []
    let opensWithClosing = !isEnglish && !scalars.contains("“") && !scalars.contains("„")
    for index in scalars.indices where isSign(scalars[index]) {
      let sign = scalars[index]
      if isStraight(sign) {
        // Keyboards write it for the sign that closes „, unless it closes another one.
        if let last = open.last, scalars[last] == "„", straight.count.isMultiple(of: 2),
          !opens(index, scalars)
        {
          open.removeLast()
        } else {
          straight.append(index)
        }
      } else if let last = open.last,
        closing[scalars[last]]?.contains(sign) == true || sign == "”" && scalars[last] == "”"
      {
        open.removeLast()
      } else if closing[sign] != nil || sign == "”" && opensWithClosing {
        open.append(index)
      } else if !endsListItem(index, scalars) {
        single.append(index)
      }
    }
    return (single + open + (unmatchedStraight(straight, in: scalars).map { [$0] } ?? [])).sorted()
  }

  /// Whether a bracket is after one letter or number, with nothing or a space before that.
  private static func endsListItem(_ index: Int, _ scalars: [Unicode.Scalar]) -> Bool {
    guard scalars[index] == ")" else { return false }
    let word = scalars[..<index].suffix(4).reversed().prefix { !$0.properties.isWhitespace }
    return !word.isEmpty && word.count < 4
      && (word.allSatisfy(\.isASCIIDigit) || word.count == 1 && word.allSatisfy(\.properties.isAlphabetic))
  }
}
