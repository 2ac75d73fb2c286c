import ComposableMacros
import ComposableTesting
import Foundation
import Testing

/// A folder of folders, to any depth.
@Reducer
struct Folder {
  @ObservableState
  struct State: Equatable, Identifiable {
    let id: UUID
    var name = ""
    var isExpanded = false
    var rows: IdentifiedArrayOf<State> = []

    var total: Int { rows.reduce(1) { $0 + $1.total } }
  }

  enum Action {
    case addRowButtonTapped
    case delegate(Delegate)
    case deleteButtonTapped
    case nameTextFieldChanged(String)
    case toggled
    indirect case rows(IdentifiedActionOf<Folder>)

    @CasePathable
    enum Delegate { case delete }
  }

  @Dependency(\.uuid) var uuid

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .addRowButtonTapped:
        state.rows.append(State(id: self.uuid()))
        state.isExpanded = true
        return .none

      case .delegate:
        return .none

      case .deleteButtonTapped:
        return .send(.delegate(.delete))

      case .nameTextFieldChanged(let name):
        state.name = name
        return .none

      case .toggled:
        state.isExpanded.toggle()
        return .none

      case .rows(.element(let id, .delegate(.delete))):
        state.rows.remove(id: id)
        return .none

      case .rows:
        return .none
      }
    }
    .forEach(\.rows, action: \.rows) {
      Self()
    }
  }
}

@MainActor
struct FolderTests {
  @Test func addThreeLevels() async {
    let store = TestStore(initialState: Folder.State(id: UUID(9), name: "Root")) {
      Folder()
    } withDependencies: {
      $0.uuid = .incrementing
    }

    await store.send(.addRowButtonTapped) {
      $0.isExpanded = true
      $0.rows = [Folder.State(id: UUID(0))]
    }
    await store.send(\.rows[id: UUID(0)].addRowButtonTapped) {
      $0.rows[id: UUID(0)]?.isExpanded = true
      $0.rows[id: UUID(0)]?.rows.append(Folder.State(id: UUID(1)))
    }
    await store.send(\.rows[id: UUID(0)].rows[id: UUID(1)].nameTextFieldChanged, "Leaf") {
      $0.rows[id: UUID(0)]?.rows[id: UUID(1)]?.name = "Leaf"
    }
    #expect(store.state.total == 3)
    await store.send(\.rows[id: UUID(0)].rows[id: UUID(1)].deleteButtonTapped)
    await store.receive(\.rows[id: UUID(0)].rows[id: UUID(1)].delegate.delete) {
      $0.rows[id: UUID(0)]?.rows = []
    }
  }

  @Test func deleteDeepWithoutSteps() async {
    let store = TestStore(
      initialState: Folder.State(
        id: UUID(0),
        rows: [
          Folder.State(id: UUID(1), rows: [Folder.State(id: UUID(2)), Folder.State(id: UUID(3))]),
          Folder.State(id: UUID(4)),
        ]
      )
    ) {
      Folder()
    }
    store.exhaustivity = .off(showSkippedAssertions: false)
    await store.send(.toggled)
    await store.send(.rows(.element(id: UUID(1), action: .deleteButtonTapped)))
    await store.receive(\.rows[id: UUID(1)].delegate)
    #expect(store.state.rows.ids == [UUID(4)])
    #expect(store.state.total == 2)
  }
}
