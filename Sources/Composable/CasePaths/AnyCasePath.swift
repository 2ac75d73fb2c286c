/// A pair of closures that embed a value in one case of an enum and extract it again.
///
/// A case path is to the case of an enum what a key path is to the property of a struct.
public struct AnyCasePath<Root, Value>: Sendable {
  // `unsafe`: sendable functions, or those of a macro, which capture nothing.
  @usableFromInline nonisolated(unsafe) let embedValue: (Value) -> Root
  @usableFromInline nonisolated(unsafe) let extractValue: (Root) -> Value?

  /// Makes a case path.
  ///
  /// - Parameters:
  ///   - embed: Makes the root from a value, as the case itself does: `Action.child`.
  ///   - extract: Returns the value if the root is that case, otherwise `nil`.
  @inlinable
  public init(
    embed: @escaping @Sendable (Value) -> Root,
    extract: @escaping @Sendable (Root) -> Value?
  ) {
    embedValue = embed
    extractValue = extract
  }

  /// Makes a case path of functions that capture nothing. Only macros use it: the compiler does not know that a case is a
  /// sendable function, nor a closure that refers to the types of a type parameter.
  @inlinable
  public init(_embed embed: @escaping (Value) -> Root, extract: @escaping (Root) -> Value?) {
    embedValue = embed
    extractValue = extract
  }

  /// Makes the root from a value of the case.
  @inlinable
  public func embed(_ value: Value) -> Root {
    embedValue(value)
  }

  /// The value held by `root` if it is this case, otherwise `nil`.
  @inlinable
  public func extract(from root: Root) -> Value? {
    extractValue(root)
  }
}

extension AnyCasePath where Value == Never {
  /// Makes the case path of an impossible case: its associated value is of an uninhabited type.
  public init() {
    self.init(embed: Self.absurd, extract: { _ in nil })
  }

  private static func absurd(_ value: Never) -> Root {}
}

extension AnyCasePath {
  /// Makes a case path from a case key path such as `\.child` or `\.child.saved`.
  ///
  /// Evaluating a key path is slow: make the case path once, and store it.
  public init(_ keyPath: CaseKeyPath<Root, Value>) {
    self = Case<Root>()[keyPath: keyPath].path(from: Root.self)
  }

  /// Makes a case path from the function that makes a case with an associated value: `AnyCasePath(unsafe: Action.child)`.
  ///
  /// It finds the value by reflection, which is slow, and compares the names of the cases. Prefer `@CasePathable` and key paths.
  public init(unsafe embed: @escaping @Sendable (Value) -> Root) {
    self.init(embed: embed) { root in
      let child = Mirror(reflecting: root).children.first
      guard let value = child.flatMap({ Self.value(of: $0.value) }) else { return nil }
      let isCase = Mirror(reflecting: embed(value)).children.first?.label == child?.label
      return isCase ? value : nil
    }
  }

  /// The associated value of a case, which may have a label.
  private static func value(of payload: Any) -> Value? {
    if let value = payload as? Value { return value }
    let mirror = Mirror(reflecting: payload)
    guard mirror.displayStyle == .tuple, mirror.children.count == 1 else { return nil }
    return mirror.children.first?.value as? Value
  }

  /// The path to a case of the value: `toChild.appending(path: toSaved)`.
  public func appending<Member>(path member: AnyCasePath<Value, Member>) -> AnyCasePath<Root, Member> {
    appending(member)
  }

  @usableFromInline
  func appending<Member>(_ member: AnyCasePath<Value, Member>) -> AnyCasePath<Root, Member> {
    AnyCasePath<Root, Member>(
      embed: { embedValue(member.embedValue($0)) },
      extract: { extractValue($0).flatMap(member.extractValue) }
    )
  }
}
