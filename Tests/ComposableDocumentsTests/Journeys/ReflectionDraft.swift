import ComposableMacros
import Foundation

/// A saved reflection.
struct Reflection: Equatable, Identifiable, Sendable {
  let id: UUID
  let date: Date
  var text: String
}

/// Saves a reflection, then closes.
@Reducer struct ReflectionDraft {
  @ObservableState struct State: Equatable {
    var text = ""
    var saved: Reflection?
  }

  enum Action {
    case saveTapped
    case saved(Reflection)
  }

  @Dependency(\.date.now) var now
  @Dependency(\.dismiss) var dismiss
  @Dependency(\.library) var library
  @Dependency(\.uuid) var uuid

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .saveTapped:
        let id = uuid()
        let date = now
        return .run { [state] send in
          try await library.save(Dua(id: 0, title: state.text))
          await send(.saved(Reflection(id: id, date: date, text: state.text)))
          await dismiss()
        }
      case .saved(let reflection):
        state.saved = reflection
        return .none
      }
    }
  }
}
