import ComposableMacros

/// The search of the library, explained.
@Reducer
public struct SearchFeature {
  @ObservableState
  public struct State: Equatable {
    var query = ""
    @SharedReader(.editedContent) var content
  }

  public enum Action: Equatable, Sendable {
    /// While the user types.
    case queryChanged(String)
    /// The user has finished the query, which becomes the address of the page.
    case submitted
  }

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .queryChanged(let query): state.query = query
      case .submitted: break
      }
      return .none
    }
  }
}
