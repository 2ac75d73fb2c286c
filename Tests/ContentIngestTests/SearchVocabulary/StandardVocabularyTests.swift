import Diagnostics
import DuaLibrary
import Foundation
import SeededRandom
import TestSupport
import Testing
import UnicodeText

@testable import ContentIngest

@Suite("The included vocabulary")
struct StandardVocabularyTests {
  private func bytes(_ path: String) throws -> [UInt8] {
    Array(try Data(contentsOf: Repository.url("content/\(path)")))
  }

  @Test("is that of the content, scalar for scalar, is valid, and has all surahs")
  func shipped() throws {
    var reader = VocabularyReader()
    for path in SearchVocabulary.paths {
      let bytes = try bytes(path)
      #expect(
        SearchVocabulary.isStandard(path, digest: Checksum.digest(of: bytes)),
        "run `make search-vocabulary`"
      )
      #expect(!SearchVocabulary.isStandard(path, digest: Checksum.digest(of: bytes + [0x0A])))
      reader.read(path, bytes, file: FileID(0))
    }
    reader.checkTextNames(against: reader.vocabulary.texts)
    #expect(reader.findings.isEmpty)
    #expect(reader.vocabulary.surahs.map(\.surah) == Array(1...QuranReference.surahCount))
    #expect(reader.vocabulary.surahs.allSatisfy { $0.names.count > 1 })
    #expect(reader.vocabulary.topics.count >= 300)
    #expect(reader.vocabulary == .standard())
    for part in VocabularyPart.allCases {
      #expect(part.flatForm(of: reader.vocabulary) == part.flatForm(of: .standard()))
    }
  }

  @Test("a file is the included one only under its own path")
  func paths() throws {
    let synonyms = Checksum.digest(of: try bytes(SearchVocabulary.synonymsPath))
    #expect(!SearchVocabulary.isStandard(SearchVocabulary.topicsPath, digest: synonyms))
    #expect(!SearchVocabulary.isStandard("search/others.json", digest: synonyms))
  }

  @Test("its paths are those of its parts, and no other file is read")
  func allPaths() {
    #expect(SearchVocabulary.paths == VocabularyPart.allCases.map(\.rawValue))
    var reader = VocabularyReader()
    reader.read("search/others.json", Array("{".utf8), file: FileID(0))
    #expect(reader.findings.isEmpty && reader.vocabulary == SearchVocabulary())
  }

  @Test("the words of al-Hasan's narration about the witr name no other qunut")
  func narration() {
    let texts = SearchVocabulary.standard().texts.filter { $0.names.contains("كلمات أقولهن في الوتر") }
    #expect(texts.count == 1)
    // Those of «اللهم اهدني فيمن هديت».
    #expect(texts.flatMap(\.fingerprints).allSatisfy { "\($0)".hasPrefix("a072351b 9351cca4 ") })
  }

  @Test("has only the content of the files that are asked for")
  func parts() {
    let whole = SearchVocabulary.standard()
    let aliases = SearchVocabulary.standard(files: [SearchVocabulary.aliasesPath])
    #expect(aliases.texts == whole.texts && aliases.surahs == whole.surahs && aliases.works == whole.works)
    #expect(aliases.topics.isEmpty && aliases.synonyms.isEmpty && aliases.keywords.isEmpty)
    let synonyms = SearchVocabulary.standard(files: [SearchVocabulary.synonymsPath])
    #expect(synonyms.synonyms == whole.synonyms && synonyms.nearWords == whole.nearWords)
    #expect(synonyms.texts.isEmpty)
    #expect(SearchVocabulary.standard(files: []) == SearchVocabulary())
  }

  private static let sample: SearchVocabulary = {
    var reader = VocabularyReader()
    reader.read(
      SearchVocabulary.synonymsPath,
      Array(#"{"version": 1, "groups": [["fever", "e\u0301"]], "near": [["rain", "water"]]}"#.utf8),
      file: FileID(0)
    )
    reader.read(
      SearchVocabulary.aliasesPath,
      Array(
        #"""
        {"version": 1, "suras": [{"sura": 1, "names": ["al-Fatihah"]}],
        "verses": [{"verses": ["2:255-257"], "names": ["Kursi"]}],
        "works": [{"work": "bukhari", "names": ["البخاري"]}],
        "texts": [{"fingerprints": ["01c2f03a 9be41d77"], "names": ["Qunut"]}]}
        """#.utf8
      ),
      file: FileID(1)
    )
    reader.read(
      SearchVocabulary.topicsPath,
      Array(
        #"""
        {"version": 1, "topics": [{"topic": "rain", "see": ["wind"], "verses": ["7:57"],
        "phrases": {"en": ["rain"], "fr": ["pluie", "il pleut"]}}, {"topic": "wind", "broader": ["rain"], "phrases": {"pt-BR": ["vento"]}}]}
        """#.utf8
      ),
      file: FileID(2)
    )
    reader.read(
      SearchVocabulary.keywordsPath,
      Array(
        #"{"version": 1, "keywords": [{"verses": ["2:201"], "words": {"en": "best both worlds"}}]}"#.utf8
      ),
      file: FileID(3)
    )
    return reader.vocabulary
  }()

  @Test("the flat form of a part reads back as what was written", arguments: VocabularyPart.allCases)
  func roundTrip(part: VocabularyPart) throws {
    let bytes = part.flatForm(of: Self.sample)
    var read = SearchVocabulary()
    try part.read(FlatReader(bytes), into: &read)
    #expect(read != SearchVocabulary())
    #expect(part.flatForm(of: read) == bytes)
    for other in VocabularyPart.allCases where other != part {
      #expect(other.flatForm(of: read) == other.flatForm(of: SearchVocabulary()))
    }
  }

  @Test("the flat form of a part is refused when it is cut at any byte", arguments: VocabularyPart.allCases)
  func truncated(part: VocabularyPart) {
    let bytes = part.flatForm(of: Self.sample)
    for count in bytes.indices {
      var read = SearchVocabulary()
      #expect(throws: FlatError.self) { try part.read(FlatReader(Array(bytes[..<count])), into: &read) }
    }
  }

  @Test("with any bytes, a part is read or refused", arguments: VocabularyPart.allCases)
  func forged(part: VocabularyPart) {
    var random = SplitMix64(seed: 29)
    let bytes = part.flatForm(of: Self.sample)
    var refused = 0
    for _ in 1...1000 {
      var forged = bytes
      forged[random.number(in: 0...forged.count - 1)] = UInt8(random.number(in: 0...255))
      var read = SearchVocabulary()
      do throws(FlatError) { try part.read(FlatReader(forged), into: &read) } catch { refused += 1 }
    }
    #expect(refused > 0)
  }
}
