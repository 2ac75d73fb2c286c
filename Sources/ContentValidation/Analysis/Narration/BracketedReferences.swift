import ArabicText
import UnicodeText

extension ArabicTextAnalysis {
  /// What is not recited next to a verse: references and numbers of verses, each with the brackets around it. Those that only blanks
  /// separate are one. As indices of scalars.
  func findVerseReferences() -> [Range<Int>] {
    guard kind == .recited else { return [] }
    let hasVerses = !quotations.isEmpty || !citedVerses.isEmpty
    var joined: [Range<Int>] = []
    let references = bracketedReferences
    let found = references + (hasVerses ? verseNumbers : [])
    for range in found.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      guard let last = joined.last,
        range.lowerBound < last.upperBound
          || scalars[last.upperBound..<range.lowerBound].allSatisfy(\.isBlank)
      else {
        joined.append(range)
        continue
      }
      joined[joined.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
    }
    let merged = MergedRanges(references)
    return joined.filter { merged.overlaps($0) || !isAllowedVerseNumber($0) }
  }

  /// A number between ﴿ and ﴾, as a mushaf has it, in digits that the policy allows there.
  private func isAllowedVerseNumber(_ range: Range<Int>) -> Bool {
    scalars[range.lowerBound].isQuotationBracket
      && scalars[range].allSatisfy { !$0.isDigit || allowsDigit($0) }
  }

  /// A reference with the blanks that are not needed without it.
  func withBlanks(_ reference: Range<Int>) -> Range<Int> {
    let start = scalars[..<reference.lowerBound].lastIndex { !$0.isBlank }.map { $0 + 1 } ?? 0
    guard start == 0 else { return start..<reference.upperBound }
    return 0..<(scalars[reference.upperBound...].firstIndex { !$0.isBlank } ?? scalars.count)
  }

  /// The numbers between blanks or in brackets of their own, without counts such as `3 مرات`, and without those in a quotation if
  /// the policy allows their digits.
  private var verseNumbers: [Range<Int>] {
    guard scalars.contains(where: \.isDigit) else { return [] }
    let counts = MergedRanges(
      tokens.counts.map(\.range).filter { scalars[$0].contains(where: \.isArabicLetter) }
    )
    var numbers: [Range<Int>] = []
    var end = 0
    while let start = scalars[end...].firstIndex(where: \.isDigit) {
      end = scalars[start...].firstIndex { !$0.isDigit } ?? scalars.count
      if end - start <= Self.longestNumber, !counts.overlaps(start..<end),
        let range = verseNumber(start..<end),
        !isInEncodedQuran(start..<end)
      {
        numbers.append(range)
      }
    }
    return numbers
  }

  /// The longest surah has 286 verses.
  private static let longestNumber = 3

  /// A number with its verse sign and brackets; nil for digits that are part of a word or a date.
  private func verseNumber(_ digits: Range<Int>) -> Range<Int>? {
    let blanks = scalars[..<digits.lowerBound].suffix(2).reversed().prefix(while: \.isBlank).count
    let sign = digits.lowerBound - blanks - 1
    let start = sign >= 0 && scalars[sign].isVerseSign ? sign : digits.lowerBound
    let range = start..<digits.upperBound
    let before = start > 0 ? scalars[start - 1] : " "
    let after = digits.upperBound < scalars.count ? scalars[digits.upperBound] : " "
    if BracketPairing.closing(for: before) == after { return start - 1..<digits.upperBound + 1 }
    guard before.isBlank || start < digits.lowerBound, after.isBlank || BracketPairing.isClosing(after) else {
      return nil
    }
    return isBetweenBrackets(range) && allowsDigit(scalars[digits.lowerBound]) ? nil : range
  }

  /// The round and square brackets around one to four words, a sign or not, and a number: `[الإسراء: ٢٤]`,
  /// `(البقرة ٢٥٥-٢٥٧)`. Recited text has no numbers, so these are references, unless they are counts. As indices of scalars, with
  /// the brackets.
  var bracketedReferences: [Range<Int>] { scalars.bracketedReferences }

  /// The text without the words of references, in which the others have the same offsets.
  var scalarsWithoutReferences: [Unicode.Scalar] {
    let references = scalars.bracketedReferences
    guard !references.isEmpty else { return scalars }
    var scalars = scalars
    // A digit of the same size in UTF-8 is not part of a word.
    for index in references.joined() where UTF8.width(scalars[index]) == 2 { scalars[index] = "\u{0660}" }
    return scalars
  }
}

extension [Unicode.Scalar] {
  /// The greatest number of scalars between the brackets.
  private static var longestReference: Int { 60 }

  fileprivate var bracketedReferences: [Range<Int>] {
    guard contains(where: { $0 == "(" || $0 == "[" }) else { return [] }
    var references: [Range<Int>] = []
    for start in indices where self[start] == "(" || self[start] == "[" {
      let rest = self[(start + 1)...].prefix(Self.longestReference)
      guard
        let end = rest.firstIndex(where: {
          BracketPairing.isClosing($0) || BracketPairing.closing(for: $0) != nil
        }),
        self[end] == BracketPairing.closing(for: self[start]), self[start + 1..<end].isReference
      else { continue }
      references.append(start..<end + 1)
    }
    return references
  }
}

extension ArraySlice<Unicode.Scalar> {
  /// One to four words and a number after them.
  fileprivate var isReference: Bool {
    let words = split { !($0.isArabicLetter || $0.isArabicMark) }.count
    guard (1...4).contains(words), let lastLetter = lastIndex(where: { $0.isArabicLetter || $0.isArabicMark })
    else {
      return false
    }
    let tail = self[(lastLetter + 1)...]
    return self[..<lastLetter].allSatisfy { !$0.isDigit } && tail.contains(where: \.isDigit)
      && tail.allSatisfy { $0.isDigit || $0.isBlank || $0.isReferenceSign }
  }
}

extension Unicode.Scalar {
  fileprivate var isDigit: Bool { digitValue != nil }

  fileprivate var isReferenceSign: Bool {
    switch self {
    case ":", "/", "-", "\u{2013}", ",", "\u{060C}", ".": true
    default: false
    }
  }
}
