/// A reducer for each case of an enum: a destination, or an element of a path. Macros conform enums to it.
///
/// ```swift
/// @Reducer enum Destination {
///   case detail(Detail)
///   case settings(Settings)
/// }
/// ```
public protocol CaseReducer<State, Action>: Reducer
where State: CaseReducerState, Body: Reducer, Body.State == State, Body.Action == Action {
  /// One store for each case, to switch over; see ``Store/case``.
  associatedtype CaseScope

  /// The reducers of the cases, each embedded by `Scope`.
  static var body: Body { get }

  /// The store of the case that the state is in.
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
  /// The reducer this is the state of.
  associatedtype StateReducer: CaseReducer where StateReducer.State == Self
}

extension Store where State: CaseReducerState, State.StateReducer.Action == Action {
  /// The store of the case that the state is in, to switch over.
  public var `case`: State.StateReducer.CaseScope {
    State.StateReducer.scope(self)
  }
}
