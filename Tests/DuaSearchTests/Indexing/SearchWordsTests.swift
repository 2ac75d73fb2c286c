import SeededRandom
import Testing

@testable import SearchEngine

@Suite struct SearchWordsTests {
  private let scalars = Array(
    "ابتسلمهوينءأإآؤئىةٱ\u{064B}\u{064E}\u{0650}\u{0651}\u{0652}\u{0670}\u{0640}،؛؟ \n aZ3'`.-".unicodeScalars
  )

  private func text(from random: inout SplitMix64) -> String {
    // The alef wasla and the tatweel, which are not everyday, are rare.
    let count = Int.random(in: 0...40, using: &random)
    let letters = (0..<count).map { _ in scalars[Int.random(in: 0..<scalars.count, using: &random)] }
    let isRare = Int.random(in: 0...7, using: &random) == 0
    return String(
      String.UnicodeScalarView(letters.filter { isRare || $0 != "ٱ" && $0 != "\u{0640}" } + ["ب"])
    )
      + String(repeating: " ", count: Int.random(in: 0...2, using: &random))
  }

  @Test(arguments: 0..<100 as Range<UInt64>)
  func everydayArabicIsCutLikeItsSearchForm(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<50 {
      let text = text(from: &random)
      // A text with a tatweel is cut by its search form, which does not have it.
      let others = SearchWord.words(of: "\u{0640} " + text).map { word in
        var word = word
        word.source = word.source.lowerBound - 3..<word.source.upperBound - 3
        return word
      }
      #expect(SearchWord.words(of: text) == others, "\(text.unicodeScalars.map(\.value))")
    }
  }

  @Test func aReaderForgetsTheTextBefore() {
    var reader = SearchWords()
    for text in ["peace be upon him", "", "السلام عليكم", "ʿalā", "ٱلله", "al-Ḥamdu"] {
      reader.read(text)
      let words = reader.words.map {
        SearchWord(script: $0.script, bytes: Array(reader.letters[$0.letters]), source: $0.source)
      }
      #expect(words == SearchWord.words(of: text))
      #expect(reader.bytes == Array(text.utf8))
    }
  }

  @Test func aTextStartsWithTheWordsOfAnother() {
    func starts(_ text: String, with beginning: String) -> Bool {
      var (words, others) = (SearchWords(), SearchWords())
      words.read(text)
      others.read(beginning)
      return words.starts(with: others)
    }
    #expect(starts("In the morning, say", with: "in the Morning"))
    #expect(starts("say", with: ""))
    #expect(!starts("In the mornings", with: "In the morning"))
    #expect(!starts("In the", with: "In the morning"))
    #expect(!starts("in themorning", with: "in the morning"))
  }
}
