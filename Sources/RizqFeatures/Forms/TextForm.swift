import ComposableMacros
import Foundation

/// A form with one text of something of the user: its name, or what it says.
@Reducer
public struct TextForm {
  @ObservableState
  public struct State: Equatable {
    /// What the text is of.
    let id: UUID
    /// As it is being written, by a binding.
    public var text: String
    /// The greatest number of characters.
    let limit: Int
    /// The texts of the others, if it must be different.
    var taken: Set<String> = []

    /// What is wrong with the text; nil if it can be saved.
    public var problem: String? {
      let text = trimmedText
      if text.isEmpty { return "Write something." }
      if text.count > limit { return "Write at most \(limit) characters." }
      return taken.contains(text) ? "Another is called “\(text)”." : nil
    }

    fileprivate var trimmedText: String { text.trimmingCharacters(in: .whitespacesAndNewlines) }
  }

  public enum Action: BindableAction {
    case binding(BindingAction<State>)
    /// Sends ``Delegate/saved(_:text:)``, unless there is a problem. The parent closes the form.
    case saveTapped
    /// Closes the form without saving.
    case cancelTapped
    case delegate(Delegate)

    @CasePathable
    public enum Delegate: Equatable, Sendable {
      /// Without white space around it.
      case saved(UUID, text: String)
    }
  }

  @Dependency(\.dismiss) var dismiss

  public init() {}

  public var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .saveTapped:
        return state.problem == nil ? .send(.delegate(.saved(state.id, text: state.trimmedText))) : .none

      case .cancelTapped:
        return .run { [dismiss] _ in await dismiss() }

      case .binding, .delegate:
        return .none
      }
    }
  }
}
