import ArabicText
import UnicodeText

/// A transliteration compared word by word with the romanization of its Arabic in the scheme that the library uses.
struct SchemeComparison {
  /// A word of the transliteration.
  struct LatinWord {
    /// Offsets of Unicode scalars of the transliteration, without punctuation.
    let range: Range<Int>
    /// In lowercase: whether capitals may be written is for the policy's characters to say.
    let letters: [Unicode.Scalar]
    let punctuation: [Unicode.Scalar]
  }

  /// Words that differ.
  struct Difference {
    enum Kind {
      /// One word on each side.
      case changed
      /// Two Arabic words for one Latin word.
      case split
      /// One Arabic word for two Latin words.
      case joined
      /// Arabic words without Latin.
      case missing
      /// Latin words without Arabic.
      case added
      /// Latin words that are repeated.
      case doubled
      /// Words in another position.
      case moved
    }

    let kind: Kind
    /// Indices of the romanized words; empty where nothing corresponds.
    let arabic: Range<Int>
    /// Indices of the Latin words; empty where nothing corresponds.
    let latin: Range<Int>
  }

  let romanizer: Romanizer
  let arabic: [Unicode.Scalar]
  let expected: [RomanizedWord]
  let found: [LatinWord]
  /// In the order of the texts; what only follows from another difference is left out.
  private(set) var differences: [Difference] = []
  /// Whether the transliteration is written in the scheme: at least half of its words are those of the romanization. If not,
  /// ``differences`` is empty.
  let followsScheme: Bool

  /// A text of fewer words may differ in more than half of them.
  private static let shortText = 4
  /// Texts with longer words are not compared.
  static let longestWord = 64

  /// - Parameters:
  ///   - arabic: The recited text.
  ///   - latin: A transliteration that is not the romanization.
  init(arabic: [Unicode.Scalar], latin: [Unicode.Scalar], _ romanizer: Romanizer) {
    (self.romanizer, self.arabic) = (romanizer, arabic)
    expected = romanizer.words(of: arabic)
    found = LatinWord.words(of: latin)
    let wanted = expected.map { Array(($0.latin + $0.phrase.punctuation).unicodeScalars) }
    let written = found.map { $0.letters + $0.punctuation }
    guard (wanted + written).allSatisfy({ $0.count <= Self.longestWord }),
      Self.areAlike(wanted, written), let alignment = WordAlignment(wanted, written)
    else {
      followsScheme = false
      return
    }
    followsScheme = true
    differences = combined(grouped(alignment.steps))
  }

  private static func areAlike(_ wanted: [[Unicode.Scalar]], _ written: [[Unicode.Scalar]]) -> Bool {
    let count = max(wanted.count, written.count)
    guard count > shortText else { return !wanted.isEmpty && !written.isEmpty }
    var open: [[Unicode.Scalar]: Int] = [:]
    for word in wanted { open[word, default: 0] += 1 }
    let common = written.count { word in
      guard let number = open[word], number > 0 else { return false }
      open[word] = number - 1
      return true
    }
    return 2 * common >= count
  }

  // MARK: Differences

  /// Whether the words are equal except for their hyphens, or have spaces instead of them.
  func differsInHyphens(_ difference: Difference) -> Bool {
    guard difference.arabic.count == 1, let last = found[difference.latin].last else { return false }
    let wanted = expected[difference.arabic.lowerBound]
    guard Array(wanted.phrase.punctuation.unicodeScalars) == last.punctuation else { return false }
    let words = found[difference.latin].map(\.letters)
    // A space where the scheme has no hyphen is a space that the Arabic may be missing.
    guard words.count == 1 else {
      return words.joined(separator: ["-"]).elementsEqual(wanted.latin.unicodeScalars)
    }
    return wanted.latin.unicodeScalars.filter { $0 != "-" }.elementsEqual(words[0].filter { $0 != "-" })
  }

  /// The scalars between an Arabic word and the next.
  func gap(after word: Int) -> Range<Int> {
    let end = word + 1 < expected.count ? expected[word + 1].range.lowerBound : arabic.count
    return expected[word].range.upperBound..<max(end, expected[word].range.upperBound)
  }

  /// The sign that the transliteration has where the Arabic has another one after the same word; nil if it has none, or more.
  func sign(at index: Int) -> Unicode.Scalar? {
    let difference = differences.first { difference in
      difference.kind == .changed && gap(after: difference.arabic.lowerBound).contains(index)
    }
    guard let difference else { return nil }
    let latin = found[difference.latin.lowerBound]
    return isSpoken(expected[difference.arabic.lowerBound], as: latin) && latin.punctuation.count == 1
      ? latin.punctuation[0] : nil
  }

  /// Whether a Latin word is an Arabic one as it is spoken at some place of a phrase.
  func isSpoken(_ word: RomanizedWord, as latin: LatinWord) -> Bool {
    isSpoken(Array(arabic[word.range]), as: latin)
  }

  /// Whether a Latin word is the romanization of Arabic scalars at some place of a phrase.
  func isSpoken(_ scalars: [Unicode.Scalar], as latin: LatinWord) -> Bool {
    PlaceInPhrase.all.contains { place in
      romanizer.romanize(word: scalars, in: place)?.unicodeScalars.elementsEqual(latin.letters) == true
    }
  }
}

extension PlaceInPhrase {
  /// The places at which a word may be spoken differently.
  fileprivate static let all = [false, true].flatMap { isJoined in
    [(false, false), (false, true), (true, false)].map { isBeforePause, isBeforeJoiningVowel in
      PlaceInPhrase(
        isJoined: isJoined,
        isBeforePause: isBeforePause,
        isBeforeJoiningVowel: isBeforeJoiningVowel,
        punctuation: ""
      )
    }
  }
}

extension SchemeComparison.LatinWord {
  /// The words between spaces.
  fileprivate static func words(of scalars: [Unicode.Scalar]) -> [Self] {
    scalars.indices.split { scalars[$0].isBlank }.map { word in
      let end =
        scalars[word.startIndex..<word.endIndex].lastIndex { !$0.isSentenceSign }
        .map { $0 + 1 } ?? word.startIndex
      return Self(
        range: word.startIndex..<end,
        letters: scalars[word.startIndex..<end].map(\.lowercased),
        punctuation: Array(scalars[end..<word.endIndex])
      )
    }
  }
}

extension Unicode.Scalar {
  /// The lowercase letter; letters whose lowercase is several scalars stay as they are.
  fileprivate var lowercased: Unicode.Scalar {
    guard properties.isUppercase else { return self }
    let lower = properties.lowercaseMapping.unicodeScalars
    return lower.count == 1 ? lower.first ?? self : self
  }

  fileprivate var isSentenceSign: Bool {
    switch self {
    case ",", ";", ".", "?", "!", ":": true
    default: false
    }
  }
}
