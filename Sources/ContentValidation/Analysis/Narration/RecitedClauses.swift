import ArabicText
import UnicodeText

/// The sentences of a recited text: its words between stops, brackets and quotation marks.
struct RecitedClauses {
  /// What is between a word and the one before it; the end of the text counts as a stop.
  fileprivate struct Gap {
    var isComma = false
    var isStop = false
    var hasColon = false
    /// Whether a colon, a bracket or a quotation mark may begin speech here.
    var introduces = false
  }

  /// One more than there are words: before each word, and after the last.
  fileprivate let gaps: [Gap]
  /// The index after the last word of the sentence of each word.
  private let ends: [Int]

  init(_ tokens: [RecitedTokens.Token], in scalars: [Unicode.Scalar]) {
    var gaps: [Gap] = []
    var start = 0
    for token in tokens {
      gaps.append(Gap(scalars[start..<max(start, token.range.lowerBound)]))
      start = max(start, token.range.upperBound)
    }
    gaps.append(Gap(scalars[start...]))
    if !gaps.isEmpty {
      gaps[0].isStop = true
      gaps[gaps.count - 1].isStop = true
    }
    self.gaps = gaps
    var ends = [Int](repeating: tokens.count, count: tokens.count)
    for index in tokens.indices.dropLast().reversed() {
      ends[index] = gaps[index + 1].isStop ? index + 1 : ends[index + 1]
    }
    self.ends = ends
  }

  /// The index after the last word of the sentence of a word.
  func end(of index: Int) -> Int { ends[index] }

  /// Whether a word is the first of its sentence.
  func isFirst(_ index: Int) -> Bool { gaps[index].isStop }

  /// Whether a comma or a stop is before a word, or after the last one.
  func isSeparated(_ index: Int) -> Bool { gaps[index].isStop || gaps[index].isComma }

  func endsInColon(_ index: Int) -> Bool { gaps[ends[index]].hasColon }

  /// Whether speech may begin after the sentence of a word.
  func introduces(_ index: Int) -> Bool { gaps[ends[index]].introduces }
}

extension RecitedClauses.Gap {
  fileprivate init(_ scalars: ArraySlice<Unicode.Scalar>) {
    for scalar in scalars {
      switch scalar {
      case ",", "\u{060C}": isComma = true
      case ":":
        (isStop, hasColon, introduces) = (true, true, true)
      case "(", "[", "{", "\u{FD3F}", "\u{AB}", "\u{201C}", "\u{201D}", "\"":
        (isStop, introduces) = (true, true)
      case ".", ";", "\u{061B}", "?", "\u{061F}", "!", ")", "]", "}", "\u{FD3E}", "\u{BB}", "\n", "-",
        "\u{2013}",
        "\u{2014}", "|":
        isStop = true
      default: break
      }
    }
  }
}
