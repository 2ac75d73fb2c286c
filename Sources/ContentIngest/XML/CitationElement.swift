import CitationText
import DuaLibrary

/// What a citation in free text says, as the source format writes it: `Quran 21:87`.
struct CitationElement {
  private let attributes: [(name: String, value: String)]
  /// Whether the text has everything that a source needs.
  let isComplete: Bool

  /// Nil if the text is not a citation and nothing else.
  init?(_ text: String) {
    guard text.utf8.count <= CitationParser.lengthLimit else { return nil }
    let (citations, isWhole) = CitationParser.parse(text)
    guard isWhole, let citation = citations.first, citations.count == 1 else { return nil }
    switch citation {
    case .quran(let surah, let ayahs):
      attributes = [("type", "quran"), ("surah", "\(surah)"), ("ayah", "\(AyahRange(ayahs))")]
      isComplete = true
    case .hadith(let work, let number):
      attributes = [
        ("type", "hadith"), ("collection", work.rawValue), ("number", "\(number)"), ("grade", "…"),
      ]
      isComplete = false
    case .other: return nil
    }
  }

  /// `<source type="quran" surah="21" ayah="87"/>`.
  var element: String {
    "<source" + attributes.map { " \($0.name)=\"\($0.value)\"" }.joined() + "/>"
  }

  /// `{"type": "quran", "surah": 21, "ayah": "87"}`.
  var object: String {
    let members = attributes.map { name, value in
      name == "surah" ? "\"\(name)\": \(value)" : "\"\(name)\": \"\(value)\""
    }
    return "{" + members.joined(separator: ", ") + "}"
  }
}
