import ComposableMacros
import Foundation

/// The name of a collection of the user.
@Reducer
public struct CollectionForm {
  @ObservableState
  public struct State: Equatable {
    public var collection: UserCollection
    /// Those of the other collections.
    let names: Set<String>

    /// What is wrong with the name; nil if it can be saved.
    public var problem: String? {
      let name = trimmedName
      if name.isEmpty { return "Write a name." }
      if name.count > UserCollection.longestName {
        return "Write at most \(UserCollection.longestName) characters."
      }
      return names.contains(name) ? "Another collection is called “\(name)”." : nil
    }

    fileprivate var trimmedName: String { collection.name.trimmingCharacters(in: .whitespacesAndNewlines) }
  }

  public enum Action: BindableAction {
    case binding(BindingAction<State>)
    case saveTapped
    case cancelTapped
    case delegate(Delegate)

    @CasePathable
    public enum Delegate: Equatable, Sendable {
      case saved(UserCollection)
    }
  }

  @Dependency(\.dismiss) var dismiss

  public init() {}

  public var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .saveTapped:
        guard state.problem == nil else { return .none }
        var collection = state.collection
        collection.name = state.trimmedName
        return .send(.delegate(.saved(collection)))

      case .cancelTapped:
        return .run { [dismiss] _ in await dismiss() }

      case .binding, .delegate:
        return .none
      }
    }
  }
}
