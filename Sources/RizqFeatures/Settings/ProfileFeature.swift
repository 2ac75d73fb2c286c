import ComposableMacros
import Foundation

/// The name of the user.
@Reducer
public struct ProfileFeature {
  @ObservableState
  public struct State: Equatable {
    /// As it is being written.
    public var name: String
    @Shared(.userName) var userName

    /// Begins with the name that is stored.
    public init() {
      name = ""
      name = userName
    }

    /// What is wrong with the name; nil if it can be saved. No name is fine.
    public var problem: String? { Self.problem(of: trimmedName) }

    static func problem(of name: String) -> String? {
      if name.count > longestName { return "Write at most \(longestName) characters." }
      let isReadable = name.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
      return isReadable ? nil : "Write letters, without line breaks."
    }

    /// Whether the name differs from the one that is stored, without white space around it.
    public var isChanged: Bool { trimmedName != userName }
    fileprivate var trimmedName: String { name.trimmingCharacters(in: .whitespacesAndNewlines) }

    /// The greatest number of characters of a name.
    public static let longestName = 40
  }

  public enum Action: BindableAction {
    case binding(BindingAction<State>)
    /// Stores the name without white space around it and closes the form, unless there is a problem.
    case saveTapped
    /// Closes the form without storing the name.
    case cancelTapped
  }

  @Dependency(\.dismiss) var dismiss

  public init() {}

  public var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding:
        return .none

      case .saveTapped:
        guard state.problem == nil else { return .none }
        let name = state.trimmedName
        state.$userName.withLock { $0 = name }
        return .run { [dismiss] _ in await dismiss() }

      case .cancelTapped:
        return .run { [dismiss] _ in await dismiss() }
      }
    }
  }
}
