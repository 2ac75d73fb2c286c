import UnicodeText

/// Which scalars of a field are recited: text in brackets and the count at the end are not.
struct RecitedPart {
  private var isRecited: [Bool]

  /// Whether the scalar at an offset is recited.
  func contains(_ offset: Int) -> Bool { isRecited[offset] }

  /// - Parameter remarks: Other parts that are not recited: narration, counts.
  init(of scalars: [Unicode.Scalar], without remarks: [Range<Int>] = []) {
    let brackets = RecitedPart.brackets(in: scalars)
    let letters = { (range: Range<Int>) in scalars[range].count { $0.properties.isAlphabetic } }
    // A text that is bracketed as a whole is recited.
    let isMostlyBracketed =
      !brackets.isEmpty && 2 * brackets.map(letters).reduce(0, +) > letters(0..<scalars.count)
    isRecited = [Bool](repeating: true, count: scalars.count)
    if !isMostlyBracketed {
      for bracket in brackets { skip(bracket) }
    }
    for remark in remarks { skip(remark.clamped(to: scalars.indices)) }
    if let count = RecitedPart.count(in: scalars, where: isRecited) { skip(count) }
  }

  private mutating func skip(_ range: Range<Int>) {
    for offset in range { isRecited[offset] = false }
  }

  private static func brackets(in scalars: [Unicode.Scalar]) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var open: (close: Unicode.Scalar, start: Int, depth: Int)?
    for (offset, scalar) in scalars.enumerated() {
      if let current = open {
        if scalar == current.close {
          if current.depth > 1 {
            open?.depth -= 1
          } else {
            ranges.append(current.start..<offset + 1)
            open = nil
          }
        } else if closing(scalar) == current.close {
          open?.depth += 1
        }
      } else if let close = closing(scalar) {
        open = (close, offset, 1)
      }
    }
    return ranges
  }

  private static func closing(_ opening: Unicode.Scalar) -> Unicode.Scalar? {
    switch opening {
    case "(": ")"
    case "[": "]"
    default: nil
    }
  }

  /// The number of repetitions at the end of the text: "ثلاث مرات", "(3x)", "3 times".
  private static func count(in scalars: [Unicode.Scalar], where isRecited: [Bool]) -> Range<Int>? {
    var (hasUnit, begin) = (false, nil as Int?)
    var end = scalars.count
    // Backwards from the end: nothing before the first word that is not part of a count is examined.
    while true {
      while end > 0, !isRecited[end - 1] || scalars[end - 1].isWhiteSpace { end -= 1 }
      guard end > 0 else { break }
      var start = end
      while start > 0, isRecited[start - 1], !scalars[start - 1].isWhiteSpace { start -= 1 }
      let word = skeleton(scalars[start..<end])
      guard word.isEmpty || counted.contains(word) || word.allSatisfy({ $0.isNumber }) else {
        // A count names its unit, or is an adverb that needs none.
        return hasUnit ? begin.map { $0..<scalars.count } : nil
      }
      hasUnit = hasUnit || units.contains(word)
      (begin, end) = (start, start)
    }
    return nil
  }

  /// The letters and digits of a word; the first of them in a word that is too long to be part of a count.
  private static func skeleton(_ word: ArraySlice<Unicode.Scalar>) -> String {
    var letters = String.UnicodeScalarView()
    var (count, hasLetter) = (0, false)
    for scalar in word {
      if hasLetter, count > longestCounted { break }
      if scalar.isArabicLetter {
        (count, hasLetter) = (count + 1, true)
        letters.append(scalar == "أ" || scalar == "إ" ? "ا" : scalar)
      } else if scalar.isASCIIDigit || (0x41...0x5A).contains(scalar.value & ~0x20) {
        (count, hasLetter) = (count + 1, hasLetter || !scalar.isASCIIDigit)
        letters.appendEach(of: scalar.properties.lowercaseMapping.unicodeScalars)
      }
    }
    return String(letters)
  }

  /// More letters than any word of a count has.
  private static let longestCounted = 16

  private static let units: Set<String> = [
    "مرة", "مرات", "ثلاثا", "سبعا", "عشرا", "x", "2x", "3x", "4x", "7x", "10x", "33x", "34x", "100x", "times",
    "kali",
  ]

  private static let counted: Set<String> = units.union([
    "ثلاث", "اربع", "سبع", "عشر", "مائة", "مئة", "واحدة", "three", "four", "seven", "ten", "hundred", "one",
    "a",
  ])
}
