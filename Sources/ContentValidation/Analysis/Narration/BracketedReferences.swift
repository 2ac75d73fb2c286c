import ArabicText
import UnicodeText

extension ArabicTextAnalysis {
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
  fileprivate var isDigit: Bool { isLatinDigit || arabicDigitValue != nil }

  fileprivate var isReferenceSign: Bool {
    switch self {
    case ":", "/", "-", "\u{2013}", ",", "\u{060C}", ".": true
    default: false
    }
  }
}
