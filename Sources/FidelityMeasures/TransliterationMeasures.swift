import ArabicText

/// Counts the duas whose stored transliteration is the romanization of their Arabic.
package struct StoredRomanization: FidelityMeasure {
  package let name = "rizq-1 romanization = stored transliteration, library"
  package let target = FidelityTarget.atLeast(1)

  package init() {}

  package func run(on data: ReferenceData) throws -> FidelityFigure {
    var count = CaseCount()
    for pair in try TransliterationSet.library.pairs(in: data) {
      let latin = Romanizer.rizq1.romanize(pair.arabic)
      let isEqual = latin.unicodeScalars.elementsEqual(pair.latin.unicodeScalars)
      count.add(isHit: isEqual, showing: false, "\(latin) | \(pair.latin)")
    }
    return count.figure
  }
}

/// Counts the Latin words whose consonants match the Arabic.
package struct MatchingWords: FidelityMeasure {
  private let set: TransliterationSet
  package let target: FidelityTarget

  package init(set: TransliterationSet) {
    self.set = set
    switch set {
    case .library: target = .atLeast(1)
    case .duaDhikr("id"): target = .atLeast(0.9946)
    case .duaDhikr: target = .atLeast(0.9987)
    case .quran, .underlinedQuran: target = .atLeast(0.999)
    }
  }

  package var name: String { "Words that match the romanized Arabic, \(set.name)" }

  package func run(on data: ReferenceData) throws -> FidelityFigure {
    var (hits, total) = (0, 0)
    var examples: [String] = []
    for pair in try set.pairs(in: data) {
      let report = TransliterationReport(arabic: pair.arabic, latin: pair.latin)
      hits += report.latinWordCount - report.differingLatinWordCount
      total += report.latinWordCount
      if report.differingLatinWordCount > 0 { examples += report.findings.map(\.example) }
    }
    return FidelityFigure(hits: hits, total: total, examples: examples)
  }
}

/// Counts the verses whose transliteration has no finding.
package struct ConsistentVerses: FidelityMeasure {
  private let set: TransliterationSet
  package let target = FidelityTarget.atLeast(0.95)

  package init(spelling: ReferenceData.QuranEdition) { set = .quran(spelling) }

  package var name: String { "Transliterated verses without a finding, \(set.name)" }

  package func run(on data: ReferenceData) throws -> FidelityFigure {
    var count = CaseCount()
    for pair in try set.pairs(in: data) {
      let findings = TransliterationReport(arabic: pair.arabic, latin: pair.latin).findings
      count.add(isHit: findings.isEmpty, showing: false, findings.map(\.example).joined(separator: "; "))
    }
    return count.figure
  }
}

extension TransliterationFinding {
  /// Kind, Arabic, Latin.
  fileprivate var example: String { "\(kind) \(arabic?.text ?? "-") | \(latin?.text ?? "-")" }
}

/// Counts the texts whose own transliteration is taken for another text's.
package struct RejectedOwnPairs: FidelityMeasure {
  private let set: TransliterationSet
  package let target = FidelityTarget.atMost(0)

  package init(set: TransliterationSet) { self.set = set }

  package var name: String { "Own transliterations rejected, \(set.name)" }

  package func run(on data: ReferenceData) throws -> FidelityFigure {
    var count = CaseCount()
    for pair in try set.pairs(in: data) {
      count.add(isHit: pair.isRejected, showing: true, "\(pair.arabic) | \(pair.latin)")
    }
    return count.figure
  }
}

/// Counts the rejected transliterations of other texts: every text is paired with those of the texts after it in its set.
package struct RejectedStrangers: FidelityMeasure {
  private let set: TransliterationSet
  private let others: Int
  package let target = FidelityTarget.atLeast(1)

  /// - Parameter others: The number of transliterations per text.
  package init(set: TransliterationSet, others: Int = 24) {
    self.set = set
    self.others = others
  }

  package var name: String { "Other duas' transliterations rejected, \(set.name)" }

  package func run(on data: ReferenceData) throws -> FidelityFigure {
    let pairs = try set.pairs(in: data)
    var count = CaseCount()
    for (index, pair) in pairs.enumerated() {
      for distance in 1...others {
        let other = pairs[(index + distance) % pairs.count]
        // The same words under another title are not another text.
        guard pair.isDistinct(from: other) else { continue }
        let stranger = TransliterationPair(arabic: pair.arabic, latin: other.latin)
        count.add(isHit: stranger.isRejected, showing: false, "\(pair.arabic) | \(other.latin)")
      }
    }
    return count.figure
  }
}

extension TransliterationPair {
  fileprivate var isRejected: Bool {
    TransliterationReport(arabic: arabic, latin: latin).findings.contains { $0.kind == .otherText }
  }

  /// Whether less than half of the words of the longer text are also in the other; otherwise they are variants of one dua.
  fileprivate func isDistinct(from other: Self) -> Bool {
    let words = [self, other].map { Set($0.arabic.identitySkeleton.split(separator: " ")) }
    return 2 * words[0].intersection(words[1]).count < max(words[0].count, words[1].count)
  }
}
