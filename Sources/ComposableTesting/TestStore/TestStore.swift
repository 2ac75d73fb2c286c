import Composable

/// Tests a feature: send actions, say how each changes the state, and receive what its effects send.
///
/// ```swift
/// @MainActor @Test func loading() async {
///   let store = TestStore(initialState: Library.State()) {
///     Library()
///   } withDependencies: {
///     $0.files.read = { _ in [1, 2, 3] }
///   }
///   await store.send(.appeared) { $0.isLoading = true }
///   await store.receive(\.loaded.success) {
///     $0.isLoading = false
///     $0.bytes = [1, 2, 3]
///   }
/// }
/// ```
///
/// The test fails at the line concerned if the state changes in a way that was not asserted, if an action
/// is not received, and if an effect is still running at the end. See ``exhaustivity`` to assert less.
///
/// The effects run on the main thread, and every call here waits until they have come to rest. Nothing
/// depends on timing.
@MainActor
public final class TestStore<State: Equatable, Action> {
  let session: TestSession<State, Action>

  /// Makes a test store.
  ///
  /// - Parameters:
  ///   - initialState: The state before the first action.
  ///   - reducer: The feature.
  ///   - prepareDependencies: Sets the dependencies the test needs; others have their test value.
  public init<R: Reducer<State, Action>>(
    initialState: @autoclosure () -> State,
    @ReducerBuilder<State, Action> reducer: () -> R,
    withDependencies prepareDependencies: (inout DependencyValues) -> Void = { _ in },
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let scheduler = EffectScheduler()
    let core = withDependencies {
      $0.context = .test
      $0.stackElementID = StackElementIDGenerator()
      prepareDependencies(&$0)
    } operation: {
      StoreCore(
        initialState: initialState(),
        reducer: reducer(),
        dependencies: .current,
        startTask: { scheduler.start($0, $1, $2) }
      )
    }
    session = TestSession(
      core: core,
      scheduler: scheduler,
      location: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  deinit {
    let session = session
    if MainQueue.isCurrent {
      MainActor.assumeIsolated { session.complete() }
    } else {
      Task { @MainActor in session.complete() }
    }
  }

  /// The state up to the last action that the test sent or received.
  public var state: State {
    session.state
  }

  /// How much the test must assert; everything, unless set.
  public var exhaustivity: Exhaustivity {
    get { session.exhaustivity }
    set { session.exhaustivity = newValue }
  }

  /// How long to wait for an effect that waits for something outside the test's control; 1 second unless
  /// set. Other effects do not need time.
  public var timeout: Duration {
    get { session.timeout }
    set { session.timeout = newValue }
  }

  /// The dependencies of the feature, which may be changed between two actions.
  public var dependencies: DependencyValues {
    get { session.core.dependencies }
    set { session.core.dependencies = newValue }
  }
}

/// The test store type of a reducer.
public typealias TestStoreOf<R: Reducer> = TestStore<R.State, R.Action> where R.State: Equatable
