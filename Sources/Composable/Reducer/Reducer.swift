/// Describes how a feature's state changes for an action, and which effects follow.
///
/// Conform in one of two ways, never both:
///
/// - Compose other reducers in ``body-swift.property``. They run from top to bottom on the same state,
///   and their effects are merged.
/// - Implement ``reduce(into:action:)`` directly, for a leaf or for an operator over other reducers.
///
/// ```swift
/// struct Counter: Reducer {
///   struct State: Equatable { var count = 0 }
///   enum Action { case incremented }
///
///   var body: some ReducerOf<Self> {
///     Reduce { state, action in
///       switch action {
///       case .incremented:
///         state.count += 1
///         return .none
///       }
///     }
///   }
/// }
/// ```
public protocol Reducer<State, Action> {
  /// The data that the feature keeps between two actions.
  associatedtype State

  /// The events that the feature handles.
  associatedtype Action

  /// The type of ``body-swift.property``; `Never` for a reducer that implements ``reduce(into:action:)``.
  associatedtype Body

  /// Changes the state for one action and returns the effects to start.
  ///
  /// - Parameters:
  ///   - state: The current state, mutated in place.
  ///   - action: The action that arrived.
  /// - Returns: The effects to start after the state has changed; ``Effect/none`` if there are none.
  func reduce(into state: inout State, action: Action) -> Effect<Action>

  /// The reducers that make up this one.
  ///
  /// A store evaluates it once, when it is created, and not for every action.
  @ReducerBuilder<State, Action>
  var body: Body { get }

  /// Flattens this reducer into one closure, so that a store evaluates `body` only once.
  ///
  /// The default implementation suits every feature. An operator over other reducers implements it to resolve
  /// them before the first action.
  func _resolve() -> Reduce<State, Action>
}

/// The reducer type of another reducer's state and action, as in `var body: some ReducerOf<Self>`.
public typealias ReducerOf<R: Reducer> = Reducer<R.State, R.Action>

extension Reducer where Body == Never {
  /// Not available: a reducer that implements ``Reducer/reduce(into:action:)`` has no body.
  public var body: Body {
    // `Never` has no value to return. Stores and operators resolve such a reducer by its `reduce`, so only a direct
    // call of `body` gets here.
    fatalError("\(Self.self) has no body: call its 'reduce(into:action:)' instead.")
  }

  /// Returns a closure that calls ``Reducer/reduce(into:action:)``.
  @inlinable
  public func _resolve() -> Reduce<State, Action> {
    Reduce { state, action in self.reduce(into: &state, action: action) }
  }
}

extension Reducer where Body: Reducer<State, Action> {
  /// Runs the reducers in ``Reducer/body-swift.property``.
  ///
  /// With the types of the body, so that a feature that declares no `State` and `Action` has these.
  @inlinable
  public func reduce(into state: inout Body.State, action: Body.Action) -> Effect<Body.Action> {
    body.reduce(into: &state, action: action)
  }

  /// Resolves the body.
  @inlinable
  public func _resolve() -> Reduce<State, Action> {
    body._resolve()
  }
}

/// A reducer that is implemented by ``Reducer/_resolve()`` alone: an operator over other reducers.
///
/// A conformance must implement `_resolve()`: the default one calls ``Reducer/reduce(into:action:)``, which is
/// implemented by `_resolve()` here.
public protocol _ResolvedReducer<State, Action>: Reducer where Body == Never {}

extension _ResolvedReducer {
  /// Resolves the reducer for one action. A store resolves it once for all of them.
  @inlinable
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    _resolve().run(&state, action)
  }
}
