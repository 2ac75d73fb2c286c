import ComposableTesting
import DuaLibrary
import DuaSearch
import Foundation
import HTML
import LiveView
import SeededRandom
import Testing

import enum TestSupport.Repository

@testable import ComposableMacros
@testable import RizqFeatures
@testable import RizqViews

/// The pages over the published library.
@MainActor
struct PageTests {
  private let client = LibraryClient.bundle(at: Repository.root.appending(path: "output"))

  private func store() async throws -> StoreOf<AppFeature> {
    let store = Store(initialState: AppFeature.State()) {
      AppFeature()
    } withDependencies: {
      $0.libraryClient = client
      $0.progressClient = .inMemory()
      $0.continuousClock = TestClock()
      $0.calendar = Calendar(identifier: .gregorian)
      $0.timeZone = .gmt
      $0.date = .constant(Date(timeIntervalSince1970: 1_790_000_000))
      $0.withRandomNumberGenerator = WithRandomNumberGenerator(SplitMix64(seed: 1))
    }
    await store.send(.library(.appeared)).finish()
    return store
  }

  private func html(_ store: StoreOf<AppFeature>) -> String {
    let session = LiveSession(store) { appPage($0) }
    return String(decoding: session.document().body, as: UTF8.self)
  }

  @Test func everyTabHasAPage() async throws {
    let store = try await store()
    for tab in AppFeature.Tab.allCases {
      store.send(.tabSelected(tab))
      let page = html(store)
      #expect(page.contains("aria-current=\"page\""))
      #expect(page.contains("<h1"))
    }
  }

  @Test func whatIsFoundIsMarkedWhereItIs() async throws {
    let store = try await store()
    store.send(.tabSelected(.library))
    store.send(.library(.queryChanged("knowledge")))
    await store.send(.library(.searchDue)).finish()
    let page = html(store)
    let title = page.firstRange(of: /data-marks="found 15 24"[^>]*>Increase Me in Knowledge</)
    #expect(title != nil)
    // A translation is shown if something was found in it.
    let translation = page.firstRange(of: /<p class="translation[^>]* data-marks="found [0-9 ]+"/)
    #expect(translation != nil)
    store.send(.library(.queryChanged("")))
    #expect(!html(store).contains("<p class=\"translation"))
  }

  @Test func arabicHasItsLanguageAndDirection() async throws {
    let store = try await store()
    store.send(.tabSelected(.library))
    let page = html(store)
    let library = try await client.load()
    for dua in library.duas.prefix(20) {
      #expect(page.contains("lang=\"ar\">\(dua.arabic)</p>"), "\(dua.slug)")
    }
    #expect(page.components(separatedBy: "class=\"arabic").count == library.duas.count + 1)
    #expect(page.components(separatedBy: "dir=\"rtl\" lang=\"ar\"").count == library.duas.count + 1)
  }

  @Test(arguments: [
    ("ar", HTMLDirection.rightToLeft), ("ar-Latn", .leftToRight), ("ur-Aran", .rightToLeft),
    ("ur-Deva", .leftToRight), ("dv", .rightToLeft), ("yi", .rightToLeft), ("iw", .rightToLeft),
    ("pa", .leftToRight), ("pa-PK", .rightToLeft), ("uz", .leftToRight), ("uz-Arab", .rightToLeft),
    ("ff-Adlm", .rightToLeft), ("ug-Cyrl", .leftToRight), ("en", .leftToRight),
  ])
  func directionIsThatOfTheScript(text: String, direction: HTMLDirection) throws {
    #expect(try #require(LanguageTag(text)).direction == direction)
  }

  @Test func textInAnotherLanguageHasItsOwnDirection() throws {
    let british = try #require(LanguageTag("en-GB"))
    let punjabi = try #require(LanguageTag("pa-Arab"))
    let style = TextStyle(language: .english)
    #expect(style.text([.arabic: "علم", british: "Knowledge"]) == "Knowledge")
    let paragraph: HTML<Int> = style.paragraph([punjabi: "علم"], class: "translation")
    let html = String(decoding: paragraph.rendered(), as: UTF8.self)
    #expect(html.contains(#"lang="pa-Arab""#) && html.contains(#"dir="rtl""#))
  }

  @Test func titleInAnotherLanguageHasItsOwnVoice() throws {
    let urdu = try #require(LanguageTag("ur"))
    let british = try #require(LanguageTag("en-GB"))
    let dua = Dua(
      id: Dua.ID(rawValue: 1),
      slug: try #require(Slug("a-dua")),
      title: [urdu: "علم کی دعا"],
      arabic: "رَبِّ زِدْنِي عِلْمًا",
      translation: [urdu: "اے میرے رب! میرے علم میں اضافہ فرما"],
      difficulty: .beginner,
      xp: 10
    )
    let style = TextStyle(language: urdu)
    let page = practiceScreen(PracticeFeature.State(dua: dua), style).rendered()
    #expect(
      String(decoding: page, as: UTF8.self)
        .contains("<h1><bdi dir=\"rtl\" lang=\"ur\">علم کی دعا</bdi></h1>")
    )
    // The pages are in English.
    let inline: HTML<Int> = TextStyle(language: .english).inline([british: "Knowledge"])
    #expect(String(decoding: inline.rendered(), as: UTF8.self) == "Knowledge")
  }

  @Test func everyScreenHasAPage() async throws {
    let store = try await store()
    let urls = [
      "rizq://dua/dua-of-yunus", "rizq://journey/rizq-seeker", "rizq://journey/rizq-seeker/step/1",
      "rizq://collections", "rizq://intentions", "rizq://course/dua-of-yunus",
    ]
    for url in urls {
      let link = try #require(DeepLink(url))
      store.send(.linkOpened(link))
      #expect(store.location.last == link)
      #expect(appPage(store).location == path(of: link))
      #expect(html(store).contains("‹ Back"))
    }
  }

  @Test func todayIsShownFirst() async throws {
    let store = try await store()
    #expect(html(store).contains("See the journeys"))
    let journey = try #require(try await client.load().journeys.first)
    await store.send(.journeys(.subscriptionToggled(journey.id))).finish()
    #expect(html(store).contains(" · 0 of \(journey.steps.count) today"))
    let dua = try #require(journey.steps.first?.dua)
    @Shared(.progress) var progress
    $progress.withLock { [day = store.today] in $0.apply(.completed(dua, on: day, xp: 70)) }
    let page = html(store)
    #expect(page.contains(" · 1 of \(journey.steps.count) today"))
    #expect(page.contains("<dt>Duas today</dt><dd>1</dd>"))
    #expect(page.contains("<dt>XP today</dt><dd>70</dd>"))
    #expect(page.contains("<dt>Day in a row</dt><dd>🔥 1</dd>"))
    #expect(page.contains("30 XP to level 2"))
  }

  @Test func journeysAreCalledAllOnlyIfTheyAre() async throws {
    let store = try await store()
    store.send(.tabSelected(.journeys))
    #expect(store.journeys.active.isEmpty && !store.journeys.featured.isEmpty)
    #expect(html(store).contains("<h2>More</h2>") && !html(store).contains("<h2>All</h2>"))
    let library = try await client.load()
    let plain = try Library(
      name: library.name,
      version: library.version,
      licence: library.licence,
      defaultLanguage: library.defaultLanguage,
      duas: library.duas,
      categories: library.categories,
      collections: library.collections,
      journeys: library.journeys.filter { !$0.isFeatured },
      works: library.works
    )
    await store.send(.library(.loaded(.success(plain)))).finish()
    #expect(html(store).contains("<h2>All</h2>") && !html(store).contains("<h2>More</h2>"))
  }

  @Test func premiumIsShownAsSuch() async throws {
    let store = try await store()
    let badge = "<span class=\"badge\">Premium</span>"
    let library = try await client.load()
    store.send(.tabSelected(.journeys))
    let count = library.journeys.count(where: \.isPremium)
    #expect(count > 0 && html(store).components(separatedBy: badge).count == count + 1)
    for journey in library.journeys {
      store.send(.linkOpened(.journey(journey.slug)))
      #expect(html(store).contains(badge) == journey.isPremium)
    }
    var collections = library.collections
    collections[0].isPremium = true
    let collection = collections[0]
    let changed = try Library(
      name: library.name,
      version: library.version,
      licence: library.licence,
      defaultLanguage: library.defaultLanguage,
      duas: library.duas,
      categories: library.categories,
      collections: collections,
      journeys: library.journeys,
      works: library.works
    )
    await store.send(.library(.loaded(.success(changed)))).finish()
    store.send(.tabSelected(.library))
    let duas = library.duas.count { $0.collection == collection.id }
    #expect(duas > 0 && html(store).components(separatedBy: badge).count == duas + 1)
    #expect(html(store).contains(" · premium</option>"))
  }

  @Test func answerOfAQuizIsToldInWords() async throws {
    let store = try await store()
    store.send(.linkOpened(.course(try #require(Slug("dua-of-yunus")))))
    let id = try #require(store.path.ids.last)
    func send(_ action: ChapterFeature.Action) {
      store.send(.path(.element(id: id, action: .course(.chapters(.element(id: 0, action: action))))))
    }
    send(.quizTapped)
    let quiz = try #require(store.path.last?.course?.chapters.first?.quiz)
    let question = try #require(quiz.question)
    let wrong = try #require(question.answers.first { $0 != question.word.transliteration })
    #expect(html(store).contains("How is this word read?"))
    send(.quiz(.presented(.answered(wrong))))
    #expect(
      html(store).contains("✗ It is read <bdi lang=\"ar-Latn\">\(question.word.transliteration)</bdi>.")
    )
    send(.quiz(.dismiss))
    send(.quizTapped)
    let next = try #require(store.path.last?.course?.chapters.first?.quiz?.question)
    send(.quiz(.presented(.answered(next.word.transliteration))))
    #expect(html(store).contains("✓ Right"))
  }

  @Test func wordsOfTransliterationsAreNotBroken() async throws {
    let store = try await store()
    let dua = try #require(
      try await client.load().duas.first { $0.transliteration?.contains(" wa-") == true }
    )
    store.send(.linkOpened(.dua(dua.slug)))
    let page = html(store)
    #expect(page.contains("<span class=\"whole\">wa-"))
    // The text is the same.
    let paragraph = try #require(page.firstMatch(of: /<p class="transliteration[^>]*>(.*?)<\/p>/)?.1)
    #expect(paragraph.replacing(/<[^>]*>/, with: "") == dua.transliteration ?? "")
  }

  @Test func appearanceAndFontAreThoseOfTheSettings() async throws {
    let store = try await store()
    #expect(html(store).hasPrefix("<div class=\"app appearance-system font-amiri\">"))
    store.send(.settings(.arabicFontSelected(.scheherazade)))
    store.send(.settings(.appearanceSelected(.dark)))
    #expect(html(store).hasPrefix("<div class=\"app appearance-dark font-scheherazade\">"))
    for font in ArabicFont.allCases where font != .amiri {
      #expect(StyleSheet.css.contains(".font-\(font.rawValue) {"))
    }
  }

  @Test func markupInAnyTextIsText() async throws {
    let store = try await store()
    @Shared(.userName) var name
    $name.withLock { $0 = "<script>alert(1)</script>&\"" }
    #expect(html(store).contains("<bdi>&lt;script&gt;alert(1)&lt;/script&gt;&amp;\"</bdi>"))
  }

  @Test func marksAreInTheUnitsOfThePage() async throws {
    let library = try await client.load()
    let hits = try await client.search(query: "ilm", options: SearchOptions(limit: 20))
    var count = 0
    for hit in hits {
      let dua = try #require(library[hit.id])
      for highlight in hit.highlights where highlight.field == .arabic || highlight.field == .transliteration
      {
        let text = highlight.field == .arabic ? dua.arabic : dua.transliteration ?? ""
        let (bytes, units) = (Array(text.utf8), Array(text.utf16))
        let found = highlight.ranges.map { String(decoding: bytes[$0], as: UTF8.self) }
        #expect(highlight.marks(in: text).map { String(decoding: units[$0.range], as: UTF16.self) } == found)
        count += found.count
      }
    }
    #expect(count > 10)
  }

  @Test func dialogIsDescribedByItsMessage() async throws {
    let store = try await store()
    store.send(.tabSelected(.settings))
    store.send(.settings(.resetTapped))
    let page = html(store)
    #expect(page.contains("aria-describedby=\"dialog-message\""))
    #expect(page.contains("<p id=\"dialog-message\">XP, streak"))
    let silent: HTML<Int> = dialog(title: TextState("Remove?"), message: nil, buttons: [ButtonState<Int>]()) {
      _ in
      0
    }
    #expect(!String(decoding: silent.rendered(), as: UTF8.self).contains("describedby"))
  }

  @Test func editorSeesRemarksAtADua() async throws {
    let store = try await store()
    let dua = try #require(try await client.load().duas.first)
    let remarks = DuaRemarks(
      link: "/dua/x",
      label: "Proof",
      arabic: [HTMLMark("finding-error", 0..<2, link: "/dua/x#finding-0")]
    )
    func page() -> String {
      let session = LiveSession(store) { appPage($0) { $0.id == dua.id ? remarks : nil } }
      return String(decoding: session.document().body, as: UTF8.self)
    }
    store.send(.tabSelected(.library))
    #expect(page().components(separatedBy: "data-marks=\"finding-error 0 2 /dua/x#finding-0\"").count == 2)
    #expect(!page().contains("href=\"/dua/x\""))
    await store.send(.library(.duaTapped(dua.id))).finish()
    #expect(page().contains("<a href=\"/dua/x\">Proof</a>"))
    #expect(!html(store).contains("finding-error"))
  }

  @Test func styleSheetIsIncluded() { #expect(StyleSheet.css.contains("prefers-reduced-motion")) }
}
