/// Describes how the state of a feature evolves when an action arrives, and which effects follow.
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
  /// Everything the feature needs to know between two actions.
  associatedtype State

  /// Everything that can happen to the feature.
  associatedtype Action

  /// The type of ``body-swift.property``; `Never` for a reducer that implements ``reduce(into:action:)``.
  associatedtype Body

  /// Changes the state for one action and returns the effects to start.
  ///
  /// - Parameters:
  ///   - state: The current state, mutated in place.
  ///   - action: The action that arrived.
  /// - Returns: The effects to start once the state has settled; ``Effect/none`` if there are none.
  func reduce(into state: inout State, action: Action) -> Effect<Action>

  /// The reducers that make up this one.
  ///
  /// A store reads it once, when it is created, and not for every action.
  @ReducerBuilder<State, Action>
  var body: Body { get }

  /// Flattens this reducer into a closure, so that a store evaluates `body` once and not per action.
  ///
  /// The default is right for every feature. An operator that contains other reducers implements it to
  /// resolve them ahead of the first action.
  func _resolve() -> Reduce<State, Action>
}

/// The reducer type of another reducer's state and action, as in `var body: some ReducerOf<Self>`.
public typealias ReducerOf<R: Reducer> = Reducer<R.State, R.Action>

extension Reducer where Body == Never {
  /// A reducer that implements ``Reducer/reduce(into:action:)`` has no body.
  public var body: Body {
    // `Never` has no value to return. Stores and operators resolve such a reducer by its `reduce`, so only a call of
    // `body` by hand comes here.
    fatalError("\(Self.self) has no body: call its 'reduce(into:action:)' instead.")
  }

  /// A closure that calls ``Reducer/reduce(into:action:)``.
  @inlinable
  public func _resolve() -> Reduce<State, Action> {
    Reduce { state, action in self.reduce(into: &state, action: action) }
  }
}

extension Reducer where Body: Reducer<State, Action> {
  /// Runs the reducers in ``Reducer/body-swift.property``.
  @inlinable
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    body.reduce(into: &state, action: action)
  }

  /// The closure that the body resolves to.
  @inlinable
  public func _resolve() -> Reduce<State, Action> {
    body._resolve()
  }
}
