import DuaLibrary
import QuranText

/// A text beside a verse that it cites. The verses are known by the fingerprints of their words, so what is shown of them is what differs.
struct VerseComparison: Sendable {
  let reference: QuranReference
  /// In the order of the text.
  let findings: [QuotationFinding]

  /// Nil if the program's fingerprints are damaged, which the check reports.
  init?(_ text: String, cited reference: QuranReference) {
    guard let verifier = Self.verifier else { return nil }
    self.reference = reference
    findings = verifier.verify(text, cited: reference)
  }

  private static let verifier = (try? QuranFingerprints.shipped()).map { QuranVerifier(fingerprints: $0) }
}

extension QuotationFinding.Kind {
  /// What differs, for a row of a table.
  var phrase: String {
    switch self {
    case .letter: "a letter differs"
    case .vowel: "a vowel differs"
    case .missingWord: "a word is missing after this"
    case .missingVerse: "a verse is missing after this"
    case .extraWord: "not in the verse"
    case .otherWord: "another word"
    case .swappedWords: "words in another order"
    case .otherText: "not the text of this verse"
    case .spelling: "another spelling"
    case .missingShadda: "a shadda is missing"
    case .missingMarks: "marks are missing"
    }
  }
}
