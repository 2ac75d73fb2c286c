import DuaLibrary

@testable import QuranText

/// What the verifier makes of quotations, as figures. Plain functions of their arguments, the same in every run.
enum Fidelity {
  struct Figure: CustomStringConvertible {
    let name: String
    var hits = 0
    /// Hits with warnings.
    var noticed = 0
    var total = 0
    var misses: [String] = []

    var description: String {
      "\(name): \(hits) of \(total) errors (\(percent(hits)) %), \(noticed) with warnings (\(percent(noticed)) %)"
    }

    func percent(_ count: Int) -> String {
      let hundredths = total == 0 ? 0 : count * 10_000 / total
      let rest = hundredths % 100
      return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)"
    }

    mutating func count(_ findings: [QuotationFinding], _ text: String) {
      total += 1
      let hasError = findings.contains { $0.severity == .error }
      if hasError { hits += 1 } else { misses.append(text) }
      if findings.contains(where: { $0.severity != .information }) { noticed += 1 }
    }
  }

  /// Every verse in one orthography, whole.
  static func wholeVerses(_ texts: QuranTexts, _ orthography: Orthography) -> [Quotation] {
    (0..<VerseNumbering.count).map { verse in
      Quotation(
        words: texts.words(ofVerse: verse, orthography),
        reference: VerseNumbering.reference(from: verse, through: verse)!,
        orthography: orthography
      )
    }
  }

  /// Parts of verses, of 3 words or more where the verse has as many.
  static func parts(_ texts: QuranTexts, count: Int, seed: UInt64) -> [Quotation] {
    var generator = SeededGenerator(seed: seed)
    return (0..<count).map { _ in
      let verse = Int.random(in: 0..<VerseNumbering.count, using: &generator)
      let orthography = Orthography.allCases.randomElement(using: &generator)!
      let words = texts.words(ofVerse: verse, orthography)
      let length = Int.random(in: min(3, words.count)...min(30, words.count), using: &generator)
      let start = Int.random(in: 0...words.count - length, using: &generator)
      return Quotation(
        words: Array(words[start..<start + length]),
        reference: VerseNumbering.reference(from: verse, through: verse)!,
        orthography: orthography
      )
    }
  }

  /// How many of the quotations have an error.
  static func errors(in quotations: [Quotation], _ verifier: QuranVerifier, name: String) -> Figure {
    var figure = Figure(name: name)
    for quotation in quotations {
      figure.count(verifier.verify(quotation.text, cited: quotation.reference), quotation.text)
    }
    return figure
  }

  /// How many of the errors put into quotations are found.
  static func detection(
    of injection: Injection,
    in quotations: [Quotation],
    _ texts: QuranTexts,
    _ verifier: QuranVerifier,
    seed: UInt64
  ) -> Figure {
    var generator = SeededGenerator(seed: seed)
    var figure = Figure(name: injection.rawValue)
    for quotation in quotations {
      guard let changed = injection.applied(to: quotation, &generator), !changed.standsInVerse(texts)
      else { continue }
      figure.count(
        verifier.verify(changed.text, cited: changed.reference),
        "\(changed.reference) \(changed.text)"
      )
    }
    return figure
  }
}
