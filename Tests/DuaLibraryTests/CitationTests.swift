import DuaLibrary
import Testing

@Suite("QuranReference")
struct QuranReferenceTests {
  @Test("114 surahs have 6,236 ayahs")
  func counts() {
    let counts = (1...QuranReference.surahCount).compactMap { QuranReference.ayahCount(ofSurah: $0) }
    #expect(counts.count == 114)
    #expect(counts.reduce(0, +) == 6_236)
  }

  @Test(
    "the length of well-known surahs",
    arguments: [
      (1, 7), (2, 286), (9, 129), (18, 110), (26, 227), (36, 83), (55, 78), (103, 3), (108, 3), (112, 4),
      (114, 6),
    ] as [(Int, Int)]
  )
  func knownSurahs(surah: Int, count: Int) {
    #expect(QuranReference.ayahCount(ofSurah: surah) == count)
  }

  @Test("every surah has its last ayah and none after it")
  func boundaries() throws {
    for surah in 1...114 {
      let count = try #require(QuranReference.ayahCount(ofSurah: surah))
      #expect(try QuranReference(surah: surah, ayahs: 1...count).ayahs == 1...count)
      #expect(throws: QuranReference.Problem.noSuchAyah(count + 1, surah: surah, count: count)) {
        try QuranReference(surah: surah, ayahs: count...(count + 1))
      }
      #expect(throws: QuranReference.Problem.noSuchAyah(0, surah: surah, count: count)) {
        try QuranReference(surah: surah, ayahs: 0...1)
      }
    }
  }

  @Test("there is no surah outside 1 to 114", arguments: [Int.min, -1, 0, 115, Int.max])
  func noSuchSurah(surah: Int) {
    #expect(QuranReference.ayahCount(ofSurah: surah) == nil)
    #expect(throws: QuranReference.Problem.noSuchSurah(surah)) {
      try QuranReference(surah: surah, ayahs: 1...1)
    }
  }

  @Test("a reference is written with a colon, a range with a hyphen")
  func description() throws {
    #expect(try QuranReference(surah: 2, ayahs: 201...201).description == "2:201")
    #expect(try QuranReference(surah: 2, ayahs: 255...257).description == "2:255-257")
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
    #expect(try Citation.quran(QuranReference(surah: 1, ayahs: 1...1)) != .other(title: "1:1"))
  }
}
