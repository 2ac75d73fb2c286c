import SeededRandom
import UnicodeText

/// An error injected into a quotation.
package enum QuotationInjection: String, CaseIterable, Sendable {
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

  /// The quotation with the error; nil when it does not apply.
  package func applied(to quotation: Quotation, _ generator: inout SplitMix64) -> Quotation? {
    var changed = quotation
    switch self {
    case .wordDropped:
      guard quotation.words.count > 2 else { return nil }
      changed.words.remove(at: Int.random(in: 1..<quotation.words.count - 1, using: &generator))
    case .wordsSwapped:
      guard quotation.words.count > 1 else { return nil }
      let index = Int.random(in: 0..<quotation.words.count - 1, using: &generator)
      changed.words.swapAt(index, index + 1)
    case .wordReplaced:
      let index = Int.random(in: quotation.words.indices, using: &generator)
      let choices = ["قَمَرٌ", "بَيْتُهُ", "شَجَرَةٍ", "طَرِيقُنَا"]
      changed.words[index] = choices[Int.random(in: choices.indices, using: &generator)]
    default:
      let wanted = quotation.words.indices.flatMap { word in
        offsets(in: Array(quotation.words[word].unicodeScalars)).map { (word, $0) }
      }
      guard let (word, offset) = wanted.randomElement(using: &generator) else { return nil }
      var scalars = Array(quotation.words[word].unicodeScalars)
      edit(&scalars, at: offset, &generator)
      changed.words[word] = String(scalars: scalars)
    }
    return changed.words.map(\.readScalars) == quotation.words.map(\.readScalars) ? nil : changed
  }

  private static let letters = Array("بتثجحخدذرزسشصضطظعغفقكلمنه".unicodeScalars)
  private static let vowels: [Unicode.Scalar] = ["\u{064E}", "\u{064F}", "\u{0650}"]
  private static let tanwins: [Unicode.Scalar] = ["\u{064B}", "\u{064C}", "\u{064D}"]

  private func offsets(in scalars: [Unicode.Scalar]) -> [Int] {
    let wanted: [Unicode.Scalar] =
      switch self {
      case .letterSubstituted, .letterInserted, .letterDeleted: Self.letters
      case .vowelSubstituted: Self.vowels
      case .tanwinChanged: Self.tanwins
      case .sukunToVowel: ["\u{0652}"]
      case .shaddaDropped: ["\u{0651}"]
      default: []
      }
    // The shadda on a first letter only marks assimilation to the word before.
    return scalars.indices.filter { wanted.contains(scalars[$0]) && (self != .shaddaDropped || $0 > 1) }
  }

  private func edit(_ scalars: inout [Unicode.Scalar], at offset: Int, _ generator: inout SplitMix64) {
    let old = scalars[offset]
    func other(_ choices: [Unicode.Scalar]) -> Unicode.Scalar {
      let others = choices.filter { $0 != old }
      return others[Int.random(in: others.indices, using: &generator)]
    }
    switch self {
    case .letterSubstituted: scalars[offset] = other(Self.letters)
    case .letterInserted: scalars.insert(other(Self.letters), at: offset)
    case .letterDeleted, .shaddaDropped: scalars.remove(at: offset)
    case .vowelSubstituted, .sukunToVowel: scalars[offset] = other(Self.vowels)
    case .tanwinChanged: scalars[offset] = other(Self.tanwins)
    case .wordDropped, .wordsSwapped, .wordReplaced: break
    }
  }
}
