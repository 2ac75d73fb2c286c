import ArabicText
import SeededRandom

/// Marks taken from a vocalised text.
public enum TashkeelDamage: Hashable, Sendable {
  /// So many of 100 marks, here and there.
  case drops(percent: Int)
  /// The vowel or tanwin at the end of every word.
  case withoutCaseEndings
  /// Every sukun, as many print.
  case withoutSukuns

  public var name: String {
    switch self {
    case .drops(let percent): "\(percent) % of marks dropped"
    case .withoutCaseEndings: "case endings missing"
    case .withoutSukuns: "style without sukuns"
    }
  }

  /// The text with the damage; nil where it has no mark to drop. A text without sukuns is in that style already.
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

  /// The vowels behind the last letter of every word, or before its last alef or alef maksura.
  private static func caseEndings(in scalars: [Unicode.Scalar]) -> Set<Int> {
    var endings: Set<Int> = []
    for end in scalars.indices where end + 1 == scalars.count || scalars[end + 1] == " " {
      var place = end
      if scalars[place] == "\u{0627}" || scalars[place] == "\u{0649}", place > 0, scalars[place - 1].isTanwin
      {
        place -= 1
      }
      while place >= 0, scalars[place].isArabicMark {
        if scalars[place].isHaraka || scalars[place].isTanwin { endings.insert(place) }
        place -= 1
      }
    }
    return endings
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is a mark of everyday vocalisation.
  var isTashkeel: Bool { isHaraka || isTanwin || isShadda || isSukun || isDaggerAlef }
}

extension String {
  /// The text without the scalars at some places.
  func without(_ places: Set<Int>) -> String {
    var kept = String.UnicodeScalarView()
    for (place, scalar) in unicodeScalars.enumerated() where !places.contains(place) { kept.append(scalar) }
    return String(kept)
  }
}
