import CitationText
import DuaLibrary

/// The element that says what a citation in free text says: `Quran 21:87`.
struct CitationElement {
  let element: String
  /// Whether the text has everything that the element needs.
  let isComplete: Bool

  /// Nil if the text is not a citation and nothing else.
  init?(_ text: String) {
    guard text.utf8.count <= CitationParser.lengthLimit else { return nil }
    let (citations, isWhole) = CitationParser.parse(text)
    guard isWhole, let citation = citations.first, citations.count == 1 else { return nil }
    switch citation {
    case .quran(let surah, let ayahs):
      element = "<source type=\"quran\" surah=\"\(surah)\" ayah=\"\(AyahRange(ayahs))\"/>"
      isComplete = true
    case .hadith(let work, let number):
      element = "<source type=\"hadith\" collection=\"\(work.rawValue)\" number=\"\(number)\" grade=\"…\"/>"
      isComplete = false
    case .other: return nil
    }
  }
}
