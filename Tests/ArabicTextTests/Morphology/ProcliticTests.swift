import Testing

@testable import ArabicText

struct ProcliticTests {
  private func segmenter(_ word: String) -> ProcliticSegmenter<[Unicode.Scalar]> {
    ProcliticSegmenter(Array(word.unicodeScalars))
  }

  private static let proclitics: [(Unicode.Scalar, Proclitics)] = [
    ("أ", .interrogative), ("و", .waw), ("ف", .feh), ("ب", .beh), ("ك", .kaf), ("ل", .lam),
    ("ت", .teh),
    ("س", .seen), ("ا", Proclitics()), ("م", Proclitics()), ("w", Proclitics()),
  ]

  @Test(arguments: proclitics)
  func `A letter is one proclitic or none`(letter: Unicode.Scalar, proclitic: Proclitics) {
    #expect(Proclitics(letter) == proclitic)
    #expect(letter.isProclitic([.waw, .feh]) == (proclitic == .waw || proclitic == .feh))
    #expect(!letter.isProclitic([]))
  }

  @Test(
    arguments: [
      ("الحمد", 2), ("والحمد", 3), ("بالحق", 3), ("وبالحق", 4), ("فكالجبال", 4), ("لالحمد", 3),
      // The article may be part of a short root, and follows at most two proclitics.
      ("الله", 0), ("البر", 0), ("وفالحمد", 0), ("سالحمد", 0), ("للحمد", 0), ("حمدال", 0), ("", 0),
    ] as [(String, Int)]
  )
  func `The article is found after a conjunction and a preposition`(word: String, length: Int) {
    #expect(Proclitics.lengthThroughArticle(of: Array(word.unicodeScalars)) == length)
    let indented = Array(("xx" + word).unicodeScalars)[2...]
    #expect(Proclitics.lengthThroughArticle(of: indented) == length)
  }

  @Test func `Only accepted proclitics are skipped, one at a time`() {
    var word = segmenter("وفبيت")
    #expect(word.skip(.prepositions) == [] && word.index == 0)
    #expect(word.skip(.conjunctions) == .waw && word.index == 1)
    #expect(word.skip(.conjunctions) == .feh && word.index == 2)
    #expect(word.skip(.prepositions, leaving: 3) == [], "two letters would remain")
    #expect(word.skip(.prepositions, leaving: 2) == .beh && word.remaining == 2)
    #expect(word.next == "ي")
  }

  @Test func `Pairs of letters are skipped whole`() {
    var word = segmenter("للناس")
    #expect(!word.skipArticle() && word.isAtDoubleLam)
    #expect(!word.skipDoubleLam(leaving: 4) && word.index == 0)
    #expect(word.skipDoubleLam(leaving: 3) && word.remaining == 3)
    var article = segmenter("ال")
    let skipsArticle = article.skipArticle(leaving: 1)
    #expect(!skipsArticle)
    #expect(article.skipArticle() && article.remaining == 0 && article.next == nil)
    #expect(article.skip(.conjunctions) == [] && !article.skipArticle() && !article.isAtDoubleLam)
  }

  @Test func `A proclitic is removed from a text`() {
    #expect("وقال".removing(.conjunctions) == "قال")
    #expect("فقال".removing(.waw) == nil)
    #expect("".removing(.conjunctions) == nil)
  }
}
