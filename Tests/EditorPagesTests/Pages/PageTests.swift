import ArabicText
import ComposableTesting
import Diagnostics
import DuaLibrary
import HTML
import LiveView
import Testing

@testable import ComposableMacros
@testable import EditorPages

/// What the pages say.
@MainActor
struct PageTests {
  private func html(_ place: EditorPlace, _ actions: EditorFeature.Action...) -> String {
    let store = StoreOf<EditorFeature>(initialState: EditorFeature.State(place: place)) { EditorFeature() }
    for action in actions { store.send(action) }
    let session = LiveSession(store) { editorPage($0) }
    return String(decoding: session.document().body, as: UTF8.self)
  }

  /// What the proof on a page consists of, without the attributes of its words.
  private func proof(_ page: String) -> String? {
    guard let match = page.firstMatch(of: #/(?s)class="proof"[^>]*>(.*?)<\/p>/#) else { return nil }
    return String(match.1).replacing(#/<span title="[^"]*">/#, with: "<span>")
  }

  @Test func everyPageHasAHeadingAndTheLinks() async throws {
    show(try await editedContent(sample()))
    let places: [EditorPlace] = [
      .duas, .dua("subhan-allah"), .dua("nothing"), .findings, .rules, .rule("XM01"), .rule("nothing"),
      .coverage,
      .search(""), .search("praise"), .diff,
    ]
    for place in places {
      let page = html(place)
      #expect(page.components(separatedBy: "<h1").count == 2, "\(place)")
      #expect(page.contains("<nav aria-label=\"Pages\">"), "\(place)")
      #expect(page.components(separatedBy: "<main").count == 2, "\(place)")
      #expect(page.contains("aria-current=\"page\""), "\(place)")
    }
  }

  @Test func textIsShownScalarForScalar() async throws {
    let content = try await editedContent(sample())
    show(content)
    let page = html(.dua("subhan-allah"))
    let arabic = try #require(content.draft.duas[0].arabic.value)
    let words = arabic.split(separator: " ").joined(separator: "</span> <span>")
    #expect(proof(page) == "<span>\(words)</span>")
    #expect(page.contains("<h2>In the app</h2>"))
  }

  @Test func lettersOfAWordAreBesideThePointer() async throws {
    show(try await editedContent(sample()))
    #expect(
      html(.dua("allahu-akbar")).contains(
        "<span title=\"أَ  U+0623 ARABIC LETTER ALEF WITH HAMZA ABOVE + U+064E ARABIC FATHA\n"
      )
    )
  }

  @Test func marksAreTakenOff() async throws {
    show(try await editedContent(sample()))
    let page = html(.dua("subhan-allah"), .dua(.marksToggled))
    #expect(proof(page) == "<span>سبحان</span> <span>الله</span>")
    #expect(page.contains("Shown without its marks"))
  }

  @Test func lettersHaveNames() async throws {
    show(try await editedContent(sample()))
    let page = html(.dua("subhan-allah"), .dua(.lettersToggled), .dua(.letterTapped(1)))
    #expect(page.contains("aria-label=\"U+0628 ARABIC LETTER BEH, U+0652 ARABIC SUKUN\""))
    #expect(page.contains("aria-activedescendant=\"letter-1\""))
    #expect(page.contains("<code>U+0652</code> ARABIC SUKUN"))
    #expect(page.components(separatedBy: "role=\"option\"").count == 10)
  }

  @Test func findingsAreMarkedAtTheirCharacters() async throws {
    let content = try await editedContent(sample(("سُبْحَانَ", "سُبْحَانَ \u{627}\u{200F}\u{644}لَّه")))
    show(content)
    let proof = content.proof(of: 0)
    let arabic = try #require(proof.arabic)
    #expect(arabic.marks.contains { arabic.value.bytes($0.bytes).unicodeScalars.contains("\u{200F}") })
    let page = html(.dua("subhan-allah"))
    #expect(page.contains("/dua/subhan-allah#finding-0"))
    #expect(page.contains("id=\"finding-0\""))
    let letters = html(.dua("subhan-allah"), .dua(.lettersToggled))
    #expect(letters.contains("class=\"letter found\""))
    #expect(letters.contains("class=\"letter\""))
    let dua = try #require(content.library?.duas.first)
    let remarks = content.remarks(about: dua)
    #expect(remarks.arabic.count == arabic.marks.count)
    #expect(remarks.link == "/dua/subhan-allah")
  }

  @Test func marksAreRightAfterReferences() async throws {
    let content = try await editedContent(sample(("subḥāna-llāh", "&#x73;ubḥāna-llāh xyz")))
    let text = try #require(content.proof(of: 0).transliteration)
    #expect(text.value == "subḥāna-llāh xyz")
    let marked = text.marks.map { text.value.bytes($0.bytes) }
    #expect(!marked.isEmpty)
    #expect(marked.allSatisfy { $0.contains("xyz") }, "\(marked)")
  }

  @Test func wordsThatDifferFromTheRomanizationAreShown() async throws {
    show(try await editedContent(sample(("allāhu akbar", "allāhu akbir"))))
    let page = html(.dua("allahu-akbar"))
    #expect(page.contains("1 place differs:"))
    #expect(page.contains("data-marks=\"finding-"))
    #expect(page.contains("differs 7 12"))
    #expect(page.contains(">akbir</td>"))
    #expect(page.contains(">akbar</td>"))
    show(try await editedContent(sample()))
    #expect(html(.dua("allahu-akbar")).contains("All words are the same."))
  }

  @Test(arguments: [(50, nil), (51, "… and 1 more"), (60, "… and 10 more")] as [(Int, String?)])
  func differencesBeyondTheLimitAreCounted(count: Int, rest: String?) {
    let old = (0..<count).map { "same\($0) old" }.joined(separator: " ")
    let new = (0..<count).map { "same\($0) new" }.joined(separator: " ")
    let changes = WordDifference(from: old, to: new).changes
    #expect(changes.count == count)
    let table: HTML<Int> = wordTable(changes, old, new, ("Stored", "Computed"), language: "ar-Latn")
    let page = String(decoding: table.rendered(), as: UTF8.self)
    #expect(page.matches(of: />new<\/td>/).count == 50)
    #expect(page.firstMatch(of: /<p>(.*?)<\/p>/).map { String($0.1) } == rest)
  }

  @Test func verseIsShownBesideAMisquote() async throws {
    let source =
      "<source type=\"hadith\" collection=\"muslim\" number=\"2692\" grade=\"sahih\" grader=\"Muslim\"/>"
    show(
      try await editedContent(
        sample(
          ("الْحَمْدُ لِلَّهِ", "الْحَمْدُ لِلَّهِ رَبَّ الْعَالَمِينَ"),
          (source, "<source type=\"quran\" surah=\"1\" ayah=\"2\"/>")
        )
      )
    )
    let page = html(.dua("alhamdu-lillah"))
    #expect(page.contains("<h3>Quran 1:2</h3>"))
    #expect(page.contains("a vowel differs (1:2)"))
    #expect(page.contains(">رَبَّ</td>"))
    // A sentence that begins with an Arabic quotation is one in English.
    #expect(page.contains("<span dir=\"ltr\"><code><bdi>رَبَّ</bdi></code>"))
  }

  @Test func aNameThatIsAlmostRightIsRecognized() async throws {
    show(try await editedContent(sample()))
    #expect(html(.dua("subhan-alah")).contains("subhan-allah"))
    #expect(
      html(.rule("XM0l")).contains(
        "There is no rule <code>XM0l</code>; did you mean <a href=\"/rules/XM01\">"
      )
    )
  }

  @Test func ruleIsExplained() async throws {
    show(try await editedContent(sample(("xp=\"15\"", "xp=\"x\""))))
    let page = html(.rule("malformed-xml"))
    #expect(page.contains("<h1>XM01 malformed-xml</h1>"))
    #expect(page.contains("<h2>Why it matters</h2>"))
    #expect(html(.rule("AK02")).contains("<pre"))
  }

  @Test func fixIsShownAsLinesBeforeAndAfter() async throws {
    let content = try await editedContent(sample(("difficulty=\"beginner\"", "difficulty=\"begginer\"")))
    show(content)
    let page = html(.findings)
    #expect(page.contains("<del"))
    #expect(page.contains("difficulty=\"begginer\""))
    #expect(page.contains("difficulty=\"beginner\""))
    let finding = try #require(content.diagnostics.first { !$0.fixIts.isEmpty })
    let hunk = try #require(FixDiff(finding.fixIts[0], content.sources).hunks.first)
    func marked(_ side: FixDiff.Side) -> [String] {
      side.marks.map { String(decoding: Array(side.text.utf16)[$0.range], as: UTF16.self) }
    }
    #expect(marked(hunk.before) == ["begginer"])
    #expect(marked(hunk.after) == ["beginner"])
    #expect(hunk.line == finding.location?.line)
  }

  @Test func editorIsOpenedAtTheCharacter() async throws {
    let content = try await editedContent(sample(("xp=\"15\"", "xp=\"x\"")))
    show(content)
    let location = try #require(content.diagnostics.first?.location)
    #expect(
      html(.findings).contains(
        "href=\"vscode://file/editor/the%20content/duas.xml:\(location.line):\(location.column)\""
      )
    )
  }

  @Test func brokenFileIsShownOverThePage() async throws {
    let content = try await editedContent(sample(("</duas>", "")))
    show(content)
    #expect(content.basis == .none)
    let page = html(.coverage)
    #expect(page.contains("role=\"alert\""))
    #expect(page.contains("1 error stops the build"))
    #expect(page.contains("duas.xml:"))
    #expect(page.contains("class=\"caret\""))
    show(try await editedContent(sample()))
    #expect(!html(.coverage).contains("role=\"alert\""))
  }

  @Test func brokenJSONIsShownOverThePage() async throws {
    var files = sample()
    files["journeys.json"] = "{\"version\": 1,\n \"journeys\": [}"
    let content = try await editedContent(files)
    show(content)
    #expect(content.basis == .none)
    let page = html(.findings)
    #expect(page.contains("1 error stops the build"))
    #expect(page.contains(">journeys.json:2:15</a>"))
  }

  @Test func findingsThatAreOnlyCountedAreCounted() async throws {
    let content = try await editedContent(sample())
    func finding(_ message: String, _ omitted: OmittedFindings? = nil) -> Diagnostic {
      Diagnostic(rule: "XM01", severity: .error, message: message, location: nil, omitted: omitted)
    }
    let diagnostics = [finding("7 more findings", OmittedFindings(count: 7)), finding("a"), finding("b")]
    show(EditedContent(draft: content.draft, diagnostics: diagnostics))
    let page = html(.findings)
    #expect(page.contains("9 errors</a>") && page.contains("9 errors stop the build"))
    #expect(page.contains("<small> 9</small>"))
    #expect(html(.rule("XM01")).contains("<p>9</p>"))
    let many = (0..<55).map { finding("\($0)") } + [finding("7 more findings", OmittedFindings(count: 7))]
    show(EditedContent(draft: content.draft, diagnostics: many))
    #expect(html(.rule("XM01")).contains("… and 12 more"))
    #expect(html(.findings).contains("and 59 more</a>"))
  }

  @Test func changesSinceTheReviewAreListed() async throws {
    let review =
      "<review status=\"reviewed\" by=\"A. Reviewer\" date=\"2026-01-31\" hash=\"\(String(repeating: "0", count: 64))\"/>"
    let content = try await editedContent(sample(("<review status=\"unreviewed\"/>", review)))
    show(content)
    let page = html(.dua("subhan-allah"))
    #expect(page.contains("changed since its review</span> by <bdi>A. Reviewer</bdi> on 2026-01-31"))
    // There is no Git in which the reviewed version could be found.
    #expect(page.contains("<code>rizq review show subhan-allah</code>"))

    var diagnostics = content.diagnostics
    let index = try #require(diagnostics.firstIndex { $0.rule == "RV02" })
    diagnostics[index].notes = [Diagnostic.Note(message: "`a` in `arabic` became `b`", location: nil)]
    show(EditedContent(draft: content.draft, diagnostics: diagnostics))
    #expect(
      html(.dua("subhan-allah")).contains(
        "<ul><li><span dir=\"ltr\"><code><bdi>a</bdi></code> in <code><bdi>arabic</bdi></code> became <code><bdi>b</bdi></code></span></li></ul>"
      )
    )
  }

  @Test func textWithErrorsIsShownToo() async throws {
    let content = try await editedContent(sample(("difficulty=\"beginner\"", "difficulty=\"begginer\"")))
    show(content)
    #expect(content.basis == .withErrors(duasLeftOut: 0))
    let page = html(.dua("subhan-allah"))
    #expect(page.contains("The app shows the content with its errors."))
    #expect(page.contains("<h2>In the app</h2>"))
    #expect(!page.contains("stops the build"))
  }

  @Test func markupInAnyTextIsText() async throws {
    show(try await editedContent(sample((">Glory<", ">&lt;script&gt;alert(1)&lt;/script&gt;<"))))
    for place in [EditorPlace.duas, .dua("subhan-allah"), .findings, .coverage, .search("script"), .diff] {
      #expect(!html(place).contains("<script"), "\(place)")
    }
    #expect(html(.dua("<script>")).contains("&lt;script&gt;"))
    #expect(html(.rule("<script>")).contains("&lt;script&gt;"))
  }

  @Test func searchIsExplainedByBars() async throws {
    show(try await editedContent(sample()))
    let page = html(.search("subhanallah"))
    #expect(page.contains("href=\"/dua/subhan-allah\""))
    #expect(page.contains("class=\"part-transliteration\""))
    #expect(html(.search("zzzz")).contains("No dua is found."))
  }

  @Test func coverageIsCounted() async throws {
    let content = try await editedContent(sample())
    let charts = Dictionary(uniqueKeysWithValues: content.charts.map { ($0.title, $0.rows) })
    #expect(charts["Categories"]?.map(\.values) == [[3]])
    #expect(charts["Languages"]?.first { $0.name == "en" }?.values == [3, 3, 0, 0])
    #expect(charts["Reviews"]?.map(\.name) == ["unreviewed"])
    #expect(charts["Grades of hadiths"]?.first?.values == [3])
    #expect(charts["Steps of journeys"]?.map(\.values) == [[1, 1, 1]])
    show(content)
    #expect(html(.coverage).contains("3 duas, 1 journey<"))
  }

  @Test func changesAgainstTheBundleAreShown() async throws {
    let published = try #require(try await editedContent(sample()).library)
    show(
      try await editedContent(
        sample(("allāhu akbar", "allāhu ʾakbar"), ("سُبْحَانَ", "سُبْحَانُ")),
        published: published
      )
    )
    let page = html(.diff)
    #expect(page.contains("2 duas changed"))
    #expect(page.contains("the same letters with other marks"))
    #expect(page.contains("other letters"))
    show(try await editedContent(sample(), published: published))
    #expect(html(.diff).contains("Nothing has changed."))
  }
}
