import ContentDraft
import DuaLibrary
import Testing

@testable import ContentValidation

@Suite struct CharacterTests {
  private func english(_ text: String, _ policy: CharacterPolicy? = nil) -> Trial {
    Trial(CharacterNotAllowed.self, "library default=en\ndua slug=a\n  translation:en \(text)", policy)
  }

  private static func policy(english: ClosedRange<UInt32>..., emoji: Bool = false) -> CharacterPolicy {
    var policy = CharacterPolicy()
    policy.text[.english] = CharacterInventory(english, allowsEmoji: emoji)
    return policy
  }

  // MARK: Without a list

  @Test func charactersThatNoTextMayHaveAreRemoved() {
    expect(
      CharacterNotAllowed.self,
      in: "dua slug=a\n  translation:en Praise\u{202E} be",
      finds: """
        2 `\u{202E}`: `translation` (en) of dua `a` contains U+202E RIGHT-TO-LEFT OVERRIDE in the word `Praise\\u{202E}`, which is \
        not allowed there: remove it
          fix 2 `\u{202E}` -> ``: remove the invisible character
        """
    )
    #expect(english("Praise\u{202E} be").applicabilities == [.safe])
  }

  @Test(arguments: [
    "\u{202A}", "\u{202B}", "\u{202C}", "\u{202D}", "\u{202E}", "\u{2066}", "\u{2067}", "\u{2068}",
    "\u{2069}", "\u{200E}", "\u{200F}",
    "\u{061C}", "\u{200C}", "\u{200D}", "\u{00AD}", "\u{FEFF}", "\u{2060}", "\u{FE0F}", "\u{E0041}",
    "\u{034F}",
  ])
  func anInvisibleCharacterIsRemoved(character: String) {
    let trial = english("Praise\(character) be")
    #expect(trial.marks == [character])
    #expect(trial.fixed == ["Praise be"])
  }

  @Test(arguments: [
    "\u{FFFD}", "\u{E000}", "\u{F0000}", "\u{85}", "\u{1B}", "\u{FFFE}",
    String(Unicode.Scalar(0xFDD0 as UInt32)!), "\u{10FFFF}", "\u{2028}",
    "\u{200B}",
  ])
  func visibleAndReplacementCharactersAreNotChanged(character: String) {
    let trial = english("Praise\(character) be")
    #expect(trial.marks == [character])
    #expect(trial.fixed == [])
  }

  @Test(arguments: [
    "“Praise” – be… to Allah’s É ā ʿ ﷺ",
    "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467} ❤️ 1️⃣ \u{1F3F4}\u{E0067}\u{E0062}\u{E007F} 🇸🇦 👍🏽",
    "he said سُبْحَانَ اللهِ", "a\u{A0}b",
  ])
  func everyOtherCharacterIsAllowed(text: String) { #expect(english(text).marks == []) }

  @Test func joinersBelongToSomeLanguages() {
    let text = "می\u{200C}خواهم"
    #expect(Trial(CharacterNotAllowed.self, "dua\n  translation:fa \(text)").marks == [])
    #expect(Trial(CharacterNotAllowed.self, "dua\n  translation:hi क\u{094D}\u{200D}ष").marks == [])
    #expect(Trial(CharacterNotAllowed.self, "dua\n  translation:tr a\u{200C}b").marks == ["\u{200C}"])
  }

  // MARK: With a list

  @Test func aCharacterOutsideOfTheListIsNamed() {
    let trial = english("Praise – be – é", Self.policy(english: 0x20...0x7E))
    #expect(trial.marks == ["–", "é"])
    #expect(
      trial.messages.first
        == "`translation` (en) of dua `a` contains U+2013 EN DASH in the word `–` (and 1 more in this text), which is not "
        + "allowed there: write `-`, or add it to `characters` in the policy"
    )
    #expect(
      trial.messages.last
        == "`translation` (en) of dua `a` contains U+00E9 LATIN SMALL LETTER E WITH ACUTE in the word `é`, which is not "
        + "allowed there: write another character, or add it to `characters` in the policy"
    )
    #expect(trial.fixed == ["Praise - be - é"])
  }

  @Test func typographicCharactersAreOneFinding() {
    let trial = english("“Praise” – be… to Allah’s", Self.policy(english: 0x20...0x7E))
    #expect(trial.marks == ["“"])
    #expect(trial.fixed == ["\"Praise\" - be... to Allah's"])
  }

  @Test func aReplacementIsAllowedItself() {
    let letters = Self.policy(english: 0x61...0x7A, 0x20...0x20, 0x27...0x27)
    #expect(english("“praise” be", letters).fixed == ["'praise' be"])
    #expect(english("praise… be", letters).fixed == [])
  }

  @Test func neighboringCharactersAreMarkedTogether() {
    #expect(english("Praise…“be", Self.policy(english: 0x20...0x7E)).marks == ["…“"])
  }

  @Test func manyCharactersAreCounted() {
    let trial = english("éèêëàáâ", Self.policy(english: 0x20...0x7E))
    #expect(trial.marks.count == 5)
    #expect(
      trial.messages.last?.hasSuffix("; 2 other characters in this text are not allowed either") == true
    )
  }

  @Test func emojiAreAllowedByTheList() {
    let text = "a 💎 ❤️ 1️⃣"
    #expect(english(text, Self.policy(english: 0x20...0x7E, emoji: true)).marks == [])
    let trial = english(text, Self.policy(english: 0x20...0x7E))
    #expect(trial.marks == ["💎"])
    #expect(trial.fixed == ["a 1"])
    #expect(english("🤲🏻 ❤️ a 💎b", Self.policy(english: 0x20...0x7E)).fixed == ["a b"])
  }

  @Test func markupOfWebPagesIsOneFinding() {
    let list = Self.policy(english: 0x20...0x25, 0x27...0x3B, 0x3D...0x3D, 0x3F...0x7E)
    let trial = english("<p>Praise&nbsp;be<br/>to <b>Allah</b></p>", list)
    #expect(trial.marks == ["<p>"])
    #expect(
      trial.messages == [
        "`translation` (en) of dua `a` contains the markup `<p>` (and 5 more in this text), which the app would show: texts are "
          + "plain; remove it"
      ]
    )
    #expect(trial.fixed == ["Praise be to Allah"])
    #expect(
      english("see [a text](https://example.org), [b] (c)", Self.policy(english: 0x20...0x5A, 0x61...0x7A))
        .fixed == ["see a text, [b] (c)"]
    )
    #expect(english("a < b > c", list).marks == ["<", ">"])
  }

  @Test(arguments: [
    ("<p>Praise be</p>", "Praise be"), ("Praise<br/>be", "Praise be"), ("Praise&nbsp;be", "Praise be"),
    ("Praise&lt;br&gt;be &lt;i&gt;to&lt;/i&gt;", "Praise be to"),
    ("[Praise](https://example.org) be", "Praise be"),
  ])
  func markupOfWebPagesIsFoundWithoutAList(text: String, plain: String) {
    let trial = english(text)
    #expect(trial.marks.count == 1)
    #expect(trial.fixed == [plain])
  }

  @Test(arguments: [
    "Bless <name of the person>", "a < b > c", "[Praise] (be)", "Praise & thanks; be", "&c; [a](b)",
  ])
  func otherSignsAreAllowedWithoutAList(text: String) {
    #expect(english(text).marks == [])
  }

  @Test func emphasisOfMessagesIsRemoved() {
    let letters = Self.policy(english: 0x20...0x20, 0x61...0x7A)
    #expect(english("**a** _b_", letters).fixed == ["a b"])
  }

  @Test func aListMayAllowOtherwiseForbiddenCharacters() {
    #expect(english("a\u{200E}", Self.policy(english: 0x20...0x7E, 0x200E...0x200E)).marks == [])
  }

  @Test func everyFieldHasItsOwnList() {
    var policy = Self.policy(english: 0x61...0x7A)
    policy.arabic = CharacterInventory([0x20...0x20, 0x621...0x652])
    policy.transliteration = CharacterInventory([0x20...0x20, 0x61...0x7A])
    policy.emoji = CharacterInventory([], allowsEmoji: true)
    let literal = """
      library default=en
        category id=1 slug=c name=Q
      dua slug=a
        arabic رَبِّ «
        transliteration rabbī
        translation:en-GB R
        translation:tr R
        source type=other title=T
      journey emoji=💎.
      """
    #expect(Trial(CharacterNotAllowed.self, literal, policy).marks == ["Q", "«", "ī", "R", "T", "."])
  }

  @Test func wordsInsteadOfAnEmojiAreOneFinding() {
    var policy = CharacterPolicy()
    policy.emoji = CharacterInventory([], allowsEmoji: true)
    let trial = Trial(CharacterNotAllowed.self, "library default=en\njourney slug=a emoji=:gem:", policy)
    #expect(
      trial.messages == [
        "`emoji` of journey `a` is `:gem:`, which is not an emoji: write the character itself"
      ]
    )
  }

  // MARK: One mistake, one finding

  @Test(arguments: [
    "arabic سبحان x", "arabic سبحان, الله 3", "arabic سبحـان", "arabic سبحان\u{200F}",
    "arabic سبحان\u{A0}الله", "arabic سبح\u{6CC}",
    "arabic \u{FDF2}", "arabic سبحان ﷺ", "arabic ٱلله", "arabic ʿسبحان", "title:ar سبحـان\u{200F}",
    "transliteration subh\u{0430}na",
    "transliteration a\u{0304}", "transliteration subhانa", "translation:en subhان",
    "translation:en سبحان الله", "translation:en \u{200B}",
    "arabic إ\u{627}\u{655}لا", "arabic سبحان \u{648}\u{654}", "title:ar \u{627}\u{653}", "arabic سبحان]",
    "arabic سبحان (٣)", "arabic ﴾سبحان﴿", "arabic سبحان ﴿",
  ])
  func charactersThatMoreSpecificRulesReportAreLeftToThem(line: String) {
    var policy = Self.policy(english: 0x61...0x7A)
    policy.text[.english] = CharacterInventory([0x20...0x20, 0x61...0x7A])
    policy.text[.arabic] = CharacterInventory([0x20...0x20, 0x28...0x29, 0x621...0x63A, 0x641...0x652])
    policy.arabic = policy.text[.arabic]
    policy.transliteration = CharacterInventory([0x20...0x20, 0x61...0x7A])
    #expect(Trial(CharacterNotAllowed.self, "library default=en\ndua slug=a\n  \(line)", policy).marks == [])
  }

  @Test func otherCharactersAreReported() {
    var policy = CharacterPolicy()
    policy.arabic = CharacterInventory([0x20...0x20, 0x621...0x63A, 0x641...0x652])
    for (text, marks) in [("[سبحان]", ["[", "]"]), ("سبحان ٣ الله", ["٣"]), ("لله\u{653}", ["\u{653}"])] {
      #expect(
        Trial(CharacterNotAllowed.self, "library default=en\ndua\n  arabic \(text)", policy).marks == marks
      )
    }
  }

  @Test func apostrophesOfAnotherStyleAreLeftToTheirRule() {
    var policy = CharacterPolicy()
    policy.transliteration = CharacterInventory([0x20...0x20, 0x61...0x7A, 0x2BE...0x2BF])
    let literal = duas("transliteration", ["ʿabd", "‘abd", "'abd"])
    #expect(Trial(CharacterNotAllowed.self, "library default=en\n" + literal, policy).marks == [])
    let trial = Trial(InconsistentTransliteration.self, "library default=en\n" + literal, policy)
    #expect(trial.marks == ["‘", "'"])
    #expect(trial.fixed == ["ʿabd"])
    let one = Trial(
      InconsistentTransliteration.self,
      "library default=en\n" + duas("transliteration", ["‘abd", "a‘udhu"]),
      policy
    )
    #expect(one.marks == ["‘", "‘"], "what the policy lists goes before what most texts have")
    #expect(one.messages.first?.contains("but the policy lists U+02BE and U+02BF (ʾ ʿ)") == true)
  }

  @Test func aListWithoutApostrophesForbidsThem() {
    var policy = CharacterPolicy()
    policy.transliteration = CharacterInventory([0x20...0x20, 0x61...0x7A])
    let literal = "library default=en\n" + duas("transliteration", ["ʿabd", "‘abd"])
    #expect(Trial(CharacterNotAllowed.self, literal, policy).marks == ["ʿ", "‘"])
    #expect(Trial(InconsistentTransliteration.self, literal, policy).marks == [])
  }

  @Test func theQuranIsNotChanged() {
    let trial = Trial(CharacterNotAllowed.self, "dua\n  benefit:en say ﴿قل هو\u{2063} الله أحد﴾ \u{2063}now")
    #expect(trial.marks == ["\u{2063}"])
    #expect(trial.fixed == [])
  }
}
