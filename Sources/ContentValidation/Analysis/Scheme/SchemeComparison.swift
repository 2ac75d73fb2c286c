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
  private static let longestWord = 64

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
    differences = withoutConsequences(joiningExchanges(joiningMoves(joiningParts(grouped(alignment.steps)))))
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
}

// MARK: Differences

extension SchemeComparison {
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

  /// Neighboring steps of one kind as one difference.
  private func grouped(_ steps: [WordAlignment.Step]) -> [Difference] {
    var differences: [Difference] = []
    var index = 0
    while index < steps.count {
      let step = steps[index]
      guard step.isGap else {
        differences.append(Difference(kind: step.kind, arabic: step.first, latin: step.second))
        index += 1
        continue
      }
      // The words of one gap, on either side.
      var (arabic, latin) = (step.first, step.second)
      index += 1
      while index < steps.count, steps[index].isGap, steps[index].first.lowerBound == arabic.upperBound,
        steps[index].second.lowerBound == latin.upperBound
      {
        arabic = arabic.lowerBound..<steps[index].first.upperBound
        latin = latin.lowerBound..<steps[index].second.upperBound
        index += 1
      }
      if arabic.count == latin.count {
        differences += zip(arabic, latin).map { first, second in
          Difference(kind: .changed, arabic: first..<first + 1, latin: second..<second + 1)
        }
        continue
      }
      if !arabic.isEmpty {
        differences.append(
          Difference(kind: .missing, arabic: arabic, latin: latin.lowerBound..<latin.lowerBound)
        )
      }
      if !latin.isEmpty {
        let kind: Difference.Kind = isDoubled(latin) ? .doubled : .added
        differences.append(
          Difference(kind: kind, arabic: arabic.upperBound..<arabic.upperBound, latin: latin)
        )
      }
    }
    return differences
  }

  /// Whether the words directly before or after some words of the transliteration are the same.
  private func isDoubled(_ words: Range<Int>) -> Bool {
    [words.lowerBound - words.count, words.upperBound].contains { start in
      start >= 0 && start + words.count <= found.count
        && words.indices.allSatisfy { found[$0].letters == found[$0 - words.lowerBound + start].letters }
    }
  }

  /// Combines two neighboring Arabic words, of which one differs and the other has no counterpart, if without the space between them
  /// they are the Latin word: a space is inside a word whose parts are not romanized as parts of it.
  private func joiningParts(_ differences: [Difference]) -> [Difference] {
    var joined: [Difference] = []
    for difference in differences {
      if let last = joined.last, last.arabic.upperBound == difference.arabic.lowerBound,
        last.latin.upperBound == difference.latin.lowerBound, last.arabic.count == 1,
        difference.arabic.count == 1,
        last.kind == .changed && difference.kind == .missing
          || last.kind == .missing && difference.kind == .changed,
        let latin = (last.latin.isEmpty ? difference.latin : last.latin).first,
        isSpoken(partsFrom: last.arabic.lowerBound, as: found[latin])
      {
        joined[joined.count - 1] = Difference(
          kind: .split,
          arabic: last.arabic.lowerBound..<difference.arabic.upperBound,
          latin: latin..<latin + 1
        )
      } else {
        joined.append(difference)
      }
    }
    return joined
  }

  /// Whether a word and the next are a Latin word, without the space between them.
  private func isSpoken(partsFrom word: Int, as latin: LatinWord) -> Bool {
    let scalars = Array(arabic[expected[word].range] + arabic[expected[word + 1].range])
    guard scalars.count <= Self.longestWord * 4 else { return false }
    return PlaceInPhrase.all.contains { place in
      romanizer.romanize(word: scalars, in: place)?.unicodeScalars.elementsEqual(latin.letters) == true
    }
  }

  /// The greatest number of words that are tried as moves.
  private static let moveLimit = 64

  /// Combines words that are missing at one place and added at another.
  private func joiningMoves(_ differences: [Difference]) -> [Difference] {
    var missing = differences.indices.filter { differences[$0].kind == .missing }.prefix(Self.moveLimit)
    var moved: [Int: Difference] = [:]
    var gone: Set<Int> = []
    for index in differences.indices.filter({ differences[$0].kind == .added }).prefix(Self.moveLimit) {
      let latin = differences[index].latin
      let position = missing.firstIndex { origin in
        let arabic = differences[origin].arabic
        return arabic.count == latin.count
          && zip(arabic, latin).allSatisfy { isSpoken(expected[$0], as: found[$1]) }
      }
      guard let position else { continue }
      let origin = missing.remove(at: position)
      gone.insert(origin)
      moved[index] = Difference(kind: .moved, arabic: differences[origin].arabic, latin: latin)
    }
    return differences.indices.compactMap { gone.contains($0) ? nil : moved[$0] ?? differences[$0] }
  }

  /// Combines two neighboring words of which each is written where the other is said: `الْحَزَنِ وَالْهَمِّ` for `l-hammi wa-l-ḥazan`.
  private func joiningExchanges(_ differences: [Difference]) -> [Difference] {
    var joined: [Difference] = []
    for difference in differences {
      if let last = joined.last, last.kind == .changed, difference.kind == .changed,
        last.isBeside(difference),
        isExchange(last, difference)
      {
        joined[joined.count - 1] = Difference(
          kind: .moved,
          arabic: last.arabic.lowerBound..<difference.arabic.upperBound,
          latin: last.latin.lowerBound..<difference.latin.upperBound
        )
      } else {
        joined.append(difference)
      }
    }
    return joined
  }

  private func isExchange(_ first: Difference, _ second: Difference) -> Bool {
    func expectedStem(_ difference: Difference) -> ArraySlice<Unicode.Scalar> {
      Self.stem(Array(expected[difference.arabic.lowerBound].latin.unicodeScalars))
    }
    func foundStem(_ difference: Difference) -> ArraySlice<Unicode.Scalar> {
      Self.stem(found[difference.latin.lowerBound].letters)
    }
    return Self.areForms(expectedStem(first), foundStem(second))
      && Self.areForms(expectedStem(second), foundStem(first))
  }

  /// A romanized word without its particles and article.
  private static func stem(_ word: [Unicode.Scalar]) -> ArraySlice<Unicode.Scalar> {
    word[(word.lastIndex(of: "-").map { $0 + 1 } ?? 0)...]
  }

  /// Whether two words differ only in the ending of their case.
  private static func areForms(_ first: ArraySlice<Unicode.Scalar>, _ second: ArraySlice<Unicode.Scalar>)
    -> Bool
  {
    let (short, long) = first.count < second.count ? (first, second) : (second, first)
    guard long.starts(with: short), short.count > 1 else { return false }
    let ending = long.dropFirst(short.count)
    return ending.isEmpty
      || ending.first?.isShortVowel == true && ending.dropFirst().allSatisfy { $0 == "n" } && ending.count < 3
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
    let scalars = Array(arabic[word.range])
    return PlaceInPhrase.all.contains { place in
      romanizer.romanize(word: scalars, in: place)?.unicodeScalars.elementsEqual(latin.letters) == true
    }
  }

  /// Without words that are only spoken in another way, because the word beside them differs.
  private func withoutConsequences(_ differences: [Difference]) -> [Difference] {
    let isVariant = differences.map { difference in
      difference.kind == .changed
        && isSpoken(expected[difference.arabic.lowerBound], as: found[difference.latin.lowerBound])
    }
    var kept: [Difference] = []
    for index in differences.indices {
      let difference = differences[index]
      let follows = index > 0 && differences[index - 1].isBeside(difference)
      let precedes = index + 1 < differences.count && difference.isBeside(differences[index + 1])
      if isVariant[index], follows || precedes && !isVariant[index + 1] { continue }
      kept.append(difference)
    }
    return kept
  }
}

extension SchemeComparison.Difference {
  fileprivate func isBeside(_ next: Self) -> Bool {
    arabic.upperBound == next.arabic.lowerBound && latin.upperBound == next.latin.lowerBound
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

  fileprivate var isShortVowel: Bool { self == "a" || self == "i" || self == "u" }

  fileprivate var isSentenceSign: Bool {
    switch self {
    case ",", ";", ".", "?", "!", ":": true
    default: false
    }
  }
}
