import ContentDraft
import ContentIngest
import DuaLibrary
import Testing

struct CharacterListTests {
  private func policy(_ characters: String, findings: Int = 0) -> CharacterPolicy? {
    let file = ingest("{\"version\": 1, \"policy\": {\"characters\": \(characters)}}", "library.json")
    guard case .declaration(let declaration)? = file.fragments.first, file.findings.count == findings else {
      return nil
    }
    return declaration.policy.characters
  }

  @Test func `characters, ranges and groups are read`() throws {
    let policy = try #require(
      self.policy(
        """
        {"groups": {"harakat": ["U+064B-U+0652"], "signs": ["،", "-", "---"]},
         "arabic": ["harakat", "ا-ي", "U+0020", "U+10FFFD"], "emoji": ["emoji"], "transliteration": ["a-c", "x"],
         "text": {"en": ["signs", "A-B"], "pt-BR": ["U+0041-B"]}}
        """
      )
    )
    let arabic = try #require(policy.arabic)
    for scalar in ["\u{064E}", "\u{0628}", " ", "\u{10FFFD}"] as [Unicode.Scalar] {
      #expect(arabic.contains(scalar))
    }
    for scalar in ["\u{0653}", "a", "\u{10FFFC}"] as [Unicode.Scalar] { #expect(!arabic.contains(scalar)) }
    #expect(policy.emoji?.allowsEmoji == true && policy.arabic?.allowsEmoji == false)
    #expect(policy.transliteration == CharacterInventory([0x61...0x63, 0x78...0x78]))
    let english = CharacterInventory([0x2D...0x2D, 0x060C...0x060C, 0x41...0x42])
    #expect(policy.text(in: .english) == english)
    #expect(policy.text(in: try #require(LanguageTag("en-GB"))) == english)
    #expect(policy.text(in: try #require(LanguageTag("pt"))) == nil)
    #expect(policy.text(in: try #require(LanguageTag("en-Cyrl"))) == nil)
  }

  @Test func `without lists there are none`() {
    #expect(policy("{}") == CharacterPolicy())
    #expect(policy("{\"arabic\": []}") == CharacterPolicy())
  }

  @Test func `errors in entries are found`() {
    expectFindings(
      in: .declaration,
      """
      {"version": 1, "policy": {"characters": {"transliteration": ["⟦z-a⟧", "⟦ab c⟧", "⟦U+11⟧", "⟦U+D800⟧", "⟦U+0062-U+0061⟧"]}}}
      --- VO22: `z-a` in `transliteration` ends before it begins; did you mean `a-z`?
      --- VO22: `ab c` in `transliteration` is 4 characters; write each as a separate entry, or a range such as `a-z`
      --- VO22: `U+11` in `transliteration` has `U+11`, which is not a code point; write four to six hexadecimal digits, as in `U+060C`
      --- VO22: `U+D800` in `transliteration` has `U+D800`, which is not a code point; write four to six hexadecimal digits, as in `U+060C`
      --- VO22: `U+0062-U+0061` in `transliteration` ends before it begins; did you mean `U+0061-U+0062`?
      +++ {"version": 1, "policy": {"characters": {"transliteration": ["a-z", "ab c", "U+11", "U+D800", "U+0061-U+0062"]}}}
      """
    )
  }

  @Test func `unknown names are found`() {
    expectFindings(
      in: .declaration,
      """
      {"version": 1, "policy": {"characters": {"⟦arabik⟧": ["a"], "groups": {"latin": ["⟦harakat⟧"]}, "arabic": ["⟦latni⟧"]}}}
      --- VO01: unknown key `arabik` in `characters`; did you mean `arabic`?
      --- VO23: the group `latin` refers to the group `harakat`; a group may list only characters and ranges
      --- VO23: `arabic` refers to the group `latni`, which is not in `groups`; did you mean `latin`?
      +++ {"version": 1, "policy": {"characters": {"arabic": ["a"], "groups": {"latin": ["harakat"]}, "arabic": ["latin"]}}}
      """
    )
  }

  @Test(arguments: [
    #"{"arabic": ["U+063A-U+0621", "a"]}"#, #"{"arabic": ["latni", "a"]}"#, #"{"arabic": [1, "a"]}"#,
  ])
  func `lists of which an entry cannot be read allow what the default allows`(characters: String) {
    #expect(policy(characters, findings: 1) == CharacterPolicy())
  }

  @Test func `a wrong type elsewhere leaves the lists as they are`() throws {
    let file = ingest(
      #"{"version": 1, "library-version": 1, "policy": {"characters": {"arabic": ["a"]}}}"#,
      "library.json"
    )
    #expect(file.findings.map(\.rule) == ["VO04"])
    guard case .declaration(let declaration) = try #require(file.fragments.first) else {
      Issue.record("not a declaration")
      return
    }
    #expect(declaration.policy.characters.arabic == CharacterInventory([0x61...0x61]))
  }

  @Test func `keys are checked`() {
    expectFindings(
      in: .declaration,
      """
      {"version": 1, "policy": {"characters": {"groups": {"⟦Emoji⟧": ["a"]}, "text": {"⟦english⟧": ["a", "b"], "en": [⟦1⟧], "ar": "⟦a⟧"}}}}
      --- VO22: `Emoji` is not a group name; write at least two of `a`-`z`, `0`-`9` and `-`, starting with a letter, and neither `emoji` nor a range
      --- VO08: `english` is not a language tag; write `en`
      --- VO04: `text` is a number; it must be a text
      --- VO04: `ar` is a text; it must be an array
      +++ {"version": 1, "policy": {"characters": {"groups": {"Emoji": ["a"]}, "text": {"en": ["a", "b"], "en": ["1"], "ar": "a"}}}}
      """
    )
  }
}
