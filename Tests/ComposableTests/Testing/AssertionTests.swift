import Composable
import ComposableTesting
import Foundation
import Testing

/// The closures of `send` and `receive`.
@MainActor
struct AssertionTests {
  private struct Notes: Reducer {
    struct Note: Equatable {
      let id: UUID

      init() {
        @Dependency(\.uuid) var uuid
        id = uuid()
      }
    }

    struct State: Equatable {
      var note: Note?
    }

    enum Action: Equatable {
      case add
      case added
    }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        guard action == .add else {
          state.note = Note()
          return .none
        }
        return .send(.added)
      }
    }
  }

  @Test func closureHasTheDependenciesOfTheStore() async {
    let store = TestStore(initialState: .init()) {
      Notes()
    } withDependencies: {
      $0.uuid = .constant(UUID(7))
    }
    await store.send(.added) { $0.note = Notes.Note() }
    store.dependencies.uuid = .constant(UUID(8))
    await store.send(.add)
    await store.receive(.added) { $0.note = Notes.Note() }
    store.assert { $0.note = Notes.Note() }
    #expect(store.state.note?.id == UUID(8))
  }

  @Test func stateOfTheStoreInAClosureIsTheOneBeforeTheAction() async {
    let store = TestStore(initialState: Counter.State()) { Counter() }
    await store.send(.incremented) {
      #expect(store.state.count == 0)
      $0.count = store.state.count + 1
    }
    #expect(store.state.count == 1)
    store.exhaustivity = .off
    await store.send(.added(2)) {
      #expect(store.state.count == 1)
      $0.count = 3
    }
  }
}
