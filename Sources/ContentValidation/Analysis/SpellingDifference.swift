import ArabicText
import UnicodeText

/// The difference of a word from the expected word, by code points.
struct SpellingDifference {
  /// `it has U+0650 ARABIC KASRA where the Quran has U+064F ARABIC DAMMA`; nil if the words are equal, or differ in more
  /// than one letter.
  let phrase: String?

  init(written: String, expected: String) {
    let (mine, theirs) = (Self.letters(of: written), Self.letters(of: expected))
    let before = zip(mine, theirs).prefix { $0.base == $1.base }.count
    let isSameLetters = mine.count == theirs.count && before == mine.count
    if isSameLetters {
      // The spellings of the Quran differ in where they write sukun, so that the first difference need not be the mistake.
      var worst: (weight: Int, mine: Letter, theirs: Letter)?
      for (mine, theirs) in zip(mine, theirs) where mine.marks != theirs.marks {
        let weight = Self.weight(of: mine.marks, for: theirs.marks)
        if weight > worst?.weight ?? -1 { worst = (weight, mine, theirs) }
      }
      phrase = worst.flatMap {
        Self.phrase($0.mine.marks.subtracting($0.theirs.marks), $0.theirs.marks.subtracting($0.mine.marks))
      }
      return
    }
    let limit = min(mine.count, theirs.count) - before
    let equalAtEnd = zip(mine.reversed(), theirs.reversed()).prefix { $0.base == $1.base }.count
    let after = min(limit, equalAtEnd)
    phrase = Self.phrase(
      mine[before..<mine.count - after].map(\.base),
      theirs[before..<theirs.count - after].map(\.base)
    )
  }

  /// How much the marks of a letter change its reading: another vowel most, then a shadda, then a missing vowel.
  private static func weight(of mine: Set<Unicode.Scalar>, for theirs: Set<Unicode.Scalar>) -> Int {
    let (vowels, others) = (mine.filter(\.isVowelMark), theirs.filter(\.isVowelMark))
    if vowels != others {
      let hasSukun = mine.contains(where: \.isSukun)
      if !vowels.isEmpty || hasSukun { return 3 }
    }
    if mine.contains("\u{0651}") != theirs.contains("\u{0651}") { return 2 }
    return vowels != others ? 1 : 0
  }

  private struct Letter {
    let base: Unicode.Scalar
    var marks: Set<Unicode.Scalar> = []
  }

  private static func letters(of word: String) -> [Letter] {
    var letters: [Letter] = []
    for scalar in word.unicodeScalars where !scalar.isTatweel && !scalar.isInvisibleControl {
      if scalar.isArabicMark {
        if !letters.isEmpty { letters[letters.count - 1].marks.insert(scalar) }
      } else {
        letters.append(Letter(base: scalar))
      }
    }
    return letters
  }

  private static func phrase(
    _ mine: some Collection<Unicode.Scalar>,
    _ theirs: some Collection<Unicode.Scalar>
  )
    -> String?
  {
    let (mine, theirs) = (mine.sorted(), theirs.sorted())
    guard mine.count <= 2, theirs.count <= 2 else { return nil }
    let names = { (scalars: [Unicode.Scalar]) in
      scalars.map(\.codePointAndName).joined(separator: " and ")
    }
    switch (mine.isEmpty, theirs.isEmpty) {
    case (true, true): return nil
    case (false, true): return "it has \(names(mine)); the Quran does not"
    case (true, false): return "it is missing \(names(theirs))"
    case (false, false): return "it has \(names(mine)) where the Quran has \(names(theirs))"
    }
  }
}
