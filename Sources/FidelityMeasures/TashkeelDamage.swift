import ArabicText
import SeededRandom

/// Marks removed from a vocalized text.
package enum TashkeelDamage: Hashable, Sendable {
  /// A percentage of the marks, at random.
  case drops(percent: Int)
  /// The final vowel or tanwin of every word.
  case withoutCaseEndings
  /// Every sukun, as in many printed editions.
  case withoutSukuns

  package var name: String {
    switch self {
    case .drops(let percent): "\(percent) % of marks dropped"
    case .withoutCaseEndings: "case endings missing"
    case .withoutSukuns: "style without sukuns"
    }
  }

  /// The damaged text; nil when there is no mark to drop. A text without sukuns is already in the style without.
  func applied(to text: String, using generator: inout SplitMix64) -> String? {
    let scalars = Array(text.unicodeScalars)
    let dropped: Set<Int> =
      switch self {
      case .drops(let percent): Self.share(percent, of: scalars, using: &generator)
      case .withoutCaseEndings: Self.caseEndings(in: scalars)
      case .withoutSukuns: Set(scalars.indices.filter { scalars[$0].isSukun })
      }
    return dropped.isEmpty && self != .withoutSukuns ? nil : text.without(dropped)
  }

  private static func share(
    _ percent: Int,
    of scalars: [Unicode.Scalar],
    using generator: inout SplitMix64
  ) -> Set<Int> {
    let marks = scalars.indices.filter { scalars[$0].isTashkeel }
    return Set(marks.shuffled(using: &generator).prefix((marks.count * percent + 50) / 100))
  }

  /// The vowels after the last letter of every word, or before a final alef or alef maksura.
  private static func caseEndings(in scalars: [Unicode.Scalar]) -> Set<Int> {
    var endings: Set<Int> = []
    for end in scalars.indices where end + 1 == scalars.count || scalars[end + 1] == " " {
      var index = end
      if scalars[index] == "\u{0627}" || scalars[index] == "\u{0649}", index > 0, scalars[index - 1].isTanwin
      {
        index -= 1
      }
      while index >= 0, scalars[index].isArabicMark {
        if scalars[index].isHaraka || scalars[index].isTanwin { endings.insert(index) }
        index -= 1
      }
    }
    return endings
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is a mark of everyday vocalization.
  var isTashkeel: Bool { isHaraka || isTanwin || isShadda || isSukun || isDaggerAlef }
}

extension String {
  /// The text without the scalars at these offsets.
  func without(_ offsets: Set<Int>) -> String {
    var kept = String.UnicodeScalarView()
    for (offset, scalar) in unicodeScalars.enumerated() where !offsets.contains(offset) {
      kept.append(scalar)
    }
    return String(kept)
  }
}
