/// A value that several features share, and that can be persisted.
///
/// ```swift
/// @ObservableState struct State: Equatable {
///   @Shared(.appStorage("fontSize")) var fontSize = 17
///   @Shared(.fileStorage(.bookmarks)) var bookmarks: [Bookmark] = []
///   @Shared(.inMemory("session")) var session = Session()
///   @Shared var profile: Profile  // passed by the parent: State(profile: $profile)
/// }
/// ```
///
/// All properties with one key refer to one value, and all copies of a property do. It is changed by its projected value:
///
/// ```swift
/// state.$fontSize.withLock { $0 += 1 }
/// ```
///
/// The article <doc:SharedState> describes the guarantees.
@propertyWrapper
@dynamicMemberLookup
public struct Shared<Value> {
  let source: any SharedSource<Value>

  init(source: any SharedSource<Value>) {
    self.source = source
  }

  /// Shares a value that is not persisted, and that no key refers to.
  public init(value: sending Value) {
    self.init(source: SharedStorage(value))
  }

  /// Makes a property from a projected value: `_profile = Shared(projectedValue: $profile)`.
  public init(projectedValue: Shared) {
    self = projectedValue
  }

  /// The current value. It is changed by ``withLock(_:)``.
  public var wrappedValue: Value {
    get {
      source.root.access(.value)
      return source.value(in: .current)
    }
    @available(
      *,
      unavailable,
      message:
        "Use '$value.withLock { $0 = … }': a value that others may change must be read and written together."
    )
    nonmutating set { notAvailable() }
  }

  /// The property itself, to change, derive and pass it. Assign another one to refer to its value from now on.
  public var projectedValue: Shared {
    get {
      source.root.access(.value)
      return self
    }
    set {
      // Observers have registered with the storage of the previous value.
      let previous = source.root
      self = newValue
      previous.didChange(.value)
    }
  }

  /// Changes the value. No other thread reads or changes it while the closure runs.
  ///
  /// A value with a key is saved before this returns, if its strategy can do that: files are replaced, defaults are set.
  ///
  /// - Parameter operation: Changes the value. It must not access the same value in another way.
  /// - Returns: The result of the closure.
  public func withLock<R>(_ operation: (_ value: inout Value) throws -> R) rethrows -> R {
    try source.modify(in: .current, operation)
  }

  /// A part of the value that is shared, too: `$profile.name`.
  public subscript<Member>(dynamicMember keyPath: WritableKeyPath<Value, Member>) -> Shared<Member> {
    func open(_ source: some SharedSource<Value>) -> Shared<Member> {
      Shared<Member>(source: SharedPart(base: source, keyPath: keyPath))
    }
    return open(source)
  }

  /// Unwraps an optional value: `Shared($draft)`. `nil` if the value is `nil`.
  ///
  /// If the value becomes `nil` later, the result reads as what it was here, and its changes are dropped.
  public init?(_ base: Shared<Value?>) {
    func open(_ source: some SharedSource<Value?>) -> Shared? {
      source.value(in: .current).map { Shared(source: SharedUnwrapped(base: source, last: $0)) }
    }
    guard let unwrapped = open(base.source) else { return nil }
    self = unwrapped
  }
}

// `@unchecked`: every variable that it refers to is protected by a lock, and key paths are constants.
extension Shared: @unchecked Sendable where Value: Sendable {}

extension Shared {
  /// Whether the value is being loaded.
  public var isLoading: Bool {
    source.root.access(.isLoading)
    return source.root.isLoading
  }

  /// The error of the last load; `nil` if it succeeded.
  public var loadError: (any Error)? {
    source.root.access(.loadError)
    return source.root.loadError
  }

  /// The error of the last save; `nil` if it succeeded.
  public var saveError: (any Error)? {
    source.root.access(.saveError)
    return source.root.saveError
  }

  /// Loads the value again. Does nothing if it has no key.
  ///
  /// - Throws: The error of the strategy, which is also the ``loadError``.
  public func load() async throws {
    try await source.root.load()
  }

  /// Saves the value. Changes are saved without this. Does nothing if the value has no key.
  ///
  /// - Throws: The error of the strategy, which is also the ``saveError``.
  public func save() async throws {
    try await source.root.save()
  }
}
