import ComposableMacros

/// An editor of a note.
@Reducer struct NoteEditor {
  @ObservableState struct State: Equatable {
    var text = ""
  }

  enum Action {
    case textChanged(String)
    case doneTapped
    case delegate(Delegate)

    // Not `@CasePathable`: the parent matches it by pattern, without key paths.
    enum Delegate: Equatable {
      case finished(String)
    }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .textChanged(let text):
        state.text = text
        return .none
      case .doneTapped:
        return .send(.delegate(.finished(state.text)))
      case .delegate:
        return .none
      }
    }
  }
}

/// The notes of the user, which decide what to do with a finished note.
@Reducer struct Notebook {
  @ObservableState struct State: Equatable {
    var notes: [String] = []
    @Presents var editor: NoteEditor.State?
  }

  enum Action {
    case writeTapped
    case editor(PresentationAction<NoteEditor.Action>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .writeTapped:
        state.editor = NoteEditor.State()
        return .none
      case .editor(.presented(.delegate(.finished(let note)))):
        state.notes.append(note)
        state.editor = nil
        return .none
      case .editor:
        return .none
      }
    }
    .ifLet(\.$editor, action: \.editor) { NoteEditor() }
  }
}
