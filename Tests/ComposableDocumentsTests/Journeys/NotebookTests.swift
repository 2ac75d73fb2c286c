import ComposableTesting
import Testing

@MainActor
@Suite("S1 001 §3, 6: Child that signals, parent that decides")
struct NotebookTests {
  @Test func finishedNoteIsKeptAndItsEditorCloses() async {
    let store = TestStore(initialState: Notebook.State()) { Notebook() }
    await store.send(.writeTapped) { $0.editor = NoteEditor.State() }
    await store.send(\.editor.textChanged, "Calm") { $0.editor?.text = "Calm" }
    await store.send(\.editor.doneTapped)
    await store.receive(\.editor.delegate, .finished("Calm")) {
      $0.notes = ["Calm"]
      $0.editor = nil
    }
  }

  @Test func childIsTestedAlone() async {
    let store = TestStore(initialState: NoteEditor.State(text: "Calm")) { NoteEditor() }
    await store.send(.doneTapped)
    await store.receive { action in
      if case .delegate(.finished("Calm")) = action { true } else { false }
    }
  }
}
