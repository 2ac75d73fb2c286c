import ComposableTesting
import DuaLibrary
import LiveView
import Testing

@testable import ComposableMacros
@testable import EditorPages

/// Content that is shown while it is being checked.
@MainActor
struct UncheckedContentTests {
  /// Both transliterations have a word that the Arabic does not have.
  private let former = sample(("subḥāna-llāh", "subḥāna-llāh xyz"), ("allāhu akbar", "allāhu xyz akbar"))

  private func reading(_ files: [String: String], after former: EditedContent) async throws -> EditedContent {
    let new = try await editedContent(files)
    return EditedContent(
      reading: new.draft,
      basis: .current,
      library: try #require(new.library),
      after: former
    )
  }

  private func html(_ place: EditorPlace) -> String {
    let store = StoreOf<EditorFeature>(initialState: EditorFeature.State(place: place)) { EditorFeature() }
    return String(decoding: LiveSession(store) { editorPage($0) }.document().body, as: UTF8.self)
  }

  @Test func newTextsAreShownAndFindingsStayWhereTheTextIsTheSame() async throws {
    let checked = try await editedContent(former)
    let new = try await reading(sample(("allāhu akbar", "allāhu xyz akbar")), after: checked)
    #expect(new.isChecking)
    #expect(new.diagnostics == checked.diagnostics)
    let changed = try #require(new.proof(of: 0).transliteration)
    #expect(changed.value == "subḥāna-llāh")
    #expect(changed.marks.isEmpty)
    let same = try #require(new.proof(of: 2).transliteration)
    #expect(!same.marks.isEmpty)
    #expect(same.marks.map(\.bytes) == checked.proof(of: 2).transliteration?.marks.map(\.bytes))

    show(new)
    let page = html(.dua("subhan-allah"))
    #expect(page.contains(">subḥāna-llāh</"))
    #expect(page.contains("<span aria-hidden=\"true\" class=\"checking\"> Checking …</span>"))
    #expect(page.contains("id=\"finding-0\""))
    show(try await editedContent(sample(("allāhu akbar", "allāhu xyz akbar"))))
    #expect(!html(.dua("subhan-allah")).contains("Checking …"))
    #expect(!html(.dua("subhan-allah")).contains("id=\"finding-0\""))
  }

  @Test func findingsFollowTheirDua() async throws {
    let checked = try await editedContent(former)
    let first = SampleFiles.dua(named: "subhan-allah")
    let new = try await reading(sample((first, "")), after: checked)
    #expect(new.draft.duas.map(\.slug.value?.rawValue) == ["alhamdu-lillah", "allahu-akbar"])
    #expect(new.findings == [[], checked.findings[2]])
    #expect(new.owners.compactMap(\.self) == checked.findings[2].map { _ in 1 })
  }

  @Test func aNewDuaIsBeingChecked() async throws {
    let checked = try await editedContent(sample((SampleFiles.dua(named: "allahu-akbar"), "")))
    show(try await reading(sample(), after: checked))
    #expect(html(.dua("allahu-akbar")).contains("The text is being checked."))
    show(try await editedContent(sample()))
    #expect(html(.dua("allahu-akbar")).contains("<p>None.</p>"))
  }

  @Test func textsAreComparedWithThoseThatWereChecked() async throws {
    let checked = try await editedContent(former)
    let first = try await reading(sample(), after: checked)
    #expect(first.proof(of: 0).transliteration?.marks.isEmpty == true)
    let second = try await reading(former, after: first)
    #expect(second.proof(of: 0).transliteration?.marks.isEmpty == false)
    // A new index of the search changes nothing of that.
    #expect(EditedContent(second, search: checked.search).isChecking)
  }
}

private enum SampleFiles {
  /// The element of a dua in the sample.
  static func dua(named slug: String) -> String {
    let text = sample()["duas.xml"] ?? ""
    let parts = text.split(separator: "<dua ", omittingEmptySubsequences: false).dropFirst()
    let part = parts.first { $0.contains("slug=\"\(slug)\"") } ?? ""
    return "<dua " + part.replacing("</duas>\n", with: "")
  }
}
