import ContentDraft
import Diagnostics
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
        #expect(Placeholder.found(in: DraftText(text, .plain)) != nil, "\(text)")
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

  @Test(arguments: ["twice", "x3", "a", "supplication"])
  func wordsOfAFilterAreFoundBetweenOtherBytes(word: String) {
    let filter = WordFilter(["twice", "x3", "a", "supplication", "the"])
    for before in ["", "say it ", "(", "رَبِّ", "ḥ", "3-"] {
      for after in ["", " or more", ".", "é", "\u{A0}7"] {
        #expect(filter.containsWord(of: before + word + after))
        #expect(filter.containsWord(of: before + word.uppercased() + after))
        #expect(!filter.containsWord(of: before + word + "s" + after))
        #expect(!filter.containsWord(of: before + "0" + word + after))
      }
    }
    #expect(!filter.containsWord(of: ""))
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
        let isAllowed = text.unicodeScalars.allSatisfy(allowed.contains)
        #expect(allowed.contains(allOf: text) == isAllowed, "\(value)")
        #expect(isAllowed || !ByteSet(of: text).isSubset(of: allowed.bytes), "\(value)")
      }
    }
  }

  @Test(arguments: ["", "a", "~\u{0}", "رَبِّ (3)", "ḥ\u{7F}", "\u{10FFFF}🤲", "€\u{FFFD}"])
  func byteSetsHaveTheBytesOfTheirTexts(text: String) {
    let set = ByteSet(of: text)
    #expect(set == ByteSet(text.utf8))
    for byte in UInt8.min...UInt8.max {
      #expect(set.contains(byte) == text.utf8.contains(byte))
      #expect(set.intersects(ByteSet([byte])) == text.utf8.contains(byte))
      #expect(ByteSet([byte]).isSubset(of: set) == text.utf8.contains(byte))
    }
  }

  @Test(arguments: [
    ("Glory be to Allah", "  GLORY\tbe\u{A0}to \n Allah "), ("Ḥamd Öffnung", "ḥAMD  öffnung"),
    ("", "\u{200B} "), ("İ", "i"),
  ])
  func textsThatReadAlikeHaveOneHash(text: String, other: String) {
    #expect(ReadingKey(text) == ReadingKey(other))
    #expect(ReadingKey(text).hashValue == ReadingKey(other).hashValue)
  }

  @Test func wordsOneTypingErrorAwayAreInTheirOrder() {
    let near = EnglishWords.near(Array("hapy".utf8)) { _ in true }.map { String(decoding: $0, as: UTF8.self) }
    #expect(near.prefix(7) == ["ahpy", "hpay", "hayp", "apy", "hpy", "hay", "hap"])
    #expect(near.dropFirst(7).prefix(2) == ["ahapy", "bhapy"])
    #expect(near.suffix(2) == ["hapx", "hapz"])
    // Five places for 26 letters, of which four make a double letter twice; then 25 other letters in four places.
    #expect(near.count == 7 + 5 * 26 + 4 * 25)
    #expect(!near.contains("hapy"))
  }

  @Test func apostrophesAreFoundAmongScalarsThatBeginAlike() {
    let others = "a\u{A0}\u{B5}\u{2B0}\u{2B7}\u{20AC}\u{2020}ḥ🤲"
    for value in 0...0x3000 as ClosedRange<UInt32> {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let text = DraftText(others + String(scalar) + others, .transliteration)
      let isApostrophe = ApostropheStyle(scalar) != nil
      #expect(ApostropheStyle.apostrophes(in: text) == (isApostrophe ? [scalar] : []), "\(value)")
    }
  }
}
