import ArabicText

/// A share of cases.
public struct Share: Sendable, Hashable {
  public var hits: Int
  public var count: Int

  public init(hits: Int, count: Int) {
    self.hits = hits
    self.count = count
  }

  public var value: Double { count == 0 ? 0 : Double(hits) / Double(count) }
}

/// Latin words whose consonants fit the Arabic.
public func matchingWords(_ pairs: [TransliterationPair]) -> Share {
  pairs.reduce(into: Share(hits: 0, count: 0)) { share, pair in
    let report = TransliterationCheck.compare(arabic: pair.arabic, latin: pair.latin)
    share.hits += report.latinWordCount - report.differingLatinWordCount
    share.count += report.latinWordCount
  }
}

/// Pairs that are taken for the transliteration of another text.
public func rejectedPairs(_ pairs: [TransliterationPair]) -> Share {
  let rejected = pairs.count { isRejected($0) }
  return Share(hits: rejected, count: pairs.count)
}

/// The transliterations of other texts that are rejected: each Arabic text with `strides.count` others.
public func rejectedStrangers(_ pairs: [TransliterationPair], strides: [Int]) -> Share {
  var share = Share(hits: 0, count: 0)
  for (index, pair) in pairs.enumerated() {
    for stride in strides {
      let other = pairs[(index + stride) % pairs.count]
      // The same words under another title are no other text.
      guard isDistinct(pair, other) else { continue }
      share.count += 1
      if isRejected(TransliterationPair(arabic: pair.arabic, latin: other.latin)) { share.hits += 1 }
    }
  }
  return share
}

/// Whether less than half of the words of the longer text are in the other too: else they are two wordings
/// of one dua.
public func isDistinct(_ first: TransliterationPair, _ second: TransliterationPair) -> Bool {
  let words = [first, second].map { Set($0.arabic.identitySkeleton.split(separator: " ")) }
  return 2 * words[0].intersection(words[1]).count < max(words[0].count, words[1].count)
}

private func isRejected(_ pair: TransliterationPair) -> Bool {
  TransliterationCheck.compare(arabic: pair.arabic, latin: pair.latin).findings.contains {
    $0.kind == .otherText
  }
}

/// The mistakes that are found, `rounds` of them in each pair that had no finding before.
public func detected(
  _ injection: Injection,
  in pairs: [TransliterationPair],
  rounds: Int,
  seed: UInt64
) -> Share {
  var generator = SeededGenerator(seed: seed)
  var share = Share(hits: 0, count: 0)
  for pair in pairs where TransliterationCheck.compare(arabic: pair.arabic, latin: pair.latin).isConsistent {
    for _ in 0..<rounds {
      guard let injected = injection.apply(to: pair, using: &generator) else { continue }
      share.count += 1
      if !TransliterationCheck.compare(arabic: injected.arabic, latin: injected.latin).isConsistent {
        share.hits += 1
      }
    }
  }
  return share
}
