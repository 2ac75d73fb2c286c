import ComposableTesting
import DuaLibrary
import LiveView
import QuranText
import Testing

@testable import ComposableMacros
@testable import EditorPages

/// Whole verses beside the texts that cite them.
@MainActor
struct VerseComparisonTests {
  private let simple = ["بِسْمِ اللَّهِ", "الْحَمْدُ لِلَّهِ رَبِّ الْعَالَمِينَ"]
  private let uthmani = ["بِسْمِ ٱللَّهِ", "ٱلْحَمْدُ لِلَّهِ رَبِّ ٱلْعَـٰلَمِينَ"]

  private func comparison(_ text: String, ayahs: ClosedRange<Int> = 2...2) throws -> VerseComparison {
    let texts = try quranTexts(simple: simple, uthmani: uthmani)
    return try #require(VerseComparison(text, cited: try QuranReference(surah: 1, ayahs: ayahs), texts))
  }

  @Test func theWordsThatDifferAreMarkedInTheVerse() throws {
    let comparison = try comparison("الْحَمْدُ لِلَّهِ رَبَّ الْعَالَمِينَ")
    #expect(comparison.orthography == .simple)
    #expect(comparison.verses.map(\.text) == [simple[1]])
    #expect(comparison.verses.map { verse in verse.differences.map { verse.text.bytes($0) } } == [["رَبِّ"]])
    #expect(comparison.others == 0)
    #expect(try self.comparison(simple[1]).verses.map(\.differences) == [[]])
  }

  @Test func theVerseIsInTheOrthographyOfTheText() throws {
    let comparison = try comparison("ٱلْحَمْدُ لِلَّهِ رَبَّ ٱلْعَـٰلَمِينَ")
    #expect(comparison.orthography == .uthmani)
    #expect(comparison.verses.map(\.text) == [uthmani[1]])
  }

  @Test func wordsAreMarkedInTheirOwnVerse() throws {
    let comparison = try comparison("بِسْمِ اللَّهِ الْحَمْدُ لِلَّهِ رَبَّ الْعَالَمِينَ", ayahs: 1...2)
    #expect(comparison.verses.map(\.ayah) == [1, 2])
    #expect(comparison.verses[1].differences.map { comparison.verses[1].text.bytes($0) } == ["رَبِّ"])
  }

  @Test func ofManyVersesTheFirstAreShown() throws {
    let texts = try quranTexts(simple: simple, uthmani: uthmani)
    let reference = try QuranReference(surah: 2, ayahs: 1...30)
    let comparison = try #require(VerseComparison(simple[1], cited: reference, texts))
    #expect(comparison.verses.map(\.ayah) == Array(1...20))
    #expect(comparison.others == 10)
  }

  @Test(arguments: [(21, "… and 1 more verse"), (22, "… and 2 more verses")])
  func versesThatAreNotShownAreCounted(last: Int, phrase: String) async throws {
    let hadith =
      "<source type=\"hadith\" collection=\"muslim\" number=\"2692\" grade=\"sahih\" grader=\"Muslim\"/>"
    let files = sample((hadith, "<source type=\"quran\" surah=\"2\" ayah=\"1-\(last)\"/>"))
    show(try await editedContent(files, quran: try quranTexts(simple: simple, uthmani: uthmani)))
    let store = StoreOf<EditorFeature>(
      initialState: EditorFeature.State(place: .dua("alhamdu-lillah"))
    ) { EditorFeature() }
    let page = String(decoding: LiveSession(store) { editorPage($0) }.document().body, as: UTF8.self)
    #expect(page.contains("<dd>\(phrase)</dd>"))
  }

  @Test func withoutTextsThereAreOnlyFindings() throws {
    let reference = try QuranReference(surah: 1, ayahs: 2...2)
    let comparison = try #require(VerseComparison("الْحَمْدُ لِلَّهِ رَبَّ الْعَالَمِينَ", cited: reference))
    #expect(comparison.verses.isEmpty)
    #expect(comparison.findings.map(\.kind) == [.vowel])
  }

  @Test(arguments: [true, false])
  func thePageShowsThemBesideTheMisquote(hasTexts: Bool) async throws {
    let hadith =
      "<source type=\"hadith\" collection=\"muslim\" number=\"2692\" grade=\"sahih\" grader=\"Muslim\"/>"
    let files = sample(
      ("الْحَمْدُ لِلَّهِ", "الْحَمْدُ لِلَّهِ رَبَّ الْعَالَمِينَ"),
      (hadith, "<source type=\"quran\" surah=\"1\" ayah=\"2\"/>")
    )
    show(
      try await editedContent(
        files,
        quran: hasTexts ? try quranTexts(simple: simple, uthmani: uthmani) : nil
      )
    )
    let place = EditorPlace.dua("alhamdu-lillah")
    let store = StoreOf<EditorFeature>(initialState: EditorFeature.State(place: place)) { EditorFeature() }
    let page = String(decoding: LiveSession(store) { editorPage($0) }.document().body, as: UTF8.self)
    #expect(page.contains("Tanzil, in modern spelling") == hasTexts)
    #expect(page.contains("<span data-marks=\"differs 18 23\">\(simple[1])</span> ﴿2﴾") == hasTexts)
    #expect(page.contains("tanzil.net, version 1.1") == hasTexts)
    #expect(page.contains("<code>rizq preview --quran</code>") == !hasTexts)
    #expect(page.contains("a vowel differs (1:2)"))
  }
}
