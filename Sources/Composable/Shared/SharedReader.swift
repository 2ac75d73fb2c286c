/// A shared value that cannot be changed by the property.
///
/// ```swift
/// @SharedReader(.appStorage("fontSize")) var fontSize = 17
/// @SharedReader var profile: Profile  // State(profile: SharedReader($profile))
/// ```
///
/// It reads the same value as a ``Shared`` with the same key.
@propertyWrapper
@dynamicMemberLookup
public struct SharedReader<Value> {
  let source: any SharedSource<Value>

  init(source: any SharedSource<Value>) {
    self.source = source
  }

  /// Makes a reader of a shared value.
  public init(_ base: Shared<Value>) {
    source = base.source
  }

  /// Makes a reader of a value that never changes.
  public init(value: sending Value) {
    self.init(source: SharedStorage(value))
  }

  /// A reader of a value that never changes.
  public static func constant(_ value: sending Value) -> Self {
    Self(value: value)
  }

  /// Makes a property from a projected value.
  public init(projectedValue: SharedReader) {
    self = projectedValue
  }

  /// The current value.
  public var wrappedValue: Value {
    source.root.access(.value)
    return source.value(in: .current)
  }

  /// The property itself, to derive and pass it.
  public var projectedValue: SharedReader {
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

  /// A part of the value: `$profile.name`.
  public subscript<Member>(dynamicMember keyPath: KeyPath<Value, Member>) -> SharedReader<Member> {
    func open(_ source: some SharedSource<Value>) -> SharedReader<Member> {
      SharedReader<Member>(source: SharedPart(base: source, keyPath: keyPath))
    }
    return open(source)
  }

  /// Unwraps an optional value: `SharedReader($draft)`. `nil` if the value is `nil`.
  ///
  /// If the value becomes `nil` later, the result reads as what it was here.
  public init?(_ base: SharedReader<Value?>) {
    func open(_ source: some SharedSource<Value?>) -> SharedReader? {
      source.value(in: .current).map { SharedReader(source: SharedUnwrapped(base: source, last: $0)) }
    }
    guard let unwrapped = open(base.source) else { return nil }
    self = unwrapped
  }
}

// `@unchecked`: every variable that it refers to is protected by a lock, and key paths are constants.
extension SharedReader: @unchecked Sendable where Value: Sendable {}

extension SharedReader {
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

  /// Loads the value again. Does nothing if it has no key.
  ///
  /// - Throws: The error of the strategy, which is also the ``loadError``.
  public func load() async throws {
    try await source.root.load()
  }
}
