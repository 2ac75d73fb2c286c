/// One sound of a recited word, with its range in the source.
public struct Phoneme: Sendable, Hashable {
  /// A consonant or a vowel.
  public enum Sound: Sendable, Hashable {
    case consonant(Consonant, isGeminate: Bool)
    case vowel(Vowel, isLong: Bool)
  }

  /// What the spelling shows about a sound beyond the sound itself.
  public enum Tag: String, Sendable, Hashable {
    /// Nothing.
    case plain
    /// The vowel of a joining alef: silent after another sound.
    case joining
    /// The lam of the article before a sun letter: spoken as that letter.
    case sunArticle
    /// The lam of the article before any other letter.
    case article
    /// The vowel or the n of a tanwin.
    case tanwin
    /// Teh marbuta: t before a vowel, h in pause.
    case tehMarbuta
    /// A vowel that is long in pause and short within a phrase: the end of أَنَا.
    case longInPause
    /// A consonant without any mark: a vowel may have been omitted after it.
    case unmarked
    /// A vowel that is assumed but not written, or a waw or yeh that may be a vowel or a consonant.
    case assumed
  }

  /// The sound itself.
  public var sound: Sound
  /// Further information from the spelling.
  public var tag: Tag
  private var offsets: OffsetRange

  /// Offsets of Unicode scalars in the source.
  public var range: Range<Int> {
    get { offsets.range }
    set { offsets = OffsetRange(newValue) }
  }

  public init(_ sound: Sound, _ tag: Tag = .plain, at range: Range<Int>) {
    self.sound = sound
    self.tag = tag
    offsets = OffsetRange(range)
  }

  /// The consonant; nil for a vowel.
  public var consonant: Consonant? {
    if case .consonant(let consonant, _) = sound { consonant } else { nil }
  }

  /// The vowel; nil for a consonant.
  public var vowel: Vowel? {
    if case .vowel(let vowel, _) = sound { vowel } else { nil }
  }

  var isGeminate: Bool {
    if case .consonant(_, isGeminate: true) = sound { true } else { false }
  }

  var isShortVowel: Bool {
    if case .vowel(_, isLong: false) = sound { true } else { false }
  }
}

/// One word of a recited text as sounds.
public struct PhonemicWord: Sendable, Hashable {
  /// Offsets of Unicode scalars in the source: the letters and marks of the word.
  public var range: Range<Int>
  /// The sounds of the word, in order.
  public var phonemes: [Phoneme]
  /// For each particle of one letter (wa, fa, bi, li), the number of phonemes up to its end.
  public var particleEnds: [Int]
  /// Whether the phrase ends after the word: at punctuation and at the end of the text.
  public var isBeforePause: Bool

  /// The words of a vocalized text as sounds, each with its range in the source: the reading that romanization, phonetic keys and
  /// the comparison of transliterations share.
  ///
  /// Modern and Uthmani spelling are understood, with or without sukun. A vowel that is not written is omitted unless the word
  /// is a known one; assumed sounds have a tag.
  public static func words(in arabic: String) -> [PhonemicWord] {
    VocalizedReader.words(in: Array(arabic.unicodeScalars)).map(WordReader.read)
  }

  /// The index of the first phoneme after the particles.
  var stemStart: Int { particleEnds.last ?? 0 }

  /// Whether the word begins, perhaps after particles, with a joining alef.
  var beginsWithJoiningVowel: Bool { phonemes.first?.tag == .joining }
}

extension PhonemicWord {
  /// A word by itself; nil if the scalars are not one word.
  package init?(ofWord scalars: [Unicode.Scalar]) {
    let words = VocalizedReader.words(in: scalars)
    guard let word = words.first, words.count == 1 else { return nil }
    self = WordReader.read(word)
  }
}
