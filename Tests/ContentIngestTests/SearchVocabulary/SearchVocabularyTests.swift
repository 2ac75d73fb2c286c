import ContentIngest
import Diagnostics
import DuaLibrary
import Foundation
import Testing

@Suite("SearchVocabulary")
struct SearchVocabularyTests {
  private func read(synonyms: String? = nil, aliases: String? = nil) -> VocabularyReader {
    var reader = VocabularyReader()
    if let synonyms { reader.readSynonyms(Array(synonyms.utf8), file: FileID(0)) }
    if let aliases { reader.readAliases(Array(aliases.utf8), file: FileID(1)) }
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
      (#"{"version": 1, "groups": [], "more": 1}"#, "more", "known keys are `version`, `groups`"),
      (#"{"version": 1, "grups": []}"#, "grups", "did you mean `groups`"),
      (#"{"version": 1}"#, "{", "`groups` is missing"), ("[]", "[]", "an object"),
    ]
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

  @Test("valid groups are read next to invalid ones")
  func partly() {
    let reader = read(synonyms: #"{"version": 1, "groups": [["a"], ["b", "c"]]}"#)
    #expect(reader.findings.count == 1)
    #expect(reader.vocabulary.synonyms == [["b", "c"]])
  }

  @Test("broken files are reported", arguments: ["", "{", "\u{FF}", "[[[[", "null", #"{"groups": {}}"#])
  func broken(text: String) { #expect(!read(synonyms: text, aliases: text).findings.isEmpty) }

  @Test("the shipped vocabulary is that of the content, is valid, and has all surahs")
  func shipped() throws {
    let folder = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../../content").standardized
    let files = SearchVocabulary.standardFiles
    let synonyms = try Data(contentsOf: folder.appendingPathComponent(SearchVocabulary.synonymsPath))
    let aliases = try Data(contentsOf: folder.appendingPathComponent(SearchVocabulary.aliasesPath))
    #expect(Data(files.synonyms) == synonyms)
    #expect(Data(files.aliases) == aliases)
    var reader = VocabularyReader()
    reader.readSynonyms(files.synonyms, file: FileID(0))
    reader.readAliases(files.aliases, file: FileID(1))
    #expect(reader.findings.isEmpty)
    #expect(reader.vocabulary.surahs.map(\.surah) == Array(1...QuranReference.surahCount))
    #expect(reader.vocabulary.surahs.allSatisfy { $0.names.count > 1 })
    #expect(reader.vocabulary == .standard())
  }
}
