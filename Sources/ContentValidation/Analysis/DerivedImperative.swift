import ArabicText

/// An imperative of the second, third or fourth form with which duas ask, whatever its last vowel is: بَارِكْ, بَارِكُ.
///
/// No other word has these vowels before such a last letter.
struct DerivedImperative {
  /// The last letter of the verb, before its pronoun.
  let last: MarkedLetter
  let hasPronoun: Bool

  init?(of word: MarkedWord) {
    let letters = word.letters
    // The waw of وَفِّقْ is not a conjunction.
    for start in 0...1 where start == 0 || letters[0].isProclitic(.conjunctions) {
      guard let verb = Self.verbs.first(where: { $0.begins(letters[start...]) }) else { continue }
      let end = start + verb.letters.count
      let pronoun = letters[end...]
      guard pronoun.isEmpty || Self.pronouns.contains(pronoun.map(\.base)),
        pronoun.first?.has(.shadda) != true
      else { return nil }
      (last, hasPronoun) = (letters[end - 1], !pronoun.isEmpty)
      return
    }
    return nil
  }

  private struct Verb {
    let letters: [MarkedLetter]

    /// Whether letters begin with those of the verb and its vowels; sukun and the marks of the last are not compared.
    func begins(_ other: ArraySlice<MarkedLetter>) -> Bool {
      guard other.count >= letters.count, zip(letters, other).allSatisfy({ $0.base == $1.base }) else {
        return false
      }
      let last = other[other.startIndex + letters.count - 1]
      return !last.has([.shadda, .daggerAlef])
        && zip(letters.dropLast(), other).allSatisfy {
          $0.marks.subtracting(.sukun) == $1.marks.subtracting(.sukun)
        }
    }
  }

  private static let pronouns = Set(words: "ني نا ه ها هم هما هن")

  private static let verbs = MarkedWord.words(
    of: Array(
      """
      ثَبِّتْ يَسِّرْ طَهِّرْ فَرِّجْ نَفِّسْ هَوِّنْ خَفِّفْ كَفِّرْ نَوِّرْ سَلِّمْ عَلِّمْ بَلِّغْ وَفِّقْ سَدِّدْ حَبِّبْ جَنِّبْ قَرِّبْ
      صَرِّفْ بَيِّضْ ثَقِّلْ مَتِّعْ سَخِّرْ زَيِّنْ بَارِكْ بَاعِدْ أَصْلِحْ أَلْهِمْ أَكْرِمْ أَحْسِنْ أَسْبِغْ أَفْرِغْ أَلْحِقْ أَذْهِبْ أَدْخِلْ أَخْرِجْ
      """.unicodeScalars
    )
  )
  .map { Verb(letters: $0.letters) }
}
