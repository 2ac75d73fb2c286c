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

  @usableFromInline
  func appending<Member>(_ member: AnyCasePath<Value, Member>) -> AnyCasePath<Root, Member> {
    AnyCasePath<Root, Member>(
      embed: { embedValue(member.embedValue($0)) },
      extract: { extractValue($0).flatMap(member.extractValue) }
    )
  }
}
