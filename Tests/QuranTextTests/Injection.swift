import DuaLibrary

@testable import QuranText

/// A quotation of the Quran: words of one verse.
struct Quotation {
  var words: [String]
  let reference: QuranReference
  let orthography: Orthography

  var text: String { words.joined(separator: " ") }
}

/// An error put into a quotation.
enum Injection: String, CaseIterable {
  case letterSubstituted, letterInserted, letterDeleted, vowelSubstituted, tanwinChanged, sukunToVowel
  case shaddaDropped, wordDropped, wordsSwapped, wordReplaced

  /// The quotation with the error; nil where it has no place for one.
  func applied(to quotation: Quotation, _ generator: inout SeededGenerator) -> Quotation? {
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
      let place = quotation.words.indices.randomElement(using: &generator)!
      changed.words[place] = ["قَمَرٌ", "بَيْتُهُ", "شَجَرَةٍ", "طَرِيقُنَا"].randomElement(using: &generator)!
    default:
      guard
        let word = quotation.words.indices.shuffled(using: &generator).lazy
          .compactMap({ [self] place in Self.places(self, quotation.words[place]).isEmpty ? nil : place })
          .first
      else { return nil }
      let places = Self.places(self, quotation.words[word])
      var scalars = Array(quotation.words[word].unicodeScalars)
      edit(&scalars, at: places.randomElement(using: &generator)!, &generator)
      var view = String.UnicodeScalarView()
      view.append(contentsOf: scalars)
      changed.words[word] = String(view)
    }
    return changed.letters == quotation.letters ? nil : changed
  }

  private static let letters = Array("بتثجحخدذرزسشصضطظعغفقكلمنه".unicodeScalars)
  private static let vowels: [Unicode.Scalar] = ["\u{064E}", "\u{064F}", "\u{0650}"]
  private static let tanwins: [Unicode.Scalar] = ["\u{064B}", "\u{064C}", "\u{064D}"]

  private static func places(_ injection: Injection, _ word: String) -> [Int] {
    let scalars = Array(word.unicodeScalars)
    let wanted: [Unicode.Scalar] =
      switch injection {
      case .letterSubstituted, .letterInserted, .letterDeleted: letters
      case .vowelSubstituted: vowels
      case .tanwinChanged: tanwins
      case .sukunToVowel: ["\u{0652}"]
      case .shaddaDropped: ["\u{0651}"]
      default: []
      }
    return scalars.indices.filter { wanted.contains(scalars[$0]) && (injection != .shaddaDropped || $0 > 1) }
  }

  private func edit(_ scalars: inout [Unicode.Scalar], at place: Int, _ generator: inout SeededGenerator) {
    let old = scalars[place]
    func other(_ choices: [Unicode.Scalar]) -> Unicode.Scalar {
      choices.filter { $0 != old }.randomElement(using: &generator)!
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

extension Quotation {
  var letters: [QuranLetter] { TextWord.words(of: text).flatMap(\.letters) }

  /// Whether the words stand in the verse as they are, in either orthography: then nothing is wrong with them.
  func standsInVerse(_ texts: QuranTexts) -> Bool {
    let mine = TextWord.words(of: text).map(\.letters)
    return Orthography.allCases.contains { orthography in
      let verse = VerseNumbering.verses(of: reference).lowerBound
      let words = TextWord.words(of: texts.verse(verse, orthography)).map(\.letters)
      guard mine.count <= words.count else { return false }
      return (0...words.count - mine.count).contains { words[$0..<$0 + mine.count].elementsEqual(mine) }
    }
  }
}
