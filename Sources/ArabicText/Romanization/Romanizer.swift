/// Vocalized Arabic in Latin letters.
public struct Romanizer: Sendable {
  /// How words are read.
  public enum Reading: Sendable {
    /// Every word on its own, with its full ending.
    case full
    /// Words are connected, and a phrase ends in its pausal form.
    case connected
  }

  /// How the lam of the article is written before a sun letter.
  public enum Article: Sendable {
    /// al-raḥmān
    case unassimilated
    /// ar-raḥmān
    case assimilated
  }

  /// The use of hyphens.
  public enum Hyphens: Sendable {
    /// None: `waarrahman`.
    case none
    /// After the article: `war-raḥmān`.
    case article
    /// After the article and after particles of one letter: `wa-r-raḥmān`.
    case articleAndParticles
  }

  /// The Latin letters.
  public var table: RomanizationTable
  /// How words are connected.
  public var reading: Reading
  /// How the article is written before a sun letter.
  public var article: Article
  /// Where hyphens are written.
  public var hyphens: Hyphens

  public init(
    table: RomanizationTable,
    reading: Reading,
    article: Article = .unassimilated,
    hyphens: Hyphens = .article
  ) {
    self.table = table
    self.reading = reading
    self.article = article
    self.hyphens = hyphens
  }

  /// The scheme of this library, docs/transliteration.md.
  public static let rizq1 = Romanizer(
    table: .rizq1,
    reading: .connected,
    article: .assimilated,
    hyphens: .articleAndParticles
  )

  /// The text in Latin letters, with Latin punctuation at the ends of phrases.
  public func romanize(_ arabic: String) -> String {
    var latin = ""
    var isFirst = true
    forEachWord(in: Array(arabic.unicodeScalars)) { word, phrase in
      if !isFirst { latin += " " }
      isFirst = false
      latin += spelling(of: spoken(word, in: phrase))
      latin += ending(of: word, in: phrase)
      return true
    }
    return latin
  }

  /// Whether a text is ``romanize(_:)`` of an Arabic text, scalar by scalar. Nothing is read after the first word that differs.
  public func isRomanization(_ latin: String, of arabic: String) -> Bool {
    let scalars = Array(arabic.unicodeScalars)
    let words = VocalizedReader.words(in: scalars)
    return isRomanization(latin, of: scalars, words.count) { WordReader.read(words[$0]) }
  }

  /// The same for a text whose words have been read.
  ///
  /// - Parameter scalars: All scalars of the text.
  package func isRomanization(_ latin: String, of words: [PhonemicWord], in scalars: [Unicode.Scalar]) -> Bool
  {
    isRomanization(latin, of: scalars, words.count) { words[$0] }
  }

  private func isRomanization(
    _ latin: String,
    of scalars: [Unicode.Scalar],
    _ count: Int,
    word: (Int) -> PhonemicWord
  ) -> Bool {
    var rest = Substring(latin).utf8
    var isFirst = true
    var isEqual = true
    forEachWord(in: scalars, count, word: word) { word, phrase in
      func expect(_ letters: String) {
        isEqual = isEqual && rest.starts(with: letters.utf8)
        if isEqual { rest = rest.dropFirst(letters.utf8.count) }
      }
      if !isFirst { expect(" ") }
      isFirst = false
      spell(spoken(word, in: phrase)) { letters, _ in expect(letters) }
      expect(ending(of: word, in: phrase))
      return isEqual
    }
    return isEqual && rest.isEmpty
  }

  /// Calls a function with each word of a text and its place in its phrase, as long as it returns true.
  func forEachWord(in scalars: [Unicode.Scalar], while body: (PhonemicWord, PlaceInPhrase) -> Bool) {
    let words = VocalizedReader.words(in: scalars)
    forEachWord(in: scalars, words.count, word: { WordReader.read(words[$0]) }, while: body)
  }

  private func forEachWord(
    in scalars: [Unicode.Scalar],
    _ count: Int,
    word read: (Int) -> PhonemicWord,
    while body: (PhonemicWord, PlaceInPhrase) -> Bool
  ) {
    guard count > 0 else { return }
    var word = read(0)
    var isJoined = false
    for index in 0..<count {
      let next = index + 1 < count ? read(index + 1) : nil
      // The words of a ligature such as U+FDFA share one range.
      let gap = word.range.upperBound..<max(word.range.upperBound, next?.range.lowerBound ?? scalars.count)
      let isConnected = reading == .connected
      let phrase = PlaceInPhrase(
        isJoined: isJoined,
        isBeforePause: isConnected && word.isBeforePause,
        isBeforeJoiningVowel: isConnected && !word.isBeforePause && next?.beginsWithJoiningVowel == true,
        punctuation: punctuation(in: scalars[gap])
      )
      guard body(word, phrase), let next else { return }
      isJoined = isConnected && !word.isBeforePause
      word = next
    }
  }

  /// The word as it is spoken at a place of its phrase.
  func spoken(_ word: PhonemicWord, in phrase: PlaceInPhrase) -> PhonemicWord {
    PhrasalForm.phonemes(of: word, isJoined: phrase.isJoined, isBeforePause: phrase.isBeforePause)
  }

  /// What follows the letters of a word: the helping vowel before a joining alef, and punctuation.
  func ending(of word: PhonemicWord, in phrase: PlaceInPhrase) -> String {
    phrase.isBeforeJoiningVowel && word.phonemes.last?.tag == .tanwin
      ? "i" + phrase.punctuation : phrase.punctuation
  }

  private func punctuation(in gap: ArraySlice<Unicode.Scalar>) -> String {
    var signs = ""
    for scalar in gap {
      switch scalar {
      case "،": signs += ","
      case "؛": signs += ";"
      case "؟": signs += "?"
      case ".", ",", ";", "?", "!", ":": signs.unicodeScalars.append(scalar)
      default: continue
      }
    }
    return signs
  }

  /// The word in Latin letters, as spoken.
  func spelling(of word: PhonemicWord) -> String {
    var latin = ""
    spell(word) { letters, _ in latin += letters }
    return latin
  }

  /// Writes the word in Latin letters, as spoken.
  ///
  /// - Parameter write: Gets the Latin letters of each sound, and the offsets of the Arabic letter.
  func spell(_ word: PhonemicWord, _ write: (String, Range<Int>) -> Void) {
    var isStemStart = true
    for (index, phoneme) in word.phonemes.enumerated() {
      if index > 0, hyphens == .articleAndParticles, word.particleEnds.contains(index) {
        write("-", phoneme.range)
        isStemStart = true
      }
      switch phoneme.sound {
      case .vowel(let vowel, let isLong):
        write(isLong ? table.letters(ofLong: vowel) : vowel.rawValue, phoneme.range)
        isStemStart = false
      case .consonant(let consonant, let isGeminate):
        let next = index + 1 < word.phonemes.count ? word.phonemes[index + 1] : nil
        if phoneme.tag == .article || phoneme.tag == .sunArticle {
          let assimilated = phoneme.tag == .sunArticle && article == .assimilated ? next?.consonant : nil
          write(table.letters(of: assimilated ?? .lam), phoneme.range)
          if hyphens != .none { write("-", phoneme.range) }
          isStemStart = hyphens != .none
          continue
        }
        defer { isStemStart = false }
        // A hamza at the beginning of a word is not written, unless it carries sukun.
        if consonant == .hamza, isStemStart, next?.vowel != nil { continue }
        if phoneme.tag == .tehMarbuta, consonant == .heh {
          write(table.pausalTehMarbuta, phoneme.range)
          continue
        }
        let letter = table.letters(of: consonant)
        write(isGeminate ? letter + letter : letter, phoneme.range)
      }
    }
  }
}
