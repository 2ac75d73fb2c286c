import ArabicText
import Diagnostics
import DuaLibrary

extension VocabularyReader {
  /// Reads `keywords.json`.
  public mutating func readKeywords(_ bytes: [UInt8], file: FileID) {
    guard let record = root(bytes, file, keys: ["version", "keywords"]) else { return }
    let rows = record.elements("keywords", &findings)
    for tree in rows {
      guard
        let row = VocabularyRecord(
          tree,
          "a row of `keywords`",
          keys: ["words"],
          optional: ["verses", "fingerprints"],
          &findings
        )
      else { continue }
      let verses = verses(row)
      let fingerprints = fingerprints(row)
      let words = words(row)
      if row.value("verses") == nil, row.value("fingerprints") == nil {
        findings.append(MalformedVocabulary.noKeywordText(at: tree.range))
      }
      guard !words.isEmpty, !verses.isEmpty || !fingerprints.isEmpty else { continue }
      vocabulary.keywords.append(.init(verses: verses, fingerprints: fingerprints, words: words))
    }
  }

  private mutating func words(_ row: VocabularyRecord) -> [LanguageTag: String] {
    values(byLanguage: "words", row) { reader, value in
      guard let words = reader.countedPhrase(value) else { return nil }
      guard words.wordCount > 0 else {
        reader.findings.append(MalformedVocabulary.emptyPhrase(words.text, at: value.range))
        return nil
      }
      if let repeated = reader.repeatedWord {
        reader.findings.append(MalformedVocabulary.repeatedWord(repeated, at: value.range))
      }
      return words.text
    }
  }
}
