/// A pair of closures that embed a value in one case of an enum and extract it again.
///
/// A case path is to the case of an enum what a key path is to the property of a struct.
public struct AnyCasePath<Root, Value>: Sendable {
  @usableFromInline let embedValue: @Sendable (Value) -> Root
  @usableFromInline let extractValue: @Sendable (Root) -> Value?

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
    let (embed, extract) = (embedValue, extractValue)
    return AnyCasePath<Root, Member>(
      embed: { embed(member.embedValue($0)) },
      extract: { extract($0).flatMap(member.extractValue) }
    )
  }
}
