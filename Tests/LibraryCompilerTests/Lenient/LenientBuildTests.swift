import ContentDraft
import ContentRepair
import Diagnostics
import DuaLibrary
import Testing

@testable import LibraryCompiler

@MainActor
@Suite("A lenient build")
struct LenientBuildTests {
  private static let head = #"{"version": 1, "duas": ["#

  /// A build of the sample's declaration and a file of duas.
  private func build(
    _ duas: String,
    journeys: String? = nil,
    lenient: Bool = true
  ) async throws -> (state: LibraryReducer.State, library: Library?) {
    var files = ["/project/content/library.json": Samples.declaration]
    files["/project/content/duas/d.json"] = Self.head + duas + "]}"
    files["/project/content/journeys/j.json"] = journeys.map { #"{"version": 1, "journeys": ["# + $0 + "]}" }
    let disk = InMemoryFiles(files)
    var request = Samples.request
    request.isLenient = lenient
    let state = await LibraryReducer.run(request, on: disk.client)
    let library = try? DuaLibrary.Bundle { path in
      try disk.client.read("/project/output/" + path, 1 << 24).bytes
    }.library
    return (state, library)
  }

  private func rules(_ state: LibraryReducer.State, _ severity: Severity) -> [String] {
    Set((state.checked?.report.diagnostics ?? []).filter { $0.severity == severity }.map(\.rule.rawValue))
      .sorted()
  }

  @Test("keeps a dua that has only an id and Arabic, and lists the default values")
  func bareDua() async throws {
    let dua = #"{"id": 4, "arabic": "سُبْحَانَ اللَّهِ وَبِحَمْدِهِ"}"#
    let (state, library) = try await build(dua)
    let kept = try #require(library?.duas.first)
    #expect(kept.id.rawValue == 4)
    #expect(kept.slug.rawValue == "dua-4")
    #expect(kept.title[.english] == "سُبْحَانَ اللَّهِ وَبِحَمْدِهِ")
    #expect(kept.translation[.english] == "")
    #expect(kept.repetitions == 1 && kept.xp == 15 && kept.difficulty == .beginner)
    #expect(rules(state, .error).isEmpty)
    #expect(rules(state, .information).contains("LN02"))
    let strict = try await build(dua, lenient: false)
    #expect(strict.state.outcome == .rejected)
    #expect(strict.library == nil)
  }

  @Test("is what a check with errors can be turned into")
  func checkWithErrors() async throws {
    let duas = #"{"id": 4, "arabic": "سُبْحَانَ اللَّهِ"}, {"arabic": "الحمد لله"}"#
    let strict = try #require(try await build(duas, lenient: false).state.checked)
    #expect(strict.library == nil)
    let lenient = try #require(strict.lenient)
    #expect(lenient.library == (try await build(duas).library))
    #expect(lenient.report == strict.report)
    #expect(lenient.draft == strict.draft)
    #expect(lenient.published.duas.count == 1)
    #expect(try await lenient.searchIndex(jobs: 1) != nil)
  }

  @Test("is not made of a file that is not read to its end")
  func checkOfABrokenFile() async throws {
    let state = try await build(#"{"id": 4, "arabic": "سُبْحَانَ اللَّهِ"}, {"#, lenient: false).state
    #expect(state.checked?.draft.duas.count == 1)
    #expect(state.checked?.lenient == nil)
  }

  @Test("omits only duas without an id or a text, lists and counts them")
  func leftOut() async throws {
    let (state, library) = try await build(
      """
      {"slug": "no-id", "arabic": "الحمد لله"}, {"id": "x", "arabic": "الحمد لله"}, {"id": 0, "arabic": "الحمد لله"},
      {"id": 1, "slug": "no-text", "title": {"en": "A title"}, "arabic": " "},
      {"id": 2, "slug": "translated", "translation": {"en": "Praise"}}, {"id": 3, "transliteration": "subhanallah"}
      """
    )
    #expect(library?.duas.map(\.id.rawValue) == [2, 3])
    #expect(library?.duas.map(\.arabic) == ["", ""])
    #expect(state.checked?.report.diagnostics.filter { $0.rule == "LN01" }.count == 4)
    guard case .succeeded(let summary) = state.outcome else {
      Issue.record("the build did not succeed")
      return
    }
    #expect(summary.leniency?.duasLeftOut == 4)
    #expect(summary.leniency?.findings == state.checked?.report.counts.total)
  }

  @Test("renumbers and renames later duas with an id or slug of an earlier one")
  func duplicates() async throws {
    let (_, library) = try await build(
      """
      {"id": 7, "slug": "a", "arabic": "واحد"}, {"id": 7, "slug": "a", "arabic": "اثنان"},
      {"id": 8, "slug": "a-2", "arabic": "ثلاثة"}, {"id": 2147483647, "slug": "A b", "arabic": "أربعة"}
      """
    )
    let duas = try #require(library?.duas)
    #expect(Set(duas.map(\.id)).count == 4 && Set(duas.map(\.slug)).count == 4)
    #expect(library?[Dua.ID(rawValue: 7)]?.arabic == "واحد")
    #expect(library?[dua: try #require(Slug("a-2"))]?.arabic == "ثلاثة")
  }

  @Test("keeps sources that cannot be looked up as texts, and drops references that lead nowhere")
  func sources() async throws {
    let (state, library) = try await build(
      """
      {"id": 1, "slug": "a", "arabic": "واحد", "category": "nowhere", "variant-of": "nobody", "source": [
        {"type": "hadith", "collection": "muslim"}, {"type": "hadith", "collection": "unheard", "number": "5"},
        {"type": "quran", "surah": 2, "ayah": "999"}, {"type": "hadith"}, {"type": "quran", "surah": 2, "ayah": "255"}]}
      """
    )
    let dua = try #require(library?.duas.first)
    #expect(
      dua.sources.map { library?.displayText(of: $0) } == [
        "Sahih Muslim", "unheard 5", "Quran 2:999", "Quran 2:255",
      ]
    )
    #expect(dua.category == nil && dua.variantOf == nil)
    #expect(rules(state, .error).isEmpty)
  }

  @Test("keeps a journey whose sums are wrong, without the steps that lead nowhere")
  func journeys() async throws {
    let (_, library) = try await build(
      #"{"id": 1, "slug": "a", "arabic": "واحد"}, {"id": 2, "slug": "b"}"#,
      journeys:
        #"{"id": 5, "slug": "j", "xp": 999, "step": [{"dua": "a"}, {"dua": "b"}, {"dua": "c", "slot": "morning"}]}"#
    )
    let journey = try #require(library?.journeys.first)
    #expect(journey.steps.map(\.dua.rawValue) == [1])
    #expect(journey.xp == 999 && journey.minutes == 1 && journey.name[.english] == "j")
  }

  @Test("does not accept a broken file, or a library without its declaration")
  func notForgiven() async throws {
    #expect(try await build(#"{"id": 1, "arabic": "واحد"}, {"id": 2, "ar"#).state.outcome == .rejected)
    let disk = InMemoryFiles(["/project/content/library.json": #"{"version": 1, "name": "x"}"#])
    var request = Samples.request
    request.isLenient = true
    #expect(await LibraryReducer.run(request, on: disk.client).outcome == .rejected)
  }

  @Test("gives the same bytes as a strict build if there are no errors")
  func sameAsStrict() async throws {
    let strict = InMemoryFiles(Samples.files)
    let lenient = InMemoryFiles(Samples.files)
    _ = await LibraryReducer.run(on: strict.client)
    var request = Samples.request
    request.isLenient = true
    _ = await LibraryReducer.run(request, on: lenient.client)
    #expect(strict.tree("/project/output").count > 3)
    #expect(strict.tree("/project/output") == lenient.tree("/project/output"))
  }
}

@Suite("The proof of a repaired draft")
struct LenientProofTests {
  private static let place = SourceRange(file: FileID(0), 0..<1)

  private func dua() -> DuaFragment {
    var dua = DuaFragment(range: Self.place)
    dua.id = Field(1, at: Self.place)
    dua.arabic = Field("\u{0631}\u{0628}\u{0651}\u{0650}", at: Self.place)
    dua.title = [LocalizedField(language: .english, text: Field("Lord", at: Self.place))]
    return dua
  }

  private func isProven(_ change: (inout DuaFragment) -> Void) -> Bool {
    var (original, published) = (LibraryDraft(), LibraryDraft())
    original.duas = [dua()]
    var repaired = dua()
    change(&repaired)
    published.duas = [repaired]
    return (try? LenientProof(original: original, published: published, language: .english).verify()) != nil
  }

  @Test("a text in other scalars, a lost text and an invented text are found")
  func changes() {
    #expect(isProven { _ in })
    #expect(
      isProven { $0.translation = [LocalizedField(language: .english, text: Field("", at: Self.place))] }
    )
    // Canonically equivalent, but not the same scalars.
    #expect(!isProven { $0.arabic = Field("\u{0631}\u{0628}\u{0650}\u{0651}", at: Self.place) })
    #expect(!isProven { $0.arabic = .missing })
    #expect(!isProven { $0.title = [] })
    #expect(!isProven { $0.transliteration = Field("rabbi", at: Self.place) })
    #expect(
      !isProven { $0.translation = [LocalizedField(language: .english, text: Field("x", at: Self.place))] }
    )
    #expect(!isProven { $0.benefit = [LocalizedField(language: .english, text: Field("x", at: Self.place))] })
  }

  @Test("a readable dua that is missing is found")
  func missing() {
    var original = LibraryDraft()
    original.duas = [dua()]
    #expect(throws: LenientProof.Violation.self) {
      try LenientProof(original: original, published: LibraryDraft(), language: .english).verify()
    }
  }
}
