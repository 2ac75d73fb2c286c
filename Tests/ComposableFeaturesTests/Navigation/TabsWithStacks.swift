import ComposableMacros
import ComposableTesting
import Testing

@Reducer
struct BookScreen {
  @ObservableState
  struct State: Equatable {
    var title: String
    var chapters: IdentifiedArrayOf<Chapter> = []
    @Presents var note: NoteSheet.State?

    struct Chapter: Equatable, Identifiable {
      let id: Int
      var isRead = false
    }
  }

  enum Action {
    case chapterTapped(id: Int)
    case note(PresentationAction<NoteSheet.Action>)
    case noteButtonTapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .chapterTapped(let id):
        state.chapters[id: id]?.isRead.toggle()
        return .none
      case .note:
        return .none
      case .noteButtonTapped:
        state.note = NoteSheet.State()
        return .none
      }
    }
    .ifLet(\.$note, action: \.note) { NoteSheet() }
  }
}

@Reducer
struct NoteSheet {
  @ObservableState
  struct State: Equatable { var text = "" }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case doneButtonTapped
  }

  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding: .none
      case .doneButtonTapped: .run { _ in await dismiss() }
      }
    }
  }
}

/// A tab with a stack of its own.
@Reducer
struct ShelfTab {
  @Reducer
  enum Path {
    case book(BookScreen)
    @ReducerCaseIgnored
    case author(name: String)
  }

  @ObservableState
  struct State: Equatable {
    var path = StackState<Path.State>()
  }

  enum Action {
    case bookTapped(String)
    case path(StackActionOf<Path>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .bookTapped(let title):
        state.path.append(.book(BookScreen.State(title: title, chapters: [.init(id: 1), .init(id: 2)])))
        return .none
      case .path:
        return .none
      }
    }
    .forEach(\.path, action: \.path)
  }
}

extension ShelfTab.Path.State: Equatable {}

@Reducer
struct TabsWithStacks {
  enum Tab { case shelf, wishes }

  @ObservableState
  struct State: Equatable {
    var currentTab = Tab.shelf
    var shelf = ShelfTab.State()
    var wishes = ShelfTab.State()
  }

  enum Action {
    case shelf(ShelfTab.Action)
    case wishes(ShelfTab.Action)
    case selectTab(Tab)
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.shelf, action: \.shelf) { ShelfTab() }
    Scope(state: \.wishes, action: \.wishes) { ShelfTab() }
    Reduce { state, action in
      switch action {
      case .shelf, .wishes:
        return .none
      case .selectTab(let tab):
        // Tapping the tab again pops to its root.
        if tab == state.currentTab {
          switch tab {
          case .shelf: state.shelf.path.removeAll()
          case .wishes: state.wishes.path.removeAll()
          }
        }
        state.currentTab = tab
        return .none
      }
    }
  }
}

@MainActor
struct TabsWithStacksTests {
  @Test func noteInABookInATab() async {
    let store = TestStore(initialState: TabsWithStacks.State()) { TabsWithStacks() }
    await store.send(.shelf(.bookTapped("Riyad"))) {
      $0.shelf.path[id: 0] = .book(.init(title: "Riyad", chapters: [.init(id: 1), .init(id: 2)]))
    }
    await store.send(.shelf(.path(.element(id: 0, action: .book(.chapterTapped(id: 2)))))) {
      $0.shelf.path[id: 0, case: \.book]?.chapters[id: 2]?.isRead = true
    }
    await store.send(\.shelf.path[id: 0].book.noteButtonTapped) {
      $0.shelf.path[id: 0, case: \.book]?.note = .init()
    }
    await store.send(\.shelf.path[id: 0].book.note.binding.text, "Read again") {
      $0.shelf.path[id: 0, case: \.book]?.note?.text = "Read again"
    }
    await store.send(\.shelf.path[id: 0].book.note.doneButtonTapped)
    await store.receive(\.shelf.path[id: 0].book.note.dismiss) {
      $0.shelf.path[id: 0, case: \.book]?.note = nil
    }
    await store.send(.shelf(.path(.push(id: 1, state: .author(name: "Nawawi"))))) {
      $0.shelf.path[id: 1] = .author(name: "Nawawi")
    }
    await store.send(.shelf(.path(.popFrom(id: 1)))) { $0.shelf.path.pop(from: 1) }
    await store.send(.selectTab(.shelf)) { $0.shelf.path = StackState() }
  }

  @Test func tabsAreIndependent() async {
    let store = TestStore(initialState: TabsWithStacks.State()) { TabsWithStacks() }
    store.exhaustivity = .off
    await store.send(\.wishes.bookTapped, "Hisn")
    await store.send(\.selectTab, .wishes) { $0.currentTab = .wishes }
    #expect(store.state.shelf.path.isEmpty)
    #expect(store.state.wishes.path.count == 1)
    #expect(store.state.wishes.path.first?[case: \.book]?.title == "Hisn")
  }
}
