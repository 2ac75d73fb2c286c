/// A choice of a style: the letter for a consonant, the doubling of consonants, a vowel.
public enum StyleFeature: Sendable, Hashable {
  /// The letters for a consonant; teh marbuta has letters of its own.
  case letter(Consonant, isTehMarbuta: Bool)
  /// Whether and how a consonant is doubled: one habit for all consonants.
  case doubling(isGeminate: Bool, isDigraph: Bool)
  /// The lam of the article before a sun letter: `=` if it is written like the sun letter.
  case sunArticle
  /// The letters for a vowel.
  case vowel(Vowel, isLong: Bool, VowelSign)
  /// Whether a word without its particles and article is written as one word.
  case spacing

  /// What writes a vowel in Arabic; styles may distinguish these.
  public enum VowelSign: Sendable, Hashable {
    /// A mark, with or without its letter of length.
    case plain
    /// U+0670 ARABIC LETTER SUPERSCRIPT ALEF, or nothing where spelling omits it.
    case dagger
    /// U+0649 ARABIC LETTER ALEF MAKSURA.
    case alefMaksura
    /// Fathatan, dammatan or kasratan.
    case tanwin
  }
}

/// The context of a sound in its word, as far as it may affect the spelling.
struct StyleSurroundings: Sendable, Hashable {
  enum Before: Sendable, Hashable {
    case wordStart, particle, article, sunArticle, consonant, vowel
  }

  enum After: Sendable, Hashable {
    case consonant, vowel, wordEnd, joiningAlef, pause
  }

  var before: Before
  var after: After

  /// The part of the word, for sounds that are too rare to be counted by context.
  var part: Part {
    switch (before, after) {
    // A consonant without a vowel at the beginning is pronounced with the word before.
    case (_, .consonant), (.consonant, .vowel), (.vowel, .vowel): .middle
    case (.consonant, _), (.vowel, _): .end
    default: .start
    }
  }

  enum Part: Sendable, Hashable {
    case start, middle, end
  }
}

/// The scope in which spellings are counted: from everywhere to a single word.
enum StyleScope: Sendable, Hashable {
  case anywhere(StyleFeature)
  case insideOrAtEnd(StyleFeature)
  case part(StyleFeature, StyleSurroundings.Part)
  case surroundings(StyleFeature, StyleSurroundings)
  case neighbors(StyleFeature, StyleSurroundings, before: Phoneme.Sound?, after: Phoneme.Sound?)
  case word(StyleFeature, [Phoneme.Sound], index: Int)
}

/// One feature of one sound of a text: how and where it is written.
struct StyleObservation: Sendable, Hashable {
  var feature: StyleFeature
  /// The Latin letters in lowercase; empty if nothing is written. For doubling `1`, `2`, or `1+2` if only the first letter of a
  /// group is doubled.
  var spelling: String
  /// The letters for the consonant if it is not doubled; for other features ``spelling``.
  var letters: String
  var surroundings: StyleSurroundings
  var soundBefore: Phoneme.Sound?
  var soundAfter: Phoneme.Sound?
  /// The sounds of the word without its particles and its last short vowel, and the index of the sound.
  var stem: [Phoneme.Sound]
  var index: Int
  /// Offsets of Unicode scalars in the Arabic and Latin text; the Latin range is empty if nothing is written.
  var arabicRange: Range<Int>
  var latinRange: Range<Int>
  var arabicWord: Range<Int>
  var latinWord: Range<Int>
  /// Whether the marks of the Arabic word leave no sound open.
  var isClear: Bool

  /// The scopes in which a habit may be found, from specific to general.
  var habitScopes: [StyleScope] {
    let positions: [StyleScope] = [.surroundings(feature, surroundings), .part(feature, surroundings.part)]
    switch feature {
    case .letter(.hamza, _), .letter(.ain, _):
      return surroundings.part == .start ? positions : positions + [.insideOrAtEnd(feature)]
    case .letter(_, isTehMarbuta: false), .sunArticle: return positions + [.anywhere(feature)]
    case .letter, .vowel, .doubling: return positions
    case .spacing: return [.anywhere(feature)]
    }
  }

  /// The scopes in which an exception may be established.
  var exceptionScopes: [StyleScope] {
    feature == .spacing
      ? [] : [.neighbors(feature, surroundings, before: soundBefore, after: soundAfter), wordScope]
  }

  /// The places of this sound in this word.
  var wordScope: StyleScope { .word(feature, stem, index: index) }

  /// Whether the words around do not affect the spelling.
  var isInsideWord: Bool {
    switch (surroundings.before, surroundings.after) {
    case (.wordStart, _), (_, .wordEnd), (_, .joiningAlef), (_, .pause): false
    default: true
    }
  }
}
