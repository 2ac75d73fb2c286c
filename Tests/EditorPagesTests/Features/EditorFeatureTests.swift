import ComposableTesting
import Diagnostics
import Testing

@testable import ComposableMacros
@testable import EditorPages

@MainActor
struct EditorFeatureTests {
  @Test func aDuaIsShownAsAtFirstAndAListStaysAsItIs() async {
    let store = TestStore(initialState: EditorFeature.State(place: .duas)) { EditorFeature() }
    await store.send(.duas(.queryChanged("kursi"))) { $0.duas.query = "kursi" }
    await store.send(.opened(.dua("a"))) {
      $0.place = .dua("a")
      $0.dua = DuaPageFeature.State(slug: "a")
    }
    await store.send(.dua(.marksToggled)) { $0.dua.showsMarks = false }
    await store.send(.opened(.dua("a")))
    await store.send(.opened(.dua("b"))) {
      $0.place = .dua("b")
      $0.dua = DuaPageFeature.State(slug: "b")
    }
    await store.send(.opened(.duas)) { $0.place = .duas }
  }

  @Test func aFinishedQueryIsTheAddress() async {
    let store = TestStore(initialState: EditorFeature.State(place: .search("a"))) { EditorFeature() }
    #expect(store.state.search.query == "a")
    await store.send(.search(.queryChanged("ab"))) { $0.search.query = "ab" }
    await store.send(.search(.submitted)) { $0.place = .search("ab") }
    await store.send(.opened(.search("a"))) {
      $0.place = .search("a")
      $0.search.query = "a"
    }
  }

  @Test func findingsAreGroupedAndHidden() async throws {
    show(try await editedContent(sample(("xp=\"15\"", "xp=\"-1\""), ("subḥāna", "subhana"))))
    let store = TestStore(initialState: FindingsFeature.State()) { FindingsFeature() }
    let all = store.state.content.diagnostics.count
    #expect(all > 1)
    #expect(store.state.groups.reduce(0) { $0 + $1.findings.count } == all)
    await store.send(.groupingSelected(.rule)) { $0.grouping = .rule }
    #expect(
      store.state.groups.map(\.name) == Set(store.state.content.diagnostics.map(\.rule.rawValue)).sorted()
    )
    await store.send(.severityToggled(.error)) { $0.hidden = [.error] }
    #expect(
      store.state.groups.reduce(0) { $0 + $1.findings.count } == all - store.state.content.count(.error)
    )
    await store.send(.severityToggled(.error)) { $0.hidden = [] }
  }

  @Test func filesWithNamesThatLookTheSameAreTwoGroups() {
    let paths = ["\u{E9}.xml", "e\u{301}.xml"]
    let diagnostics = paths.map { path in
      Diagnostic(
        rule: "XM01",
        severity: .error,
        message: "broken",
        location: SourceText(path: path, bytes: []).location(of: 0..<0)
      )
    }
    show(EditedContent(diagnostics: diagnostics))
    let groups = TestStore(initialState: FindingsFeature.State()) { FindingsFeature() }.state.groups
    #expect(groups.map { Array($0.name.utf8) } == paths.reversed().map { Array($0.utf8) })
    #expect(groups.map(\.findings) == [[1], [0]])
  }
}
