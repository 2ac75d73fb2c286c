/// Which scalars of a field are recited: what stands in brackets and the count at the end are not.
struct RecitedPart {
  private var isRecited: [Bool]

  /// Whether the scalar at an offset is recited.
  func contains(_ offset: Int) -> Bool { isRecited[offset] }

  init(of scalars: [Unicode.Scalar]) {
    let brackets = RecitedPart.brackets(in: scalars)
    let letters = { (range: Range<Int>) in scalars[range].count { $0.properties.isAlphabetic } }
    // A text that stands in brackets as a whole is recited.
    let isMostlyBracketed = 2 * brackets.map(letters).reduce(0, +) > letters(0..<scalars.count)
    isRecited = [Bool](repeating: true, count: scalars.count)
    if !isMostlyBracketed {
      for bracket in brackets { skip(bracket) }
    }
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
        } else if closing[scalar] == current.close {
          open?.depth += 1
        }
      } else if let close = closing[scalar] {
        open = (close, offset, 1)
      }
    }
    return ranges
  }

  private static let closing: [Unicode.Scalar: Unicode.Scalar] = ["(": ")", "[": "]"]

  /// The count that a reader is told to keep, at the end of the text: "ثلاث مرات", "(3x)", "3 times".
  private static func count(in scalars: [Unicode.Scalar], where isRecited: [Bool]) -> Range<Int>? {
    var words: [(skeleton: String, range: Range<Int>)] = []
    var start: Int?
    for offset in 0...scalars.count {
      let isInWord =
        offset < scalars.count && isRecited[offset] && !scalars[offset].properties.isWhitespace
      if isInWord {
        start = start ?? offset
      } else if let first = start {
        words.append((skeleton(scalars[first..<offset]), first..<offset))
        start = nil
      }
    }
    let tail = words.reversed().prefix { word in
      word.skeleton.isEmpty || counted.contains(word.skeleton) || word.skeleton.allSatisfy(\.isNumber)
    }
    // A count names its unit, or is an adverb that needs none.
    guard tail.count < words.count, tail.contains(where: { units.contains($0.skeleton) }),
      let first = tail.last
    else { return nil }
    return first.range.lowerBound..<scalars.count
  }

  private static func skeleton(_ word: ArraySlice<Unicode.Scalar>) -> String {
    var letters = String.UnicodeScalarView()
    for scalar in word {
      if scalar.isArabicLetter {
        letters.append(scalar == "أ" || scalar == "إ" ? "ا" : scalar)
      } else if (0x30...0x39).contains(scalar.value) || (0x41...0x5A).contains(scalar.value & ~0x20) {
        letters.append(contentsOf: scalar.properties.lowercaseMapping.unicodeScalars)
      }
    }
    return String(letters)
  }

  private static let units: Set<String> = [
    "مرة", "مرات", "ثلاثا", "سبعا", "عشرا", "x", "2x", "3x", "4x", "7x", "10x", "33x", "34x", "100x", "times",
    "kali",
  ]

  private static let counted: Set<String> = units.union([
    "ثلاث", "اربع", "سبع", "عشر", "مائة", "مئة", "واحدة", "three", "four", "seven", "ten", "hundred", "one",
    "a",
  ])
}
