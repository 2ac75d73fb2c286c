import Observation

/// The runtime of a feature: holds its state, reduces its actions and runs its effects.
///
/// ```swift
/// let store = Store(initialState: Counter.State()) {
///   Counter()
/// }
/// store.send(.incremented)
/// store.count  // 1
/// ```
@MainActor
@dynamicMemberLookup
public final class Store<State, Action> {
  let source: any StoreSource<State, Action>
  /// The source of a root store; `nil` for a scoped one. Calls of it can be specialized, unlike those of `source`.
  @usableFromInline let core: StoreCore<State, Action>?
  var scopes = StoreCache()

  init(source: any StoreSource<State, Action>) {
    self.source = source
    core = nil
  }

  /// Makes a store.
  ///
  /// - Parameters:
  ///   - initialState: The state before the first action, evaluated with the store's dependencies.
  ///   - reducer: The reducer of the feature. It is resolved once, here.
  ///   - prepareDependencies: Changes the dependencies for this store only.
  public init<R: Reducer<State, Action>>(
    initialState: @autoclosure @escaping () -> State,
    @ReducerBuilder<State, Action> reducer: () -> R,
    withDependencies prepareDependencies: ((inout DependencyValues) -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let core = withDependencies {
      $0.stackElementID = StackElementIDGenerator()
      prepareDependencies?(&$0)
    } operation: {
      StoreCore(
        initialState: initialState,
        reducer: reducer(),
        dependencies: .current,
        location: IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
      )
    }
    self.core = core
    source = core
  }

  /// Sends an action. When this returns, the action has been reduced, and so have all actions that its effects sent
  /// synchronously.
  ///
  /// An action that is sent while another is being reduced is queued.
  ///
  /// - Returns: A handle on the effects that are still in flight.
  @inlinable
  @discardableResult
  public func send(_ action: Action) -> StoreTask {
    if let core { return StoreTask(activity: core.send(action)) }
    return StoreTask(activity: sendToSource(action))
  }

  @usableFromInline
  func sendToSource(_ action: Action) -> Activity? {
    source.send(action)
  }

  /// The current state. A reducer must not read it here while it runs: it would get the state before the action, and an
  /// issue is reported.
  public var state: State {
    source.withState { $0 }
  }

  /// Reads the current state without copying it.
  public func withState<R>(_ body: (_ state: State) -> R) -> R {
    source.withState(body)
  }

  /// Reads a part of the current state: `store.count`.
  public subscript<Value>(dynamicMember keyPath: KeyPath<State, Value>) -> Value {
    source.withState { $0[keyPath: keyPath] }
  }
}

extension Store: Observable {}

/// The store type of a reducer: `StoreOf<Feature>` is `Store<Feature.State, Feature.Action>`.
public typealias StoreOf<R: Reducer> = Store<R.State, R.Action>
