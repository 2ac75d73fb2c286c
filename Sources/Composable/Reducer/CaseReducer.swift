/// An enum with one reducer for each case: the destinations of a feature, or the screens of a stack.
///
/// `@Reducer` conforms enums to it.
///
/// ```swift
/// @Reducer enum Destination {
///   case detail(Detail)
///   case settings(Settings)
/// }
/// ```
public protocol CaseReducer<State, Action>: Reducer
where State: CaseReducerState, Body: Reducer, Body.State == State, Body.Action == Action {
  /// An enum with the store of each case, to switch over; see ``Store/case``.
  associatedtype CaseScope

  /// The reducers of the cases, each embedded by `Scope`.
  static var body: Body { get }

  /// Returns the store of the current case of the state.
  @MainActor
  static func scope(_ store: Store<State, Action>) -> CaseScope
}

extension CaseReducer {
  /// The reducers of the cases.
  public var body: Body {
    Self.body
  }
}

/// The state of a ``CaseReducer``.
public protocol CaseReducerState {
  /// The reducer that this state belongs to.
  associatedtype StateReducer: CaseReducer where StateReducer.State == Self
}

extension Store where State: CaseReducerState, State.StateReducer.Action == Action {
  /// The store of the current case of the state, to switch over.
  public var `case`: State.StateReducer.CaseScope {
    State.StateReducer.scope(self)
  }
}
