import Composable

/// Tests a feature: send actions, assert how each changes the state, and receive the actions of effects.
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
/// The test fails at the line of the call if the state changes in a way that is not asserted, if an action is not
/// received, or if an effect is still running at the end. To assert less, set ``exhaustivity``.
///
/// The effects run on the main thread, and every call here waits until they are idle. Nothing depends on timing.
@MainActor
public final class TestStore<State: Equatable, Action> {
  let session: TestSession<State, Action>

  /// Makes a test store.
  ///
  /// - Parameters:
  ///   - initialState: The state before the first action.
  ///   - reducer: The feature.
  ///   - prepareDependencies: Sets the dependencies of the test. Others have their test value.
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
    let sharedMoments = SharedMoments()
    let dismissal = TestDismissal()
    let location = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let core = withDependencies {
      $0.context = .test
      $0.stackElementID = StackElementIDGenerator()
      $0.dismiss = DismissEffect { dismissal.perform() }
      prepareDependencies(&$0)
    } operation: {
      let initialState = initialState()
      return StoreCore(
        initialState: { initialState },
        reducer: sharedMoments.recording(reducer()),
        dependencies: .current,
        location: location,
        startTask: { scheduler.start($0, $1, $2) }
      )
    }
    session = TestSession(
      core: core,
      scheduler: scheduler,
      sharedMoments: sharedMoments,
      location: location
    )
    dismissal.cancelEffects = { [weak session] in session?.cancelEffects() }
    session.dismissal = dismissal
  }

  /// Makes a test store whose initial state is written without its type: `.init()`.
  @_disfavoredOverload
  public convenience init<R: Reducer<State, Action>>(
    initialState: @autoclosure () -> R.State,
    @ReducerBuilder<State, Action> reducer: () -> R,
    withDependencies prepareDependencies: ((inout DependencyValues) -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(
      initialState: initialState(),
      reducer: reducer,
      withDependencies: { prepareDependencies?(&$0) },
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }

  deinit {
    let findings = Locked<[Finding]>([])
    MainQueue.run { [session] in
      let leftovers = session.complete()
      findings.withLock { $0 = leftovers }
    }
    // Reported here, not on the main actor, because the current task is that of the test.
    for finding in findings.withLock({ $0 }) { finding.report() }
  }

  /// The state after the last action that the test sent or received.
  public var state: State {
    session.current.state
  }

  /// Whether the feature has dismissed itself. This cancels its effects, and no action can be sent any more.
  ///
  /// It stays `false` if the test sets `$0.dismiss`.
  public var isDismissed: Bool {
    session.dismissal.isDone
  }

  /// What the test must assert; everything by default.
  public var exhaustivity: Exhaustivity {
    get { session.exhaustivity }
    set { session.exhaustivity = newValue }
  }

  /// The maximum time to wait for an effect that waits for something outside the test's control; 1 second by default.
  /// Other effects need no time.
  public var timeout: Duration {
    get { session.timeout }
    set { session.timeout = newValue }
  }

  /// The dependencies of the feature. A test may change them between two actions.
  public var dependencies: DependencyValues {
    get { session.core.dependencies }
    set { session.core.dependencies = newValue }
  }
}

/// The test store type of a reducer.
public typealias TestStoreOf<R: Reducer> = TestStore<R.State, R.Action> where R.State: Equatable

/// What the tests of a ``TestStore`` must assert.
public enum Exhaustivity: Equatable, Sendable {
  /// Everything: each state change, each received action, the end of each effect.
  case on

  /// Nothing. Skipped changes, actions and effects are reported as warnings if `showSkippedAssertions`.
  case off(showSkippedAssertions: Bool)

  /// Nothing. Skipped changes, actions and effects are not reported.
  public static let off = Self.off(showSkippedAssertions: false)
}
