import ArabicText
import Testing

@testable import SearchEngine

@Suite("SearchWord")
struct SearchWordTests {
  @Test(
    "texts become folded words",
    arguments: [
      ("الْحَمْدُ لِلَّهِ", ["الحمد", "لله"]),
      ("Allāhumma anta rabbī", ["allahumma", "anta", "rabbi"]), ("aʿūdhu biʾllāh", ["audhu", "billah"]),
      ("ha\u{0323}sbiya\u{0304}", ["hasbiya"]), ("Qur'an Qur’an", ["quran", "quran"]),
      ("İstanbul Straße œuvre", ["istanbul", "strasse", "oeuvre"]),
      ("ıssız ISSIZ İSSİZ I\u{307}ssi\u{307}z", ["issiz", "issiz", "issiz", "issiz"]),
      ("Ｓｌｅｅｐ　２：２５５", ["sleep", "2", "255"]), ("𝐒𝐥𝐞𝐞𝐩 𝓭𝓾𝓪 ℎ𝑒𝑙𝑝 𝟚", ["sleep", "dua", "help", "2"]),
      ("الله ｋｕｎ", ["الله", "kun"]), ("2:255–257 ٢٥٥", ["2", "255", "257", "255"]),
      ("الله123abc", ["الله", "123abc"]), ("ٱلْعَـٰلَمِينَ", ["العالمين"]), ("", []), ("؟ … —", []), ("ء", []),
      ("'", []),
    ] as [(String, [String])]
  )
  func words(text: String, words: [String]) {
    #expect(SearchWord.words(of: text).map(\.text) == words)
  }

  @Test("words have their ranges, with their marks")
  func sources() throws {
    for text in ["الْحَمْدُ لِلَّهِ، رَبِّ", "Allāhu  akbar!", "plain words"] {
      for word in SearchWord.words(of: text) {
        let part = try #require(String(validating: Array(text.utf8)[word.source], as: UTF8.self))
        #expect(SearchWord.words(of: part).map(\.bytes) == [word.bytes])
      }
    }
    let bytes = Array("الْحَمْدُ لِلَّهِ".utf8)
    #expect(SearchWord.words(of: "الْحَمْدُ لِلَّهِ").first.map { Array(bytes[$0.source]) } == Array("الْحَمْدُ".utf8))
  }

  @Test(
    "an elided word is told from the word after it",
    arguments: [
      ("l'aube", "aube"), ("L’Âme", "ame"), ("dʼAllah", "allah"), ("qu'écouter", "ecouter"),
      ("n’œuvre", "oeuvre"),
      ("jusqu’ici", "ici"), ("Dell'alba", "alba"), ("un’altra", "altra"), ("'s'il", "il"),
      ("l'homme", "homme"),
      ("d'aujourd'hui", "aujourdhui"), ("Ka'ba", nil), ("Qur’an", nil), ("Qu'ran", nil), ("duʿā'", nil),
      ("ʿalā", nil), ("maʼa", nil), ("Allah’s", nil), ("don't", nil), ("aujourd'hui", nil), ("l'", nil),
      ("l'a", nil), ("laube", nil), ("l‘ayn", nil), ("الله", nil),
    ] as [(String, String?)]
  )
  func elision(text: String, rest: String?) throws {
    let bytes = Array(text.utf8)
    let word = try #require(SearchWord.words(of: text).first)
    let other = Elision.rest(of: word, in: bytes)
    #expect(other?.text == rest)
    if let other {
      let part = String(decoding: bytes[other.source], as: UTF8.self)
      #expect(SearchWord.words(of: part).map(\.bytes) == [other.bytes])
    }
    var reader = SearchWords()
    reader.read(text)
    let read = Elision.rest(of: try #require(reader.words.first), in: reader)
    #expect(read?.source == other?.source)
    #expect(read.map { Array(reader.letters[$0.letters]) } == other?.bytes)
  }

  @Test(
    "the skeleton of a word is that of the text",
    arguments: ["والحمد", "بالله", "رب", "الرحمن", "كالجبال", "وقالوا", "فللذين", "اتنا"]
  )
  func skeletons(word: String) {
    let folded = SearchWord.words(of: word)
    #expect(folded.map { ArabicWord.text(ArabicWord.skeleton($0.bytes)) } == [word.searchSkeleton])
  }

  @Test(
    "words of one root often share a stem",
    arguments: [
      ("مغفره", "مغفرتك"), ("رحمتك", "الرحمه"), ("اسالك", "نسالك"), ("ذنوبنا", "ذنوبي"),
    ]
  )
  func stems(first: String, second: String) {
    let stems = [first, second].flatMap(SearchWord.words).map { ArabicWord.stem($0.bytes) }
    #expect(stems[0] == stems[1] && !stems[0].isEmpty)
  }
}
