/// What a run of at most four letters can spell, regardless of the sound that it is compared with.
struct LetterSpan {
  var count = 0
  /// The classes of the consonant that the letters spell, single or doubled; empty if they spell none.
  var consonant: ConsonantClassSet = []
  var isDoubled = false
  /// The vowels that a single vowel letter can denote.
  var vowel: VowelSet = []
  /// A vowel next to an apostrophe.
  var hasApostrophe = false
  /// Two letters for one vowel.
  var pair: VowelPair?
  /// Apostrophes, or a digit for hamza or ayn.
  var isGlottal = false

  enum VowelPair {
    case same(VowelSet)
    case other(VowelSet)
    /// A vowel and the glide that lengthens it: `iy`, `uw`.
    case glide(VowelSet)
  }

  static let longest = 4

  /// No letters at all.
  static let empty = LetterSpan()

  private init() {}

  init(_ letters: ArraySlice<StyleLetter>) {
    count = letters.count
    if let group = LetterGroup.Sound(letters) {
      (consonant, isDoubled) = (group.classes, group.doubling != .single)
    }
    isGlottal = letters.allSatisfy {
      $0.isApostrophe || ($0.letter.kind == .digit && ($0.letter.scalar == "2" || $0.letter.scalar == "3"))
    }
    let spoken = letters.count { !$0.isApostrophe }
    hasApostrophe = spoken < letters.count
    guard letters.count - spoken <= 1, let first = letters.first(where: { !$0.isApostrophe }),
      let vowels = first.vowel, letters.allSatisfy({ $0.isApostrophe || $0.word == first.word })
    else { return }
    if spoken == 1 { vowel = vowels }
    if spoken == 2, let second = letters.last(where: { !$0.isApostrophe }) {
      pair = LetterSpan.pair(first.letter.scalar, second.letter.scalar)
    }
  }

  private static func pair(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> VowelPair? {
    switch (first, second) {
    case ("a", "a"): .same(.a)
    case ("i", "i"), ("e", "e"): .same(.i)
    case ("u", "u"), ("o", "o"): .same(.u)
    case ("a", "e"): .other(.a)
    case ("i", "e"), ("e", "a"): .other(.i)
    case ("o", "u"): .other(.u)
    case ("i", "y"): .glide(.i)
    case ("u", "w"), ("o", "w"): .glide(.u)
    default: nil
    }
  }

  /// The spans that end before each letter, from shorter to longer: `[end][length]`.
  static func spans(of letters: [StyleLetter]) -> [[LetterSpan]] {
    (0...letters.count).map { end in
      (0...min(longest, end)).map { $0 == 0 ? empty : LetterSpan(letters[end - $0..<end]) }
    }
  }
}
