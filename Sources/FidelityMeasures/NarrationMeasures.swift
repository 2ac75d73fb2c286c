import ContentValidation
import QuranText

/// The share of the hadiths of a public collection in which narration is found. All of them begin with a chain of narrators or
/// with a narrator's words.
package struct FoundNarration: FidelityMeasure {
  package enum Collection: String, CaseIterable, Sendable {
    case nawawi = "al-Nawawi's Forty"
    case riyad = "Riyad al-Salihin"
    case adab = "al-Adab al-Mufrad"
  }

  private let collection: Collection
  private let limit: Int
  package let target = FidelityTarget.atLeast(0.95)

  /// - Parameter limit: The greatest number of hadiths, taken evenly.
  package init(in collection: Collection, limit: Int = 400) {
    self.collection = collection
    self.limit = limit
  }

  package var name: String { "Narration found, \(collection.rawValue)" }

  package func run(on data: ReferenceData) throws -> FidelityFigure {
    let all = try data.hadiths(of: collection)
    let texts = stride(from: 0, to: all.count, by: max(1, all.count / limit)).map { all[$0] }
    var count = CaseCount()
    for (text, isFound) in zip(texts, try NarrationMeasures.isNarrated(texts)) {
      count.add(isHit: isFound, showing: false, String(text.prefix(300)))
    }
    return count.figure
  }
}

/// How many texts of a public set of duas are said to have narration or instructions; the examples show which.
package struct ReportedNarration: FidelityMeasure {
  private let set: String
  package let target = FidelityTarget.reported

  package init(in set: String) { self.set = set }

  package var name: String { "Texts with narration or instructions, \(set)" }

  package func run(on data: ReferenceData) throws -> FidelityFigure {
    let texts = try data.duaTexts().filter { $0.set == set }.map(\.text)
    var count = CaseCount()
    for (text, isFound) in zip(texts, try NarrationMeasures.isNarrated(texts)) {
      count.add(isHit: isFound, showing: true, text)
    }
    return count.figure
  }
}

private enum NarrationMeasures {
  /// For each text, whether the rule about narration and instructions reports it.
  static func isNarrated(_ texts: [String]) throws -> [Bool] {
    let quran = QuranSource(fingerprints: try .shipped())
    let draft = GeneratedDuas.library(of: texts.map { TransliterationPair(arabic: $0, latin: "") })
    let found = Validator.findings(in: draft, quran: quran).filter { $0.rule == "AR19" }.compactMap(\.range)
    var (isNarrated, start) = ([Bool](), 0)
    for text in texts {
      let end = start + text.utf8.count
      isNarrated.append(found.contains { Int($0.lower) >= start && Int($0.upper) <= end })
      start = end
    }
    return isNarrated
  }
}

extension ReferenceData {
  fileprivate func hadiths(of collection: FoundNarration.Collection) throws(Problem) -> [String] {
    switch collection {
    case .nawawi: try hadiths(at: "hadith/nawawi40.json")
    case .riyad: try hadiths(at: "hadith/riyad_assalihin.json")
    case .adab:
      try text("hadith/Adab.xml").matches(of: /<arabic>\s*<text>(.*?)<\/text>/.dotMatchesNewlines()).map {
        String($0.output.1).replacing(/<[^>]*>/, with: " ")
      }
    }
  }

  /// AhmedBaset/hadith-json.
  private func hadiths(at path: String) throws(Problem) -> [String] {
    struct Collection: Decodable {
      struct Hadith: Decodable { let arabic: String }
      let hadiths: [Hadith]
    }
    return try Self.decoded(Collection.self, at: folder.appending(path: path)).hadiths.map(\.arabic)
  }
}
