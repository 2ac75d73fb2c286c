import Testing
import UnicodeText

@Suite("The scalars of a text")
struct TextScalarsTests {
  @Test("are those of its view, at both ends of every width in UTF-8 and between them")
  func everyWidth() {
    for page in stride(from: UInt32(0), through: 0x10FFFF, by: 0x400) {
      let values = [page, page + 1, page + 0x7F, page + 0x80, page + 0x3FF]
      let scalars = values.compactMap(Unicode.Scalar.init)
      let text = String(String.UnicodeScalarView(scalars))
      #expect(text.scalarArray == scalars, "U+\(String(page, radix: 16))")
      #expect(text.utf16Length == text.utf16.count, "U+\(String(page, radix: 16))")
    }
  }

  @Test("make the text again, from an array, a slice or a view")
  func textOfScalars() {
    for page in stride(from: UInt32(0), through: 0x10FFFF, by: 0x400) {
      let values = [page, page + 1, page + 0x7F, page + 0x80, page + 0x3FF]
      let scalars = values.compactMap(Unicode.Scalar.init)
      let view = String.UnicodeScalarView(scalars)
      for text in [String(scalars: scalars), String(scalars: scalars[...]), String(scalars: view)] {
        #expect(text.unicodeScalars.elementsEqual(scalars), "U+\(String(page, radix: 16))")
      }
    }
  }

  @Test(
    "keep their order and their number",
    arguments: ["", "a", "رَبِّ", "e\u{301}", "🤲\u{200D}x\u{0}", "ḥ\r\n"]
  )
  func order(text: String) {
    #expect(text.scalarArray == Array(text.unicodeScalars))
    #expect(text.utf16Length == text.utf16.count)
  }

  @Test("are counted in UTF-16 wherever the long ones are", arguments: 0...17)
  func utf16Length(count: Int) {
    for scalar in ["🤲", "ḥ", "ب", "\u{FFFF}", "\u{10FFFF}"] {
      let text = String(repeating: "a", count: count) + scalar + scalar + "b"
      #expect(text.utf16Length == text.utf16.count)
    }
  }
}
