/// What a style may write in one way or another: the letter for a consonant, the doubling of consonants, a
/// vowel.
public enum StyleFeature: Sendable, Hashable {
  /// The letters that stand for a consonant; teh marbuta has letters of its own.
  case letter(Consonant, isTehMarbuta: Bool)
  /// Whether and how a consonant is doubled: one habit for all consonants.
  case doubling(isGeminate: Bool, isDigraph: Bool)
  /// The lam of the article before a sun letter: `=` where the letters of the sun letter are written for it.
  case sunArticle
  /// The letters that stand for a vowel.
  case vowel(Vowel, isLong: Bool, VowelSign)

  /// What writes a vowel in Arabic; styles may keep them apart.
  public enum VowelSign: Sendable, Hashable {
    /// A mark, with or without its letter of length.
    case plain
    /// U+0670 ARABIC LETTER SUPERSCRIPT ALEF, or nothing where spelling leaves it out.
    case dagger
    /// U+0649 ARABIC LETTER ALEF MAKSURA.
    case alefMaksura
    case tanwin
  }
}

/// What stands around a sound in its word, as far as it may change the spelling.
struct StyleSurroundings: Sendable, Hashable {
  enum Before: Sendable, Hashable {
    case wordStart, particle, article, sunArticle, consonant, vowel
  }

  enum After: Sendable, Hashable {
    case consonant, vowel, wordEnd, joiningAlef, pause
  }

  var before: Before
  var after: After

  /// The part of the word, for sounds that are too rare to be counted by their surroundings.
  var part: Part {
    switch (before, after) {
    // A consonant without a vowel at the beginning leans on the word before.
    case (_, .consonant), (.consonant, .vowel), (.vowel, .vowel): .middle
    case (.consonant, _), (.vowel, _): .end
    default: .start
    }
  }

  enum Part: Sendable, Hashable {
    case start, middle, end
  }
}

/// Where spellings are counted: from everywhere to one word alone.
enum StylePlace: Sendable, Hashable {
  case anywhere(StyleFeature)
  case insideOrAtEnd(StyleFeature)
  case part(StyleFeature, StyleSurroundings.Part)
  case surroundings(StyleFeature, StyleSurroundings)
  case neighbors(StyleFeature, StyleSurroundings, before: Phoneme.Sound?, after: Phoneme.Sound?)
  case word(StyleFeature, [Phoneme.Sound], index: Int)
}

/// One feature of one sound of a text: how it is written, and where.
struct StyleObservation: Sendable, Hashable {
  var feature: StyleFeature
  /// The Latin letters in lower case; empty where nothing is written. For doubling `1`, `2`, or `1+2` where
  /// only the first letter of a group is doubled.
  var spelling: String
  /// The letters for the consonant if it is not doubled; for other features ``spelling``.
  var letters: String
  var surroundings: StyleSurroundings
  var soundBefore: Phoneme.Sound?
  var soundAfter: Phoneme.Sound?
  /// The sounds of the word without its particles and its last short vowel, and the place of the sound.
  var stem: [Phoneme.Sound]
  var index: Int
  /// Offsets of Unicode scalars in the Arabic and Latin text; the Latin range is empty where nothing is
  /// written.
  var arabicRange: Range<Int>
  var latinRange: Range<Int>
  var arabicWord: Range<Int>
  var latinWord: Range<Int>

  /// Where a habit may be found, from the special to the general.
  var habitats: [StylePlace] {
    let places: [StylePlace] = [.surroundings(feature, surroundings), .part(feature, surroundings.part)]
    switch feature {
    case .letter(.hamza, _), .letter(.ain, _):
      return surroundings.part == .start ? places : places + [.insideOrAtEnd(feature)]
    case .letter(_, isTehMarbuta: false), .sunArticle: return places + [.anywhere(feature)]
    case .letter, .vowel, .doubling: return places
    }
  }

  /// Where an exception may be at home.
  var niches: [StylePlace] {
    [
      .neighbors(feature, surroundings, before: soundBefore, after: soundAfter),
      .word(feature, stem, index: index),
    ]
  }
}
