import SeededRandom
import Testing
import UnicodeText

@testable import SearchEngine

@Suite("Keys of phrases")
struct PhraseKeyTests {
  private func key(_ text: String) -> UInt64 { PhraseKey(SearchWord.words(of: text)).value }

  @Test(
    "order, inflection and joining words do not matter",
    arguments: [
      ("visiting the sick", "sick visit"), ("job interviews", "interview for a job"), ("studies", "study"),
      ("travelled", "travelling"), ("illness", "ill"), ("دخول المسجد", "المسجد دخول"), ("مسجد", "المسجد"),
      ("سفر", "للسفر"), ("إذا أصبح", "أصبح"), ("when it rains", "rain"), ("glasses", "glass"),
      ("labour pains", "labor pain"),
    ] as [(String, String)]
  )
  func same(first: String, second: String) { #expect(key(first) == key(second)) }

  @Test(
    "other words are other phrases",
    arguments: [
      ("evening", "even"), ("wedding", "wed"), ("business", "busy"), ("bed", "be"), ("need", "ne"),
      ("before eating", "after eating"), ("rain", "rain rain"), ("king", "k"), ("الله", "له"),
      ("hour", "hor"), ("100", "10"),
    ] as [(String, String)]
  )
  func other(first: String, second: String) { #expect(key(first) != key(second)) }

  @Test("joining words alone are a phrase") func joining() { #expect(key("in") != key("on")) }

  @Test("a key has 32 bits")
  func width() {
    for word in ["fever", "صداع", "x"] { #expect(key(word) < 1 << UInt64(PhraseKey.bitWidth)) }
  }
}

@Suite("Table of phrases")
struct PhraseTableTests {
  private func table(_ phrases: [String]) throws -> PhraseTable {
    let keys = phrases.map { PhraseKey(SearchWord.words(of: $0)).value }
    let order = keys.indices.sorted { keys[$0] < keys[$1] }
    var file = IndexFileWriter()
    file[.ids] = ByteWriter.packed([])
    file[.phrases] = PhraseTable.section(order.map { keys[$0] })
    file[.phraseGroups] = ByteWriter.packed(order)
    return try PhraseTable(IndexReader(IndexStorage(file.file(documentCount: 0))))
  }

  @Test("every phrase has its number, and no other phrase has one")
  func numbers() throws {
    let phrases = (0..<5000).map { "phrase \($0)" }
    let table = try table(phrases)
    for (number, phrase) in phrases.enumerated() {
      #expect(table.number(of: PhraseKey(SearchWord.words(of: phrase))) == number)
    }
    let others = (0..<5000).filter { table.number(of: PhraseKey(SearchWord.words(of: "word \($0)"))) != nil }
    #expect(others.isEmpty)
  }

  @Test("an empty table has none")
  func empty() throws {
    let table = try table([])
    #expect(table.isEmpty)
    #expect(table.number(of: PhraseKey(SearchWord.words(of: "rain"))) == nil)
  }
}

@Suite("Sort keys")
struct SortKeyTests {
  @Test("the order is that of a stable sort", arguments: 0..<50 as Range<UInt64>)
  func sorted(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let keys = (0..<Int.random(in: 0...70, using: &random)).map { _ in
      (UInt64.random(in: 0...9, using: &random), UInt64.random(in: 0...3, using: &random))
    }
    let expected = keys.indices.sorted { (keys[$0].0, keys[$0].1, $0) < (keys[$1].0, keys[$1].1, $1) }
    #expect(keys.map { SortKey($0.0, $0.1) }.order() == expected)
  }

  @Test("numbers descend, also negative ones")
  func descending() {
    let numbers = [0.5, -1, 3e9, 0, -2.5, 3, 1e-300]
    #expect(
      numbers.map { SortKey(descending: $0) }.order().map { numbers[$0] } == numbers.sorted(by: >)
    )
    let integers: [Int64] = [5, -1, .max, 0, .min, 3, -70_000]
    #expect(
      integers.map { SortKey(descending: $0) }.order().map { integers[$0] } == integers.sorted(by: >)
    )
  }
}
