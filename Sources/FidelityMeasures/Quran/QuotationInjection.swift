import SeededRandom

/// An error put into a quotation.
public enum QuotationInjection: String, CaseIterable, Sendable {
  case letterSubstituted = "letter substituted"
  case letterInserted = "letter inserted"
  case letterDeleted = "letter deleted"
  case vowelSubstituted = "vowel substituted"
  case tanwinChanged = "tanwin changed"
  case sukunToVowel = "sukun to vowel"
  case shaddaDropped = "shadda dropped"
  case wordDropped = "word dropped"
  case wordsSwapped = "words swapped"
  case wordReplaced = "word replaced"

  /// The quotation with the error; nil where it has no place for one.
  public func applied(to quotation: Quotation, _ generator: inout SplitMix64) -> Quotation? {
    var changed = quotation
    switch self {
    case .wordDropped:
      guard quotation.words.count > 2 else { return nil }
      changed.words.remove(at: Int.random(in: 1..<quotation.words.count - 1, using: &generator))
    case .wordsSwapped:
      guard quotation.words.count > 1 else { return nil }
      let place = Int.random(in: 0..<quotation.words.count - 1, using: &generator)
      changed.words.swapAt(place, place + 1)
    case .wordReplaced:
      let place = Int.random(in: quotation.words.indices, using: &generator)
      let choices = ["قَمَرٌ", "بَيْتُهُ", "شَجَرَةٍ", "طَرِيقُنَا"]
      changed.words[place] = choices[Int.random(in: choices.indices, using: &generator)]
    default:
      let wanted = quotation.words.indices.flatMap { word in
        places(in: Array(quotation.words[word].unicodeScalars)).map { (word, $0) }
      }
      guard let (word, place) = wanted.randomElement(using: &generator) else { return nil }
      var scalars = Array(quotation.words[word].unicodeScalars)
      edit(&scalars, at: place, &generator)
      changed.words[word] = String(String.UnicodeScalarView(scalars))
    }
    return changed.words.map(\.readScalars) == quotation.words.map(\.readScalars) ? nil : changed
  }

  private static let letters = Array("بتثجحخدذرزسشصضطظعغفقكلمنه".unicodeScalars)
  private static let vowels: [Unicode.Scalar] = ["\u{064E}", "\u{064F}", "\u{0650}"]
  private static let tanwins: [Unicode.Scalar] = ["\u{064B}", "\u{064C}", "\u{064D}"]

  private func places(in scalars: [Unicode.Scalar]) -> [Int] {
    let wanted: [Unicode.Scalar] =
      switch self {
      case .letterSubstituted, .letterInserted, .letterDeleted: Self.letters
      case .vowelSubstituted: Self.vowels
      case .tanwinChanged: Self.tanwins
      case .sukunToVowel: ["\u{0652}"]
      case .shaddaDropped: ["\u{0651}"]
      default: []
      }
    // The shadda of the first letter only assimilates the word before.
    return scalars.indices.filter { wanted.contains(scalars[$0]) && (self != .shaddaDropped || $0 > 1) }
  }

  private func edit(_ scalars: inout [Unicode.Scalar], at place: Int, _ generator: inout SplitMix64) {
    let old = scalars[place]
    func other(_ choices: [Unicode.Scalar]) -> Unicode.Scalar {
      let others = choices.filter { $0 != old }
      return others[Int.random(in: others.indices, using: &generator)]
    }
    switch self {
    case .letterSubstituted: scalars[place] = other(Self.letters)
    case .letterInserted: scalars.insert(other(Self.letters), at: place)
    case .letterDeleted, .shaddaDropped: scalars.remove(at: place)
    case .vowelSubstituted, .sukunToVowel: scalars[place] = other(Self.vowels)
    case .tanwinChanged: scalars[place] = other(Self.tanwins)
    case .wordDropped, .wordsSwapped, .wordReplaced: break
    }
  }
}
