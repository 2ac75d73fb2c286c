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
    let scalars = Array(arabic.unicodeScalars)
    let words = VocalizedReader.words(in: scalars).map(WordReader.read)
    var latin = ""
    for (index, word) in words.enumerated() {
      if index > 0 { latin += " " }
      let isConnected = reading == .connected
      let isJoined = isConnected && index > 0 && !words[index - 1].isBeforePause
      let spoken = PhrasalForm.phonemes(
        of: word,
        isJoined: isJoined,
        isBeforePause: isConnected && word.isBeforePause
      )
      latin += spelling(of: spoken)
      let next = index + 1 < words.count ? words[index + 1] : nil
      if isConnected, !word.isBeforePause, word.phonemes.last?.tag == .tanwin,
        next?.beginsWithJoiningVowel == true
      {
        latin += "i"  // the helping vowel before a joining alef
      }
      // The words of a ligature such as U+FDFA share one range.
      let gap = word.range.upperBound..<max(word.range.upperBound, next?.range.lowerBound ?? scalars.count)
      latin += punctuation(in: scalars[gap])
    }
    return latin
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
    var isStemStart = true
    for (index, phoneme) in word.phonemes.enumerated() {
      if index > 0, hyphens == .articleAndParticles, word.particleEnds.contains(index) {
        latin += "-"
        isStemStart = true
      }
      switch phoneme.sound {
      case .vowel(let vowel, let isLong):
        latin += isLong ? table.longVowels[vowel] ?? vowel.rawValue : vowel.rawValue
        isStemStart = false
      case .consonant(let consonant, let isGeminate):
        let next = index + 1 < word.phonemes.count ? word.phonemes[index + 1] : nil
        if phoneme.tag == .article || phoneme.tag == .sunArticle {
          let assimilated = phoneme.tag == .sunArticle && article == .assimilated ? next?.consonant : nil
          latin += table.consonants[assimilated ?? .lam] ?? ""
          if hyphens != .none { latin += "-" }
          isStemStart = hyphens != .none
          continue
        }
        defer { isStemStart = false }
        // A hamza at the beginning of a word is not written, unless it carries sukun.
        if consonant == .hamza, isStemStart, next?.vowel != nil { continue }
        if phoneme.tag == .tehMarbuta, consonant == .heh {
          latin += table.pausalTehMarbuta
          continue
        }
        let letter = table.consonants[consonant] ?? ""
        latin += isGeminate ? letter + letter : letter
      }
    }
    return latin
  }
}
