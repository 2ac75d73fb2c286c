import ArabicText
import Diagnostics
import DuaLibrary
import SearchEngine

extension VocabularyReader {
  /// Reads `keywords.json`.
  public mutating func readKeywords(_ bytes: [UInt8], file: FileID) {
    guard let record = root(bytes, file, keys: ["version", "keywords"]) else { return }
    let rows = record.rows(
      "keywords",
      keys: ["words"],
      optional: ["verses", "fingerprints"],
      &findings
    )
    for row in rows {
      let verses = verses(row)
      let fingerprints = fingerprints(row)
      let words = words(row)
      if row.isEmpty("verses"), row.isEmpty("fingerprints") {
        findings.append(MalformedVocabulary.noKeywordText(at: row.start))
      }
      if row.value("words") != nil, row.isEmpty("words") {
        findings.append(MalformedVocabulary.noKeywords(at: row.start))
      }
      guard !words.isEmpty, !verses.isEmpty || !fingerprints.isEmpty else { continue }
      vocabulary.keywords.append(.init(verses: verses, fingerprints: fingerprints, words: words))
    }
  }

  private mutating func words(_ row: VocabularyRecord) -> [LanguageTag: String] {
    values(byLanguage: "words", row) { reader, value in
      guard let phrase = reader.phrase(value) else { return nil }
      guard phrase.words.contains(where: { !$0.isJoining }) else {
        reader.findings.append(MalformedVocabulary.emptyPhrase(phrase.text, at: value.range))
        return nil
      }
      if let repeated = phrase.firstRepeatedWord {
        reader.findings.append(MalformedVocabulary.repeatedWord(repeated, at: value.range))
      }
      return phrase.text
    }
  }
}

extension VocabularyReader.Phrase {
  /// The first word that is an inflection of one before it, or the same.
  fileprivate var firstRepeatedWord: String? {
    var seen: Set<UInt64> = []
    return words.first { !seen.insert(PhraseKey.stemHash(of: $0)).inserted }?.text
  }
}
