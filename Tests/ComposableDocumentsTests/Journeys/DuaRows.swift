import ComposableMacros
import Foundation

/// A row of a list: a dua with a checkbox.
@Reducer struct DuaRow {
  @ObservableState struct State: Equatable, Identifiable {
    let dua: Dua
    var isDone = false

    var id: Dua.ID { dua.id }
  }

  enum Action {
    case doneToggled
    case removeTapped
    case delegate(Delegate)

    @CasePathable enum Delegate {
      case removed
    }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .doneToggled:
        state.isDone.toggle()
        return .none
      case .removeTapped:
        return .send(.delegate(.removed))
      case .delegate:
        return .none
      }
    }
  }
}

/// A list of rows that are identified by id.
@Reducer struct DuaRows {
  @ObservableState struct State: Equatable {
    var rows: IdentifiedArrayOf<DuaRow.State> = []
  }

  enum Action {
    case row(IdentifiedActionOf<DuaRow>)
    case allDoneTapped
    case moved(from: IndexSet, to: Int)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .row(.element(id: let id, action: .delegate(.removed))):
        state.rows.remove(id: id)
        return .none
      case .allDoneTapped:
        for id in state.rows.ids {
          state.rows[id: id]?.isDone = true
        }
        return .none
      case .moved(let from, let to):
        state.rows.move(fromOffsets: from, toOffset: to)
        return .none
      case .row:
        return .none
      }
    }
    .forEach(\.rows, action: \.row) { DuaRow() }
  }
}
