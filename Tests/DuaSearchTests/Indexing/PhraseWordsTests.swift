import SearchEngine
import Testing

@testable import SearchIndexing

@Suite("Words of phrases")
struct PhraseWordsTests {
  private static let phrases = [
    "the one who travels", "of the", "distracted while praying", "في السفر", "على الدابة", "woke up at night",
    "Yā Sīn", "dua für den Reisenden", "", "l'examen",
  ]

  @Test("have the keys of their phrases", arguments: phrases)
  func keys(phrase: String) {
    var words = PhraseWords()
    var numbers = FlatLists<Int32>()
    for other in Self.phrases { words.read(other, into: &numbers) }
    words.read(phrase, into: &numbers)
    let cut = SearchWord.words(of: phrase)
    let last = numbers[numbers.count - 1]
    #expect(words.key(of: last) == PhraseKey(cut))
  }

  @Test(
    "have the key of near words, without those that say little",
    arguments: [
      ("distracted while praying", "distraction in salah", true),
      ("woke up at night", "waking during the night", true),
      ("salah", "prayer", false),
      ("night prayer", "night", false),
      ("house of prayer", "mosque of prayer", false),
      ("صلاة الليل", "قيام الليل", true),
    ]
  )
  func nearKeys(first: String, second: String, areNear: Bool) {
    let groups = [
      ["prayer", "pray", "salah"], ["distracted", "distraction"], ["wake", "woke"], ["صلاة", "قيام"],
      ["salah", "mosque"],
    ]
    var words = PhraseWords(near: NearWordGroups(groups))
    var numbers = FlatLists<Int32>()
    words.read(first, into: &numbers)
    words.read(second, into: &numbers)
    let keys = (0..<2).map { words.nearKey(of: numbers[$0]) }
    #expect((keys[0] != nil && keys[0] == keys[1]) == areNear)
  }

  @Test("join others if the same words of a query do", arguments: phrases)
  func joiningWords(phrase: String) {
    var reader = SearchWords()
    let words = SearchWord.words(of: phrase, &reader)
    #expect(reader.words.map(reader.isJoining) == words.map(\.isJoining))
  }

  @Test("mean what any phrase with their key means, in order and once")
  func meanings() {
    var (typed, near) = (PhraseMeanings(), PhraseMeanings())
    let (fever, headache) = (
      PhraseKey(SearchWord.words(of: "fever")), PhraseKey(SearchWord.words(of: "headache"))
    )
    typed.add(fever, 7)
    typed.add(fever, 3)
    typed.add(fever, 7)
    near.add(fever, 9)
    near.add(headache, 5)
    var found: [Int: [Int]] = [:]
    var keys: [Int] = []
    typed.adding(near).forEachPhrase { key, meanings in
      keys.append(key)
      found[key] = meanings
    }
    #expect(found == [Int(fever.value): [3, 7], Int(headache.value): [5]])
    #expect(keys == keys.sorted())
  }
}
