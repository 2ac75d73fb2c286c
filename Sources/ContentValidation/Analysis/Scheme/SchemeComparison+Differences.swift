import ArabicText

// The differences of an alignment, with those that belong together as one.
extension SchemeComparison {
  /// Neighboring steps of one kind as one difference.
  func grouped(_ steps: [WordAlignment.Step]) -> [Difference] {
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

  /// Neighboring differences as one where they are one mistake, and without those that only follow from another.
  func combined(_ differences: [Difference]) -> [Difference] {
    withoutConsequences(joiningExchanges(joiningMoves(joiningParts(differences))))
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
    return isSpoken(scalars, as: latin)
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

  /// Without words that are only spoken in another way because the word next to them differs.
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

extension Unicode.Scalar {
  fileprivate var isShortVowel: Bool { self == "a" || self == "i" || self == "u" }
}
