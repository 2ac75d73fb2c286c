import ComposableTesting
import Testing

@testable import ComposableMacros
@testable import EditorPages

@MainActor
struct DuaPageFeatureTests {
  @Test func partsAreShownAndHidden() async {
    let store = TestStore(initialState: DuaPageFeature.State(slug: "subhan-allah")) { DuaPageFeature() }
    await store.send(.marksToggled) { $0.showsMarks = false }
    await store.send(.marksToggled) { $0.showsMarks = true }
    await store.send(.lettersToggled) { $0.showsLetters = true }
  }

  @Test func lettersAreChosenOneAfterAnother() async throws {
    show(try await editedContent(sample()))
    let store = TestStore(initialState: DuaPageFeature.State(slug: "subhan-allah")) { DuaPageFeature() }
    // سُبْحَانَ اللَّهِ
    #expect(store.state.letterCount == 9)
    await store.send(.letterMoved(.previous))
    await store.send(.letterMoved(.next)) { $0.letter = 1 }
    await store.send(.letterMoved(.last)) { $0.letter = 8 }
    await store.send(.letterMoved(.next))
    await store.send(.letterMoved(.previous)) { $0.letter = 7 }
    await store.send(.letterMoved(.first)) { $0.letter = 0 }
    await store.send(.letterTapped(5)) { $0.letter = 5 }
  }

  @Test func theChosenLetterFollowsAShorterText() async throws {
    show(try await editedContent(sample()))
    let store = TestStore(initialState: DuaPageFeature.State(slug: "subhan-allah")) { DuaPageFeature() }
    await store.send(.letterTapped(8)) { $0.letter = 8 }
    store.exhaustivity = .off
    show(try await editedContent(sample((" اللَّهِ", ""))))
    #expect(store.state.letterCount == 5)
    await store.send(.letterMoved(.previous)) { $0.letter = 3 }
  }
}
