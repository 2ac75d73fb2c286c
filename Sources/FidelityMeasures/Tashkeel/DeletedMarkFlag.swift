import ArabicText
import SeededRandom

/// One mark of a fully vocalised verse.
public enum DeletedMark: String, CaseIterable, Sendable {
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

/// Verses from which one mark is taken, and how many of them have a flagged word then.
///
/// Orthography cannot tell every mark that is missing; the figures asked are those of the prototype.
public struct DeletedMarkFlag: FidelityMeasure {
  private let mark: DeletedMark

  public init(mark: DeletedMark) { self.mark = mark }

  public var name: String { "Verses with one \(mark.rawValue) deleted: word flagged" }

  public var target: FidelityTarget {
    switch mark {
    case .vowel: .atLeast(0.81)
    case .tanwin: .atLeast(0.60)
    case .sukun: .atLeast(0.50)
    case .shadda: .atLeast(0.005)
    }
  }

  public func run(on data: ReferenceData) throws -> FidelityFigure {
    var generator = SplitMix64(seed: 1)
    var count = CaseCount()
    for verse in try data.vocalisedVerses() where Tashkeel(of: verse).incompleteWords.isEmpty {
      let scalars = Array(verse.unicodeScalars)
      let places = scalars.indices.filter { mark.isMark(scalars[$0]) }
      guard let place = places.randomElement(using: &generator) else { continue }
      let damaged = verse.without([place])
      count.add(isHit: !Tashkeel(of: damaged).incompleteWords.isEmpty, showing: false, damaged)
    }
    return count.figure
  }
}
