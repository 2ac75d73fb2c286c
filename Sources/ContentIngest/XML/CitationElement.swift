import CitationText

/// What a citation in free text says, as the source format writes it: `Quran 21:87`.
struct CitationElement {
  /// `<source type="quran" surah="21" ayah="87"/>`.
  let element: String
  /// `{"type": "quran", "surah": 21, "ayah": "87"}`.
  let object: String
  /// Whether the text has everything that a source needs.
  let isComplete: Bool

  /// Nil if the text is not a citation and nothing else.
  init?(_ text: String) {
    guard text.utf8.count <= CitationParser.lengthLimit else { return nil }
    let (citations, isWhole) = CitationParser.parse(text)
    guard isWhole, let citation = citations.first, citations.count == 1 else { return nil }
    let (xml, json) = (SourceNotation(isJSON: false), SourceNotation(isJSON: true))
    switch citation {
    case .quran(let surah, let ayahs):
      (element, object, isComplete) = (xml.quran(surah, ayahs), json.quran(surah, ayahs), true)
    case .hadith(let work, let number):
      let (work, number) = (work.rawValue, "\(number)")
      (element, object, isComplete) = (xml.hadith(work, number), json.hadith(work, number), false)
    case .other: return nil
    }
  }
}
