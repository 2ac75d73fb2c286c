import ArabicText

/// Verses of a text that is fully vocalised in which a mark is said to be missing.
public struct FalseTashkeelFlags: FidelityMeasure {
  private let edition: ReferenceData.QuranEdition
  public let target: FidelityTarget

  public init(edition: ReferenceData.QuranEdition) {
    self.edition = edition
    target = .atMost(edition == .uthmani ? 5 : 3)
  }

  public var name: String { "Verses falsely flagged for tashkeel, \(edition.rawValue)" }

  public func run(on data: ReferenceData) throws -> FidelityFigure {
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
