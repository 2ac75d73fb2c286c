import ArabicText

/// The key of a phrase: the same for every order of its words and every inflection of them, without the words that only join
/// others.
package struct PhraseKey: Hashable, Sendable {
  /// The length of ``value``, in bits: of a hundred thousand phrases that a vocabulary of 40,000 does not have, one is mistaken for
  /// one that it has.
  package static let bitWidth = 32
  /// The maximum number of words of a phrase that do not only join others.
  package static let maximumWords = 4

  /// The sum of the hashes of the words.
  package private(set) var sum: UInt64 = 0

  package init() {}

  /// The key of the words that do not only join others; of all words, if there are no others.
  package init(_ words: [SearchWord]) {
    for word in words where !word.isJoining { add(Self.stemHash(of: word)) }
    if sum == 0 { for word in words { add(Self.stemHash(of: word)) } }
  }

  /// Adds a word, in any order.
  package mutating func add(_ stemHash: UInt64) { sum &+= stemHash }

  /// The hash by which a phrase is stored.
  package var value: UInt64 { value(bits: Self.bitWidth) }

  /// Its upper bits. Earlier formats store more of them.
  package func value(bits: Int) -> UInt64 { Self.mixed(sum) >> UInt64(64 - bits) }

  /// The hash of a word without its inflection; of an Arabic one, without its article.
  package static func stemHash(of word: SearchWord) -> UInt64 { stemHash(of: word.script, word.bytes) }

  /// The same for the letters of a word.
  package static func stemHash(of script: SearchWord.Script, _ bytes: [UInt8]) -> UInt64 {
    switch script {
    case .arabic:
      var segmenter = ProcliticSegmenter(bytes)
      let start =
        segmenter.skipDoubleLam(leaving: 3)
        ? segmenter.index : Proclitics.lengthThroughArticle(ofBytes: bytes)
      return mixed(WordHash(bytes, from: start).value)
    case .other: return mixed(WordHash(EnglishInflection.stem(of: bytes)).value)
    }
  }

  /// The finalizer of SplitMix64 (Steele, Lea, Flood 2014): sums of hashes need bits that do not depend on each other.
  @inline(never)
  static func mixed(_ bits: UInt64) -> UInt64 {
    var bits = (bits ^ bits >> 30) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ bits >> 27) &* 0x94D0_49BB_1331_11EB
    return bits ^ bits >> 31
  }
}

extension SearchWord {
  /// Whether the word only joins others, in English, French, Urdu or Arabic.
  package var isJoining: Bool {
    (script == .arabic ? Self.arabicJoiningWords : Self.joiningWords).contains(bytes)
  }

  fileprivate static let joiningWords = ShortWordSet(
    latin: """
      a am an and are as at be been but by can could did do does for from had has have he her him his how i if in into is it \
      its me my of on or our she so that the their them then there these they this to us was we were what when where which \
      while who will with you your au aux chez de des du en et la le les qui se un une ka ke ki ko mein
      """
  )
  fileprivate static let arabicJoiningWords = ShortWordSet(
    arabic: "ان اذا الي الذي او علي عن عند في لمن ما من يقال يقول"
  )
}

extension SearchWords {
  /// See ``SearchWord/isJoining``.
  package func isJoining(_ word: Word) -> Bool {
    (word.script == .arabic ? SearchWord.arabicJoiningWords : SearchWord.joiningWords)
      .contains(letters, word.letters)
  }
}
