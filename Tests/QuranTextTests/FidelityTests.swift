import DuaLibrary
import Foundation
import Testing

@testable import QuranText

/// The verifier on the whole Quran. The figures asked for are those of the scoreboard, row 8.
@Suite(.enabled(if: ReferenceData.texts != nil, "no Quran texts beside the package"))
struct FidelityTests {
  let texts = ReferenceData.texts!

  @Test(arguments: Orthography.allCases) func `Every verse quoted whole has no finding`(
    orthography: Orthography
  ) {
    let quotations = Fidelity.wholeVerses(texts, orthography)
    for quotation in quotations {
      let findings = Shipped.verifier.verify(quotation.text, cited: quotation.reference)
      #expect(findings == [], "\(quotation.reference) \(quotation.text)")
    }
  }

  @Test(arguments: Orthography.allCases) func `Canonical composition changes nothing`(
    orthography: Orthography
  ) {
    for quotation in Fidelity.wholeVerses(texts, orthography) {
      let composed = quotation.text.precomposedStringWithCanonicalMapping
      #expect(Shipped.verifier.verify(composed, cited: quotation.reference) == [], "\(quotation.reference)")
    }
  }

  @Test func `With the texts a word that is left out or replaced is named`() throws {
    let verifier = QuranVerifier(fingerprints: Shipped.fingerprints, texts: texts)
    let reference = try QuranReference(sura: 112, ayas: 3...3)
    #expect(verifier.verify("لَمْ وَلَمْ يُولَدْ", cited: reference).map(\.expected) == ["يَلِدْ"])
    #expect(verifier.verify("لَمْ يُخْلَقْ وَلَمْ يُولَدْ", cited: reference).map(\.expected) == ["يَلِدْ"])
  }

  @Test func `Part of a verse has no error`() {
    let parts = Fidelity.parts(texts, count: 2_000, seed: 1)
    let figure = Fidelity.errors(in: parts, Shipped.verifier, name: "real parts, wanted 0")
    print(figure)
    #expect(figure.hits == 0)
    #expect(figure.noticed == 0)
  }

  @Test func `A verse without its marks has no error`() {
    let quotations = Fidelity.parts(texts, count: 1_000, seed: 2).map { quotation in
      var bare = quotation
      bare.words = quotation.words.map { word in
        String(String.UnicodeScalarView(word.unicodeScalars.filter { !(0x064B...0x0652).contains($0.value) }))
      }
      return bare
    }
    let figure = Fidelity.errors(in: quotations, Shipped.verifier, name: "without marks, wanted 0")
    print(figure)
    #expect(figure.hits == 0)
  }

  /// Wanted: the share of errors found, in percent; that of errors and warnings.
  static let wanted: [(Injection, errors: Int, noticed: Int)] = [
    (.letterSubstituted, 100, 100), (.letterInserted, 98, 100), (.letterDeleted, 92, 96),
    (.vowelSubstituted, 100, 100), (.tanwinChanged, 100, 100), (.sukunToVowel, 99, 99),
    (.shaddaDropped, 0, 86), (.wordDropped, 100, 100), (.wordsSwapped, 100, 100), (.wordReplaced, 98, 98),
  ]

  @Test(arguments: wanted) func `Errors put into quotations are found`(
    injection: Injection,
    errors: Int,
    noticed: Int
  ) {
    let parts = Fidelity.parts(texts, count: 600, seed: 3)
    let figure = Fidelity.detection(of: injection, in: parts, texts, Shipped.verifier, seed: 4)
    print("\(figure), wanted \(errors) and \(noticed) %")
    #expect(figure.hits * 100 >= figure.total * errors, "\(figure.misses.prefix(5))")
    #expect(figure.noticed * 100 >= figure.total * noticed, "\(figure.misses.prefix(5))")
    #expect(figure.total > 100)
  }
}
