import ArabicText
import DiagnosticRendering
import Foundation
import TestSupport
import Testing
import UnicodeText

@Suite("Pages of one text")
struct TextPageTests {
  private static let texts = [
    "الْحَمْدُ لِلَّهِ", "ﷲ یـ٣ ۡ\u{202E}x\u{0}\u{0301}", "al-ḥamdu li-llāh", "الحمد لله",
  ]

  private static func pages(of text: String) -> [(name: String, page: any TextPage)] {
    let romanized = RomanizationPage(of: text, slug: "praise", by: Romanizer(of: .din31635, isPausal: false))
    let pages: [(String, (any TextPage)?)] = [
      ("inspect", InspectionPage(of: text)), ("fold", FoldPage(of: text)),
      ("skeleton", SkeletonPage(of: text)), ("key", KeyPage(of: text)), ("romanize", romanized),
    ]
    return pages.compactMap { name, page in page.map { (name, $0) } }
  }

  @Test("are written as before", arguments: ["human", "json"])
  func golden(form: String) throws {
    let sections = Self.texts.flatMap { text in
      Self.pages(of: text).map { name, page in
        "==== \(name) \(text.escapedForDisplay)\n\n\(form == "human" ? page.human : page.json)"
      }
    }
    let file = "Tests/DiagnosticRenderingTests/Goldens/text-pages.\(form).txt"
    #expect(try Golden.differences(of: sections.joined(separator: "\n"), from: file) == [])
  }

  @Test("never let a text steer a terminal: what cannot be seen is escaped, in both forms")
  func safety() {
    let hostile =
      (0x20...0x3000 as ClosedRange<UInt32>).compactMap(Unicode.Scalar.init)
      .filter(\.isUnsafeToShow) + ["\u{FEFF}", "\u{E0041}", "\u{1B}", "\n", "\0"]
    let text = "ر" + String(String.UnicodeScalarView(hostile)) + "بّ x"
    let own: Set<Unicode.Scalar> = ["\n", "\u{2068}", "\u{2069}"]
    for (name, page) in Self.pages(of: text) {
      for form in [page.human, page.json] {
        let unsafe = form.unicodeScalars.filter { $0.isUnsafeToShow && !own.contains($0) }
        #expect(unsafe.isEmpty, "\(name)")
      }
      #expect(!page.json.unicodeScalars.contains("\u{2068}"), "\(name)")
    }
  }

  @Test("isolate right-to-left text, and close every isolate in its line")
  func isolates() {
    for text in Self.texts {
      for (name, page) in Self.pages(of: text) {
        for line in page.human.split(separator: "\n") {
          var depth = 0
          for scalar in line.unicodeScalars {
            if scalar == "\u{2068}" { depth += 1 }
            if scalar == "\u{2069}" { depth -= 1 }
            if ArabicText.ScalarClass(scalar) == .letter { #expect(depth == 1, "\(name)") }
          }
          #expect(depth == 0, "\(name)")
        }
      }
    }
  }

  @Test("give programs the text as it is, scalar for scalar, with the versions")
  func json() throws {
    struct Common: Decodable { let text: String, version: Int, foldVersion: Int }
    let text = "ﷲ \u{0000}\u{FEFF}\u{1F48E}\u{0651}\u{064E}\u{202E}"
    for (_, page) in Self.pages(of: text) {
      let common = try JSONDecoder().decode(Common.self, from: Data(page.json.utf8))
      #expect(Array(common.text.utf8) == Array(text.utf8))
      #expect(common.version == TextPageForm.version && common.foldVersion == ArabicFold.version)
      #expect(page.json.hasSuffix("}\n"))
    }
  }

  @Test("name the first ten words whose romanization is a guess")
  func guesses() {
    func warning(_ text: String) -> String? { RomanizationPage(of: text, by: .rizq1).warning }
    #expect(warning("الْحَمْدُ لِلَّهِ") == nil)
    #expect(
      warning("الحمد لِلَّهِ")
        == "warning: the romanization guesses the vowels of 1 word without vowel marks: `\u{2068}الحمد\u{2069}`\n"
    )
    let many = warning(String(repeating: "الحمد ", count: 12)) ?? ""
    #expect(
      many.hasPrefix("warning: the romanization guesses the vowels of 12 words without vowel marks: ")
        && many.hasSuffix("` and 2 more\n")
    )
  }

  @Test(
    "romanize presentation forms as their letters",
    arguments: [
      ("\u{FE8D}\u{FEDF}\u{FEA4}\u{FEE4}\u{FEAA}", "al-ḥmd\n"), ("\u{FDF2}", "allāh\n"),
      ("\u{FEFB}\u{64E}", "lā\n"),
      ("\u{FDFA}", "ṣlā llāh ʿlyh wslm\n"),
    ]
  )
  func presentationForms(text: String, latin: String) {
    #expect(RomanizationPage(of: text, by: .rizq1).human == latin)
  }

  @Test("name what is not romanized")
  func omitted() {
    func warning(_ text: String) -> String? {
      RomanizationPage(of: text, by: .rizq1).warning?
        .replacing("\u{2068}", with: "").replacing("\u{2069}", with: "")
    }
    #expect(
      warning("رَبِّ گ abc 12 \u{FB56}")
        == "warning: the romanization has only letters of Arabic, and leaves out `گ`, `abc`, `12`, `\u{FB56}`\n"
    )
    #expect(warning("﴿رَبَّنَا آتِنَا﴾، ۞ بِهِۦ. یَ") == nil)
    #expect(RomanizationPage(of: "گ", by: .rizq1).isEmpty)
  }

  @Test("of keys need a letter of either script")
  func noLetter() {
    #expect(KeyPage(of: "12 ،") == nil)
    #expect(KeyPage(of: "") == nil)
    #expect(KeyPage(of: "\u{064E}") == nil)
    #expect(KeyPage(of: "א") == nil)
  }

  @Test(
    "of keys name the script: Arabic if a letter is Arabic, otherwise Latin",
    arguments: [
      ("رَبِّ", "arabic"), ("rabbi رَبِّ", "arabic"), ("rabbi", "latin"), ("ḥamd", "latin"), ("7amd", "latin"),
    ]
  )
  func script(text: String, script: String) throws {
    let page = try #require(KeyPage(of: text))
    #expect(page.json.contains("\"script\": \"\(script)\""))
  }
}
