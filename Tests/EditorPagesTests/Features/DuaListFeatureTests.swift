import ComposableTesting
import Testing

@testable import ComposableMacros
@testable import EditorPages

@MainActor
struct DuaListFeatureTests {
  private func store(_ files: [String: String] = sample()) async throws -> TestStoreOf<DuaListFeature> {
    show(try await editedContent(files))
    return TestStore(initialState: DuaListFeature.State()) { DuaListFeature() }
  }

  @Test func duasAreFoundByTitleSlugAndArabicWithoutMarks() async throws {
    let store = try await store()
    #expect(store.state.duas == [0, 1, 2])
    for (query, found) in [("GLORY", [0]), ("lillah", [1]), ("اكبر", [2]), ("nothing", [])] {
      await store.send(.queryChanged(query)) { $0.query = query }
      #expect(store.state.duas == found, "\(query)")
    }
  }

  @Test func titlesInArabicScriptAreFoundWithoutMarks() async throws {
    let english = "<title xml:lang=\"en\">Glory</title>"
    let store = try await store(sample((english, english + "<title xml:lang=\"ar\">تَسْبِيحٌ</title>")))
    #expect(store.state.content.draft.duas[0].title.count == 2)
    for (query, found) in [("تسبيح", [0]), ("تَسْبِيح", [0]), ("تسابيح", [])] {
      await store.send(.queryChanged(query)) { $0.query = query }
      #expect(store.state.duas == found, "\(query)")
    }
  }

  @Test func duasWithFindingsAreChosen() async throws {
    let store = try await store(sample(("al-ḥamdu lillāh", "al-ḥamda lillāh")))
    #expect(store.state.content.findings.map(\.isEmpty) == [true, false, true])
    await store.send(.onlyFindingsToggled) { $0.showsOnlyFindings = true }
    #expect(store.state.duas == [1])
    await store.send(.onlyFindingsToggled) { $0.showsOnlyFindings = false }
  }
}
