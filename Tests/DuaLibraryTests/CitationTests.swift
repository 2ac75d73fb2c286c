import DuaLibrary
import Testing

@Suite("QuranReference")
struct QuranReferenceTests {
  @Test("114 suras hold 6,236 ayas")
  func counts() {
    let counts = (1...QuranReference.suraCount).compactMap { QuranReference.ayaCount(ofSura: $0) }
    #expect(counts.count == 114)
    #expect(counts.reduce(0, +) == 6_236)
  }

  @Test(
    "the length of well-known suras",
    arguments: [
      (1, 7), (2, 286), (9, 129), (18, 110), (26, 227), (36, 83), (55, 78), (103, 3), (108, 3), (112, 4),
      (114, 6),
    ]
  )
  func knownSuras(sura: Int, count: Int) {
    #expect(QuranReference.ayaCount(ofSura: sura) == count)
  }

  @Test("every sura has its last aya and none behind it")
  func boundaries() throws {
    for sura in 1...114 {
      let count = try #require(QuranReference.ayaCount(ofSura: sura))
      #expect(try QuranReference(sura: sura, ayas: 1...count).ayas == 1...count)
      #expect(throws: QuranReference.Problem.noSuchAya(count + 1, sura: sura, count: count)) {
        try QuranReference(sura: sura, ayas: count...(count + 1))
      }
      #expect(throws: QuranReference.Problem.noSuchAya(0, sura: sura, count: count)) {
        try QuranReference(sura: sura, ayas: 0...1)
      }
    }
  }

  @Test("there is no sura outside 1 to 114", arguments: [Int.min, -1, 0, 115, Int.max])
  func noSuchSura(sura: Int) {
    #expect(QuranReference.ayaCount(ofSura: sura) == nil)
    #expect(throws: QuranReference.Problem.noSuchSura(sura)) { try QuranReference(sura: sura, ayas: 1...1) }
  }

  @Test("a reference is written with a colon, a range with a hyphen")
  func description() throws {
    #expect(try QuranReference(sura: 2, ayas: 201...201).description == "2:201")
    #expect(try QuranReference(sura: 2, ayas: 255...257).description == "2:255-257")
  }
}

@Suite("HadithNumber")
struct HadithNumberTests {
  @Test(
    "a number may end in one letter",
    arguments: [("1", 1, ""), ("6306", 6306, ""), ("627f", 627, "f"), ("999999999", 999_999_999, "")]
  )
  func numbers(text: String, value: Int, suffix: String) throws {
    let number = try #require(HadithNumber(text))
    #expect(number.value == value)
    #expect(number.suffix == suffix)
    #expect(number.description == text)
  }

  @Test(
    "nothing else is one",
    arguments: [
      "", "0", "007", "-1", "+1", "a", "12ab", "12A", "12é", "1e\u{301}", "1 2", " 1", "٣", "1٣", "²",
      "1000000000", "1.5", "12\u{301}",
    ]
  )
  func notNumbers(text: String) {
    #expect(HadithNumber(text) == nil)
  }

  @Test("numbers sort by value, then by letter")
  func order() {
    let sorted = ["10", "2b", "2", "2a"].compactMap { HadithNumber($0) }.sorted()
    #expect(sorted.map(\.description) == ["2", "2a", "2b", "10"])
  }

  @Test("grades sort from the fabricated to the strongest")
  func grades() {
    #expect(HadithGrade.allCases.sorted() == [.mawdu, .daif, .hasan, .sahih])
  }
}

@Suite("Citation")
struct CitationTests {
  @Test("citations are compared scalar by scalar")
  func equality() throws {
    #expect(Citation.other(title: "é") == .other(title: "é"))
    #expect(Citation.other(title: "\u{E9}") != .other(title: "e\u{301}"))
    let number = try #require(HadithNumber("1"))
    let work = try #require(Slug("bukhari"))
    #expect(
      Citation.hadith(HadithReference(work: work, number: number, note: "\u{E9}"))
        != .hadith(HadithReference(work: work, number: number, note: "e\u{301}"))
    )
    #expect(try Citation.quran(QuranReference(sura: 1, ayas: 1...1)) != .other(title: "1:1"))
  }
}
