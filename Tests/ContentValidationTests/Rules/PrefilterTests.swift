import ContentDraft
import DuaLibrary
import Testing

@testable import ContentValidation

/// Rules rule out most texts by their bytes; what they look for is found all the same, wherever it is.
@Suite struct PrefilterTests {
  @Test(arguments: [
    "TODO", "TBD", "FIXME", "XXXX", "lorem ipsum", "Translation needed", "TRANSLITERATION missing",
    "arabic here",
    "text goes", "coming soon", "[translation needed]", "{TODO}",
  ])
  func placeholdersAreFoundAnywhere(words: String) {
    for before in ["", "O Allah, ", "رَبِّ ", "a1 ", "(", "\u{A0}", "ḥ-"] {
      for after in ["", " us", ".", " زِدْنِي", ")", "\n1"] {
        let text = before + words + after
        #expect(Placeholder.found(in: text) != nil, "\(text)")
      }
    }
  }

  @Test(arguments: [
    "todo", "Untitled", "xx", "XXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXX", "n/a", "{{any words}}", "<<1st>>",
    "NULL", "ترجمة",
    "Same as above", "à compléter", "transliteration to be provided", "...",
  ])
  func wholePlaceholdersAreFound(text: String) {
    #expect(PlaceholderWords.areAll(of: text))
  }

  @Test func textsAreAllowedIfEachOfTheirScalarsIs() {
    let values: [ClosedRange<UInt32>] = [
      0...0x3000, 0xD7F0...0x10000, 0x1F600...0x1F610, 0x10FFF0...0x10FFFF,
    ]
    let roles: [DraftText.Role] = [.arabic, .transliteration, .localized(.english), .plain]
    for role in roles {
      let allowed = AllowedCharacters(in: role, CharacterPolicy(), defaultLanguage: .english)
      for value in values.joined() {
        guard let scalar = Unicode.Scalar(value) else { continue }
        let text = "aب" + String(scalar) + "ḥ"
        #expect(allowed.contains(allOf: text) == text.unicodeScalars.allSatisfy(allowed.contains), "\(value)")
      }
    }
  }
}
