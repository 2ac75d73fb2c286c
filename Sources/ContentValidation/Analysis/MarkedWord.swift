import ArabicText
import UnicodeText

/// An Arabic word of a text: a run of letters and marks, with what is written between them.
struct MarkedWord {
  let letters: [MarkedLetter]
  /// Places among the scalars of the text.
  let range: Range<Int>

  /// The words of a text, by its scalars.
  static func words(of scalars: [Unicode.Scalar]) -> [MarkedWord] {
    var words: [MarkedWord] = []
    var letters: [MarkedLetter] = []
    var start = 0
    for index in 0...scalars.count {
      guard index < scalars.count, scalars[index].isPartOfArabicWord else {
        if !letters.isEmpty { words.append(MarkedWord(letters: letters, range: start..<index)) }
        letters.removeAll(keepingCapacity: true)
        start = index + 1
        continue
      }
      let scalar = scalars[index]
      if scalar.isArabicLetter {
        letters.append(MarkedLetter(base: scalar, marks: [], range: index..<index + 1))
      } else if let last = letters.indices.last {
        letters[last].marks.formUnion(ArabicMarks(scalar) ?? [])
        letters[last].range = letters[last].range.lowerBound..<index + 1
      }
    }
    return words
  }
}

/// A letter with the marks on it, in whatever order they are written; a tatweel behind it is part of it.
struct MarkedLetter {
  let base: Unicode.Scalar
  var marks: ArabicMarks
  /// Places among the scalars of the text.
  var range: Range<Int>

  func has(_ some: ArabicMarks) -> Bool { !marks.isDisjoint(with: some) }

  /// Whether the letter is U+0627, without hamza as a part of it.
  var isBareAlef: Bool { base == "\u{0627}" }
}

extension MarkedLetter: ProcliticLetter {
  var letterCode: UInt32 { base.value }
}

extension Unicode.Scalar {
  fileprivate var isPartOfArabicWord: Bool {
    isArabicLetter || isArabicMark || isTatweel || isInvisibleControl
  }
}
