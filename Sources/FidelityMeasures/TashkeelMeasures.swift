import ArabicText
import SeededRandom

/// Counts the verses of a fully vocalized edition in which a missing mark is reported.
package struct FalseTashkeelFlags: FidelityMeasure {
  private let edition: ReferenceData.QuranEdition
  package let target: FidelityTarget

  package init(edition: ReferenceData.QuranEdition) {
    self.edition = edition
    target = .atMost(edition == .uthmani ? 5 : 3)
  }

  package var name: String { "Verses falsely flagged for tashkeel, \(edition.rawValue)" }

  package func run(on data: ReferenceData) throws -> FidelityFigure {
    let verses = try data.quran(edition)
    let flagged = verses.map { ($0, Tashkeel(of: $0).incompleteWords) }.filter { !$0.1.isEmpty }
    return FidelityFigure(
      hits: flagged.count,
      total: verses.count,
      examples: flagged.map { verse, words in
        let utf8 = Array(verse.utf8)
        let mentions = words.map { word in
          String(decoding: utf8[word.range], as: UTF8.self)
            + word.letters.map { " \($0.status)" }.joined()
        }
        return mentions.joined(separator: "; ")
      }
    )
  }
}

/// Counts the verses classed by how their edition is vocalized. Verses in which no letter needs a mark are skipped.
package struct TashkeelClass: FidelityMeasure {
  private let edition: ReferenceData.QuranEdition
  private let coverage: Tashkeel.Coverage
  package let target: FidelityTarget

  package init(edition: ReferenceData.QuranEdition, coverage: Tashkeel.Coverage, share: Double) {
    self.edition = edition
    self.coverage = coverage
    target = .atLeast(share)
  }

  package var name: String { "Verses classed \(coverage), \(edition.rawValue)" }

  package func run(on data: ReferenceData) throws -> FidelityFigure {
    var hits = 0
    var total = 0
    var examples: [String] = []
    for verse in try data.quran(edition) {
      guard let found = Tashkeel(of: verse).coverage else { continue }
      total += 1
      if found == coverage { hits += 1 } else { examples.append("\(found): \(verse)") }
    }
    return FidelityFigure(hits: hits, total: total, examples: examples)
  }
}

/// Counts the damaged verses that are classed correctly. The verses were fully vocalized.
package struct DamagedTashkeelClass: FidelityMeasure {
  private let damage: TashkeelDamage
  private let coverage: Tashkeel.Coverage
  package let target: FidelityTarget

  package init(_ damage: TashkeelDamage, becomes coverage: Tashkeel.Coverage, share: Double) {
    self.damage = damage
    self.coverage = coverage
    target = .atLeast(share)
  }

  package var name: String { "Verses with \(damage.name): classed \(coverage)" }

  package func run(on data: ReferenceData) throws -> FidelityFigure {
    var generator = SplitMix64(seed: 1)
    var count = CaseCount()
    for verse in try data.vocalizedVerses() {
      guard let damaged = damage.applied(to: verse, using: &generator) else { continue }
      let found = Tashkeel(of: damaged).coverage
      count.add(
        isHit: found == coverage,
        showing: false,
        "\(found.map { "\($0)" } ?? "no letter"): \(damaged)"
      )
    }
    return count.figure
  }
}

extension ReferenceData {
  /// 3,000 fully vocalized verses, the same in every run.
  func vocalizedVerses() throws(Problem) -> [String] {
    var generator = SplitMix64(seed: 3_000)
    let verses = try quran(.simple).shuffled(using: &generator).prefix(3_000)
    return verses.filter { Tashkeel(of: $0).coverage == .full }
  }
}

/// One mark of a fully vocalized verse.
package enum DeletedMark: String, CaseIterable, Sendable {
  case vowel, tanwin, sukun, shadda

  func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch self {
    case .vowel: scalar.isHaraka
    case .tanwin: scalar.isTanwin
    case .sukun: scalar.isSukun
    case .shadda: scalar.isShadda
    }
  }
}

/// Counts the verses with a flagged word after one mark was deleted.
///
/// Orthography cannot reveal every missing mark; the targets are the figures of the prototype.
package struct DeletedMarkFlag: FidelityMeasure {
  private let mark: DeletedMark

  package init(mark: DeletedMark) { self.mark = mark }

  package var name: String { "Verses with one \(mark.rawValue) deleted: word flagged" }

  package var target: FidelityTarget {
    switch mark {
    case .vowel: .atLeast(0.81)
    case .tanwin: .atLeast(0.60)
    case .sukun: .atLeast(0.50)
    case .shadda: .atLeast(0.005)
    }
  }

  package func run(on data: ReferenceData) throws -> FidelityFigure {
    var generator = SplitMix64(seed: 1)
    var count = CaseCount()
    for verse in try data.vocalizedVerses() where Tashkeel(of: verse).incompleteWords.isEmpty {
      let scalars = Array(verse.unicodeScalars)
      let offsets = scalars.indices.filter { mark.isMark(scalars[$0]) }
      guard let offset = offsets.randomElement(using: &generator) else { continue }
      let damaged = verse.without([offset])
      count.add(isHit: !Tashkeel(of: damaged).incompleteWords.isEmpty, showing: false, damaged)
    }
    return count.figure
  }
}
