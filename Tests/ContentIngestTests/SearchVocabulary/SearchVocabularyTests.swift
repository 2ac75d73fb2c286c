import ContentIngest
import Diagnostics
import DuaLibrary
import Foundation
import Testing

@Suite("SearchVocabulary")
struct SearchVocabularyTests {
  private func read(
    synonyms: String? = nil,
    aliases: String? = nil,
    topics: String? = nil,
    keywords: String? = nil
  ) -> VocabularyReader {
    var reader = VocabularyReader()
    if let synonyms { reader.readSynonyms(Array(synonyms.utf8), file: FileID(0)) }
    if let aliases { reader.readAliases(Array(aliases.utf8), file: FileID(1)) }
    if let topics { reader.readTopics(Array(topics.utf8), file: FileID(2)) }
    if let keywords { reader.readKeywords(Array(keywords.utf8), file: FileID(3)) }
    return reader
  }

  /// The source text of a finding.
  private func marked(_ text: String, _ finding: Finding) -> String? {
    finding.range.map { String(decoding: Array(text.utf8)[$0.bytes], as: UTF8.self) }
  }

  @Test("both files are read")
  func reads() {
    let reader = read(
      synonyms: #"{"version": 1, "groups": [["wudu", "ablution"]]}"#,
      aliases: """
        {"version": 1, "suras": [{"sura": 2, "names": ["al-Baqarah", "البقرة"]}],
        "verses": [{"verses": ["2:255", "113:1-5"], "names": ["Kursi"]}],
        "works": [{"work": "bukhari", "names": ["Bukhari"]}]}
        """
    )
    #expect(reader.findings.isEmpty)
    #expect(reader.vocabulary.synonyms == [["wudu", "ablution"]])
    #expect(reader.vocabulary.surahs.map(\.surah) == [2])
    #expect(reader.vocabulary.verses.first?.verses.map(\.description) == ["2:255", "113:1-5"])
    #expect(reader.vocabulary.works.first?.names == ["Bukhari"])
  }

  @Test("near words may be synonyms too, and are optional")
  func nearWords() {
    let reader = read(
      synonyms:
        #"{"version": 1, "groups": [["sky", "heaven"]], "near": [["sky", "heavens"], ["gate", "door"]]}"#
    )
    #expect(reader.findings.isEmpty)
    #expect(reader.vocabulary.nearWords == [["sky", "heavens"], ["gate", "door"]])
    #expect(read(synonyms: #"{"version": 1, "groups": []}"#).vocabulary.nearWords.isEmpty)
  }

  @Test("known texts are optional, and their fingerprints are checked")
  func texts() throws {
    let rest = #""version": 1, "suras": [], "verses": [], "works": []"#
    let reader = read(
      aliases:
        #"{\#(rest), "texts": [{"names": ["Qunut"], "fingerprints": ["0a1b2c3d ffffffff", "00000000"]}]}"#
    )
    #expect(reader.findings.isEmpty)
    #expect(reader.vocabulary.texts.map(\.names) == [["Qunut"]])
    #expect(reader.vocabulary.texts.first?.fingerprints.map(\.hashes) == [[0x0A1B_2C3D, .max], [0]])
    let wrong = #"{\#(rest), "texts": [{"names": ["Qunut"], "fingerprints": ["اللهم اهدني"]}]}"#
    let finding = try #require(read(aliases: wrong).findings.first)
    #expect(marked(wrong, finding) == "اللهم اهدني")
    #expect(finding.message.contains("is not the fingerprint of a phrase"))
  }

  @Test(
    "errors in synonyms are reported at their source",
    arguments: [
      (#"{"version": 1, "groups": [["wudu"]]}"#, #"["wudu"]"#, "at least two phrases"),
      (#"{"version": 1, "groups": [["a", "b"], ["c", "A"]]}"#, "A", "another meaning"),
      (#"{"version": 1, "groups": [["a", "؟"], ["b", "c"]]}"#, "؟", "no letters"),
      (#"{"version": 1, "groups": [["a", 7]]}"#, "7", "must be a text"),
      (#"{"version": 1, "groups": [["a", "الله b"]]}"#, "الله b", "mixes"),
      (#"{"version": 2, "groups": []}"#, "2", "not known"),
      (
        #"{"version": 1, "groups": [], "near": [["sky", "the heaven", "up"]]}"#, "the heaven",
        "more than one word"
      ),
      (#"{"version": 1, "groups": [], "near": [["sky"]]}"#, #"["sky"]"#, "at least two"),
      (
        #"{"version": 1, "groups": [], "near": [["sky", "heaven"], ["skies", "up"]]}"#, "skies",
        "another meaning"
      ),
      (#"{"version": 1, "groups": [], "more": 1}"#, "more", "known keys are `near`"),
      (#"{"version": 1, "grups": []}"#, "grups", "did you mean `groups`"),
      (#"{"version": 1}"#, "{", "`groups` is missing"), ("[]", "[]", "an object"),
    ] as [(String, String, String)]
  )
  func synonyms(json: String, place: String, message: String) throws {
    let findings = read(synonyms: json).findings
    let finding = try #require(findings.first)
    #expect(marked(json, finding) == place)
    #expect(finding.message.contains(message), "\(finding.message)")
    #expect(finding.severity == .error)
  }

  @Test(
    "errors in aliases are reported at their source",
    arguments: [
      (#""suras": [{"sura": 115, "names": ["a"]}], "verses": [], "works": []"#, "115", "no surah 115"),
      (#""suras": [{"sura": 1, "names": []}], "verses": [], "works": []"#, "[]", "empty"),
      (
        #""suras": [], "verses": [{"verses": ["+2:+255"], "names": ["a"]}], "works": []"#, "+2:+255",
        "not a verse"
      ),
      (
        #""suras": [], "verses": [{"verses": ["2:300"], "names": ["a"]}], "works": []"#, "2:300",
        "not a verse"
      ),
      (#""suras": [], "verses": [], "works": [{"work": "No", "names": ["a"]}]"#, "No", "not a slug"),
      (
        #""suras": [{"sura": 1, "names": ["a"]}, {"sura": 2, "names": ["A"]}], "verses": [], "works": []"#,
        "A", "another meaning"
      ),
      (#""suras": [{"sura": "1", "names": ["a"]}], "verses": [], "works": []"#, "1", "whole number"),
      (#""suras": [{"sure": 1, "names": ["a"]}], "verses": [], "works": []"#, "sure", "did you mean `sura`"),
    ]
  )
  func aliases(members: String, place: String, message: String) throws {
    let json = #"{"version": 1, \#(members)}"#
    let finding = try #require(read(aliases: json).findings.first)
    #expect(marked(json, finding) == place)
    #expect(finding.message.contains(message), "\(finding.message)")
  }

  @Test(
    "a key that is misspelled or cannot be read is one finding",
    arguments: [("grups", "SE01"), ("gro\nups", "JS10")]
  )
  func keyOfNoMeaning(key: String, rule: RuleID) {
    let findings = read(synonyms: "{\"version\": 1, \"\(key)\": [[\"wudu\", \"ablution\"]]}").findings
    #expect(findings.map(\.rule) == [rule])
  }

  @Test("topics are read")
  func topics() throws {
    let reader = read(
      topics: """
        {"version": 1, "topics": [
        {"topic": "headache", "broader": ["illness"], "see": ["pain"], "verses": ["21:83"], "texts": ["Qunut"],
        "phrases": {"en": ["headache"], "ar": ["صداع"]}},
        {"topic": "illness", "phrases": {"en": ["ill"]}}, {"topic": "pain", "phrases": {"en": ["pain"]}}]}
        """
    )
    #expect(reader.findings.isEmpty)
    let topic = try #require(reader.vocabulary.topics.first)
    #expect(topic.id.rawValue == "headache")
    #expect(topic.broader.map(\.rawValue) == ["illness"] && topic.related.map(\.rawValue) == ["pain"])
    #expect(topic.verses.map(\.description) == ["21:83"] && topic.texts == ["Qunut"])
    #expect(topic.phrases[.english] == ["headache"] && topic.phrases[.arabic] == ["صداع"])
  }

  @Test(
    "errors in topics are reported at their source",
    arguments: [
      (#"{"topic": "Head", "phrases": {}}"#, "Head", "not the name of a topic"),
      (#"{"topic": "head", "see": ["haed"], "phrases": {}}"#, "haed", "no topic `haed`; did you mean `head`"),
      (#"{"topic": "head", "broader": ["head"], "phrases": {}}"#, "head", "refers to itself"),
      (#"{"topic": "head", "phrases": {}}, {"topic": "head", "phrases": {}}"#, "head", "another meaning"),
      (
        #"{"topic": "a", "broader": ["b"], "phrases": {}}, {"topic": "b", "broader": ["a"], "phrases": {}}"#,
        "a",
        "broader than itself"
      ),
      (#"{"topic": "head", "phrases": {"english": ["head"]}}"#, "english", "not a language tag"),
      (#"{"topic": "head", "phrases": {"en": "head"}}"#, "head", "a list"),
      (#"{"topic": "head", "phrases": ["head"]}"#, #"["head"]"#, "an object"),
      (
        #"{"topic": "head", "phrases": {"en": ["one two three four five"]}}"#, "one two three four five",
        "more than 4 words"
      ),
      (#"{"topic": "head", "phrases": {"en": ["؟"]}}"#, "؟", "no letters"),
      (#"{"topic": "head", "phrases": {"en": ["in the"]}}"#, "in the", "is never found"),
      (
        // The search for cycles continues after a topic that is reached twice.
        #"{"topic": "a", "broader": ["b", "c"], "phrases": {}}, {"topic": "b", "broader": ["a"], "phrases": {}}, {"topic": "c", "broader": ["d", "d"], "phrases": {}}, {"topic": "d", "phrases": {}}"#,
        "a", "broader than itself"
      ),
      (#"{"topic": "head", "verses": ["2:300"], "phrases": {}}"#, "2:300", "not a verse"),
      (#"{"phrases": {}}"#, "{", "`topic` is missing"),
      (#"{"topic": "head", "phrases": {}, "also": []}"#, "also", "known keys are"),
    ] as [(String, String, String)]
  )
  func topicErrors(rows: String, place: String, message: String) throws {
    let json = #"{"version": 1, "topics": [\#(rows)]}"#
    let finding = try #require(read(topics: json).findings.first)
    #expect(marked(json, finding) == place)
    #expect(finding.message.contains(message), "\(finding.message)")
  }

  @Test("a topic names texts that the aliases know")
  func topicTexts() throws {
    let json = #"{"version": 1, "topics": [{"topic": "a", "texts": ["Quunut"], "phrases": {}}]}"#
    var reader = read(topics: json)
    reader.checkTextNames(against: [.init(names: ["Qunut"], fingerprints: [])])
    let finding = try #require(reader.findings.first)
    #expect(marked(json, finding) == "Quunut")
    #expect(finding.message.contains("did you mean `Qunut`"), "\(finding.message)")
  }

  @Test("keywords belong to verses or to a text")
  func keywords() throws {
    let reader = read(
      keywords: """
        {"version": 1, "keywords": [
        {"verses": ["94:5-6"], "words": {"en": "hardship relief", "ar": "فرج"}},
        {"fingerprints": ["0a1b2c3d ffffffff"], "words": {"en": "bus plane"}}]}
        """
    )
    #expect(reader.findings.isEmpty)
    let (verses, text) = (reader.vocabulary.keywords[0], reader.vocabulary.keywords[1])
    #expect(verses.verses.map(\.description) == ["94:5-6"])
    #expect(verses.words.byTag == ["ar": "فرج", "en": "hardship relief"])
    #expect(text.fingerprints.map(\.hashes) == [[0x0A1B_2C3D, .max]])
    #expect(text.words.byTag == ["en": "bus plane"])
  }

  @Test(
    "errors in keywords are reported at their source",
    arguments: [
      (#"{"words": {"en": "bus"}}"#, "{", "these words have no text"),
      (#"{"verses": [], "fingerprints": [], "words": {"en": "bus"}}"#, "{", "these words have no text"),
      (#"{"verses": ["2:1"], "words": {}}"#, "{", "this row has no words"),
      (#"{"verses": ["2:300"], "words": {"en": "bus"}}"#, "2:300", "not a verse"),
      (#"{"fingerprints": ["xyz"], "words": {"en": "bus"}}"#, "xyz", "not the fingerprint"),
      (#"{"verses": ["2:1"]}"#, "{", "`words` is missing"),
      (#"{"verses": ["2:1"], "words": ["bus"]}"#, #"["bus"]"#, "an object"),
      (#"{"verses": ["2:1"], "words": {"english!": "bus"}}"#, "english!", "not a language tag"),
      (#"{"verses": ["2:1"], "words": {"en": "bus road bus"}}"#, "bus road bus", "`bus` is listed twice"),
      (#"{"verses": ["2:1"], "words": {"en": "sting stings"}}"#, "sting stings", "`stings` is listed twice"),
      (#"{"verses": ["2:1"], "words": {"en": "of the"}}"#, "of the", "only words that join others"),
      (#"{"verses": ["2:1"], "words": {"en": "bus قطار"}}"#, "bus قطار", "mixes"),
      (#"{"verses": ["2:1"], "word": {"en": "bus"}}"#, "word", "did you mean `words`"),
    ] as [(String, String, String)]
  )
  func keywordErrors(row: String, place: String, message: String) throws {
    let json = #"{"version": 1, "keywords": [\#(row)]}"#
    let findings = read(keywords: json).findings
    #expect(Set(findings.map(\.range)).count == findings.count, "one mistake is reported once")
    let finding = try #require(findings.first)
    #expect(marked(json, finding) == place)
    #expect(finding.message.contains(message), "\(finding.message)")
    #expect(finding.severity == .error)
  }

  @Test("valid groups are read next to invalid ones")
  func partly() {
    let reader = read(synonyms: #"{"version": 1, "groups": [["a"], ["b", "c"]]}"#)
    #expect(reader.findings.count == 1)
    #expect(reader.vocabulary.synonyms == [["b", "c"]])
  }

  @Test("broken files are reported", arguments: ["", "{", "\u{FF}", "[[[[", "null", #"{"groups": {}}"#])
  func broken(text: String) {
    #expect(!read(synonyms: text, aliases: text).findings.isEmpty)
    #expect(!read(topics: text).findings.isEmpty)
    #expect(!read(keywords: text).findings.isEmpty)
  }

  private func topic(_ name: String, in broader: String...) -> String {
    #"{"topic": "\#(name)", "broader": [\#(broader.map { "\"\($0)\"" }.joined(separator: ", "))], "phrases": {}}"#
  }

  private func cyclicTopics(_ topics: [String]) -> [String] {
    let text = #"{"version": 1, "topics": [\#(topics.joined(separator: ", "))]}"#
    return read(topics: text).findings.compactMap { marked(text, $0) }
  }

  @Test("topics that contain themselves through others are named, and those that only lead there are not")
  func cycles() {
    let ring = [topic("a", in: "b"), topic("b", in: "c"), topic("c", in: "a")]
    #expect(cyclicTopics(ring + [topic("d", in: "a"), topic("e")]) == ["a", "b", "c"])
    #expect(
      cyclicTopics(ring + [topic("d", in: "a", "e"), topic("e", in: "d")]) == ["a", "b", "c", "d", "e"]
    )
    #expect(
      cyclicTopics([topic("a", in: "b", "c"), topic("b", in: "d"), topic("c", in: "d"), topic("d")]) == []
    )
  }

  /// A search that calls itself for each topic would overflow the stack.
  @Test("a chain of 20,000 topics is read")
  func longChain() {
    #expect(cyclicTopics((0..<20_000).map { topic("t\($0)", in: "t\(min($0 + 1, 19_999))") }) == ["t19999"])
  }
}

extension [LanguageTag: String] {
  /// By the tags as texts.
  fileprivate var byTag: [String: String] {
    [String: String](uniqueKeysWithValues: map { ($0.key.rawValue, $0.value) })
  }
}
