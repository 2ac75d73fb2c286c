import Testing

@testable import ContentValidation

/// AR06.
@Suite struct StraySpacingTests {
  static let controls: [Unicode.Scalar] =
    [0x00AD, 0x061C, 0xFEFF].compactMap { Unicode.Scalar($0) }
    + [(0x200B...0x200F), (0x202A...0x202E), (0x2060...0x2069)].joined().compactMap { Unicode.Scalar($0) }

  static let spaces: [Unicode.Scalar] =
    ([0x09, 0x85, 0xA0, 0x1680, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000] + Array(0x2000...0x200A))
    .compactMap { Unicode.Scalar($0) }

  @Test(arguments: controls)
  func anInvisibleControlIsDeleted(control: Unicode.Scalar) {
    for kind in [SampleText.Kind.recited, .prose] {
      for (typed, mended) in [
        ("سُب\(control)حَانَ", "سُبحَانَ"), ("\(control)سُبْحَانَ\(control)", "سُبْحَانَ"),
        ("قُلْ\(control) سُبْحَانَ", "قُلْ سُبْحَانَ"),
        ("قُلْ \(control) سُبْحَانَ", "قُلْ سُبْحَانَ"),
      ] {
        let text = SampleText(typed, kind)
        #expect(text.findings(StraySpacing.self).allSatisfy { $0.message.contains(control.codePointAndName) })
        #expect(text.changed(by: StraySpacing.self).text.scalars == mended.scalars)
      }
    }
  }

  @Test(arguments: spaces)
  func anotherSpaceIsWrittenAsOneSpace(space: Unicode.Scalar) {
    for kind in [SampleText.Kind.recited, .prose] {
      for typed in ["قُلْ\(space)هُوَ", "قُلْ \(space)هُوَ", "قُلْ\(space)\(space)هُوَ"] {
        let text = SampleText(typed, kind)
        #expect(text.findings(StraySpacing.self).map { $0.message.contains(space.codePoint) } == [true])
        #expect(text.changed(by: StraySpacing.self).text.scalars == "قُلْ هُوَ".scalars)
      }
    }
  }

  @Test(arguments: [
    ("قُلْ  هُوَ", "قُلْ هُوَ"), (" قُلْ", "قُلْ"), ("قُلْ ", "قُلْ"), ("قُلْ ، هُوَ", "قُلْ، هُوَ"), ("قُلْ ؛ هُوَ", "قُلْ؛ هُوَ"),
    ("قُلْ .", "قُلْ."), ("قُلْ  . هُوَ", "قُلْ. هُوَ"), ("قُلْ \u{A0}، هُوَ", "قُلْ، هُوَ"),
  ])
  func straySpaceIsDeleted(typed: String, mended: String) {
    for kind in [SampleText.Kind.recited, .prose] {
      #expect(SampleText(typed, kind).findings(StraySpacing.self).count == 1)
      #expect(SampleText(typed, kind).changed(by: StraySpacing.self).text.scalars == mended.scalars)
    }
  }

  @Test(arguments: [
    "قُلْ ... هُوَ", "قُلْ ﴿هُوَ﴾ (٣)", "قُلْ؟ هُوَ! «هُوَ»", "قُلْ", " ", "\u{200F}", "قُلْ \n  هُوَ",
  ])
  func aTextThatIsSpacedWellOrReportedByAnotherRuleIsLeftAlone(text: String) {
    #expect(SampleText(text).findings(StraySpacing.self) == [])
  }

  @Test(arguments: ["قال \u{200F}(Sahih)", "رواه \u{2068}Bukhari\u{2069} في", "هجرية 12\u{200F}، ثم"])
  func directionControlsBesideForeignTextAreAtHomeInProse(text: String) {
    #expect(SampleText(text, .prose).findings(StraySpacing.self) == [])
    #expect(!SampleText(text, .recited).findings(StraySpacing.self).isEmpty)
  }

  @Test func aJoinerHoldsTheHehOfTheHijriYearOpen() {
    #expect(SampleText("سنة ١٤٤٥ ه\u{200D} في", .prose).findings(StraySpacing.self) == [])
    #expect(SampleText("سنة ١٤٤٥ ه\u{200D}، في", .prose).findings(StraySpacing.self) == [])
    #expect(SampleText("ه\u{200D}ذا", .prose).findings(StraySpacing.self).count == 1)
  }

  @Test func textsOfOtherLanguagesKeepTheirSpacesAndControls() {
    let english = "The word  \u{2067}سبحان الله\u{2069} , said \u{A0}thrice"
    #expect(SampleText(english, .english).findings(StraySpacing.self) == [])
    #expect(SampleText("می\u{200C}شود، ب\u{200F}ل", .urdu).findings(StraySpacing.self) == [])
    let torn = SampleText("The word سبح\u{200B}ان", .english)
    #expect(torn.changed(by: StraySpacing.self).text == "The word سبحان")
    #expect(SampleText("The name می\u{200C}شود", .english).findings(StraySpacing.self) == [])
  }

  @Test func whatCannotBeSeenIsNamed() {
    expect(
      StraySpacing.self,
      in: """
        dua slug=a
          arabic سُب\u{200B}حَانَ  اللهِ\u{A0}رَبِّ ، قُل\u{0020}
        """,
      finds: """
        2 `\u{200B}`: `arabic` of dua `a` holds U+200B ZERO WIDTH SPACE behind `سُب`: it shows nothing and makes equal \
        texts differ; delete it
          fix 2 `\u{200B}` -> ``: delete invisible characters
        2 `\u{A0}`: `arabic` of dua `a` holds U+00A0 NO-BREAK SPACE behind `اللهِ`: words are parted by U+0020 SPACE; \
        write one
          fix 2 `\u{A0}` -> ` `: write one space
        2 ` `: `arabic` of dua `a` ends with a space: what surrounds a text is layout; delete it
          fix 2 ` ` -> ``: delete the space
        2 ` `: `arabic` of dua `a` holds a space before U+060C ARABIC COMMA: punctuation follows its word directly; \
        delete the space
          fix 2 ` ` -> ``: delete the space
        2 `  `: `arabic` of dua `a` holds 2 spaces behind `حَانَ`: one space parts two words; write one
          fix 2 `  ` -> ` `: write one space
        """
    )
  }
}
