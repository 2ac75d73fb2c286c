import ArabicText
import DuaLibrary

/// Reads the sounds of texts, each spelling of a word once.
struct TextSounds {
  /// The sounds of a dua.
  struct Keys: Equatable {
    let arabic: PhoneticKey
    /// Those of the transliteration, if they differ.
    let latin: PhoneticKey?
  }

  private struct Reading {
    let word: PhonemicWord
    let romanized: RomanizedForms
  }

  private var words = RecitedWords()
  /// By the spellings of the words; nil for what is not one word.
  private var readings: [Reading?] = []

  /// The greatest number of scalars of a word that is read by itself. No word of Arabic has half as many.
  private static let longestWord = 64

  /// The sounds of an Arabic text and of its transliteration.
  mutating func keys(of arabic: String, _ transliteration: String?) -> Keys {
    let text = words.add(arabic, of: 0)
    for spelling in words.spellings[readings.count...] { readings.append(Self.reading(of: spelling.scalars)) }
    let words = words.words[text.words]
    let spoken = words.compactMap { word in
      readings[Int(word.spelling)].map { reading in
        var spoken = reading.word
        spoken.isBeforePause = word.isBeforePause
        return spoken
      }
    }
    guard text.traits.isDisjoint(with: .unusual), spoken.count == words.count else {
      return Self.keys(ofUnusual: arabic, transliteration)
    }
    return Self.keys(of: spoken, transliteration) { latin in
      RomanizationMatch(words, latin) { readings[Int($0)]?.romanized } == .exact
    }
  }

  /// The same for any text, in which every word is read.
  static func keys(ofUnusual arabic: String, _ transliteration: String?) -> Keys {
    let words = PhonemicWord.words(in: arabic)
    return keys(of: words, transliteration) { latin in
      Romanizer.rizq1.isRomanization(latin, of: words, in: Array(arabic.unicodeScalars))
    }
  }

  private static func reading(of scalars: [Unicode.Scalar]) -> Reading? {
    guard scalars.count <= longestWord, let word = PhonemicWord(ofWord: scalars) else { return nil }
    return Reading(word: word, romanized: RomanizedForms(of: word, by: .rizq1))
  }

  private static func keys(
    of words: [PhonemicWord],
    _ transliteration: String?,
    isRomanization: (String) -> Bool
  ) -> Keys {
    let arabic = PhoneticKey(words)
    // A romanization sounds like its text.
    guard let transliteration, !isRomanization(transliteration) else {
      return Keys(arabic: arabic, latin: nil)
    }
    let latin = PhoneticKey(latin: transliteration)
    return Keys(arabic: arabic, latin: SoundComparison.isAlike(arabic, latin) ? nil : latin)
  }
}
