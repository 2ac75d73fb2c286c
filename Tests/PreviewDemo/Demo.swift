import Composable

/// A feature with everything that a page can do: it counts, lists, searches and remembers.
struct Demo: Reducer {
  struct State: Equatable {
    var count = 0
    var query = ""
    var note = ""
    var isChecked = false
    var items = Array(1...200)
    var nextItem = 201
    var tab = "list"
    var submitted = 0
  }

  enum Action: Equatable {
    case tapped
    case queryChanged(String)
    case noteChanged(String)
    case checked(Bool)
    case prepended
    case reversed
    case removed(Int)
    case tabChosen(String)
    case submitted
    case spacePressed
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .tapped: state.count += 1
    case .spacePressed: state.count += 100
    // A field shows what the state has, even if that is not what was typed.
    case .queryChanged(let query): state.query = String(query.prefix(10))
    case .noteChanged(let note): state.note = note
    case .checked(let isChecked): state.isChecked = isChecked
    case .prepended:
      state.items.insert(state.nextItem, at: 0)
      state.nextItem += 1
    case .reversed: state.items.reverse()
    case .removed(let item): state.items.removeAll { $0 == item }
    case .tabChosen(let tab): state.tab = tab
    case .submitted: state.submitted += 1
    }
    return .none
  }
}
