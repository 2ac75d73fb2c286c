import ArabicText
import Foundation
import TestSupport
import Testing

/// `docs/test-vectors/romanization.json`: the output of a conforming implementation.
@Suite struct RomanizationVectorTests {
  private struct Vector: Codable {
    var arabic: String
    var phonemes: [String]
    var romanizations: [String: [String: String]]
    var key: String
  }

  private let texts = [
    "بِسْمِ اللَّهِ الرَّحْمَٰنِ الرَّحِيمِ", "هُدًى لِلْمُتَّقِينَ", "ٱلصَّلَوٰةَ", "وَاغْفِرْ لِي", "سُبْحَانَ اللَّهِ", "مِن رَّبِّهِمْ",
    "آمَنَ الرَّسُولُ", "لِلنَّاسِ", "اللَّهُمَّ إِنِّي أَعُوذُ بِكَ", "الَّذِي أَحْيَانَا", "أَنَا عَبْدُكَ", "عِلْمًا نَافِعًا", "رَحْمَةٌ", "جَآءَ",
    "ءَامَنُوا۟", "هذا", "ذَلِكَ", "دَعَوْا", "يَوْمٍ", "ٱلْـَٔاخِرَةِ", "لَهُۥ", "الم", "مِنْ بَعْدِ", "عَلِيٌّ", "مُحَمَّدًا الْوَسِيلَةَ",
  ]

  private func document() throws -> Data {
    let vectors = texts.map { text in
      var romanizations: [String: [String: String]] = [:]
      for table in [RomanizationTable.alaLC, .din31635, .ascii] {
        romanizations[table.name] = [
          "full": Romanizer(table: table, reading: .full).romanize(text),
          "connected": Romanizer(table: table, reading: .connected, article: .assimilated).romanize(text),
        ]
      }
      romanizations["rizq-1"] = ["connected": Romanizer.rizq1.romanize(text)]
      let phonemes = PhonemicWord.words(in: text).map { $0.phonemes.map(name).joined(separator: " ") }
      return Vector(
        arabic: text,
        phonemes: phonemes,
        romanizations: romanizations,
        key: PhoneticKey(arabic: text).spelling
      )
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(vectors) + Data("\n".utf8)
  }

  private func name(_ phoneme: Phoneme) -> String {
    let sound =
      switch phoneme.sound {
      case .consonant(let consonant, let isGeminate): "\(consonant)" + (isGeminate ? "+" : "")
      case .vowel(let vowel, let isLong): vowel.rawValue + (isLong ? ":" : "")
      }
    return phoneme.tag == .plain ? sound : "\(sound)(\(phoneme.tag.rawValue))"
  }

  @Test("The published vectors are current; RIZQ_UPDATE_GOLDENS=1 updates them")
  func current() throws {
    let file = Repository.url("docs/test-vectors/romanization.json")
    let document = try document()
    if ProcessInfo.processInfo.environment["RIZQ_UPDATE_GOLDENS"] == "1" {
      try document.write(to: file)
      return
    }
    #expect(try Data(contentsOf: file) == document, "regenerate with RIZQ_UPDATE_GOLDENS=1")
  }
}
