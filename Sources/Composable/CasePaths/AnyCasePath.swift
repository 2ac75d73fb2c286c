/// A pair of closures that put a value into one case of an enum and take it out again.
///
/// It is to an enum's case what a key path is to a struct's property.
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
  /// Makes the case path of a case that cannot be: it holds a value that does not exist.
  public init() {
    self.init(embed: Self.absurd, extract: { _ in nil })
  }

  private static func absurd(_ value: Never) -> Root {}
}

extension AnyCasePath {
  /// The case path of a case key path such as `\.child` or `\.child.saved`.
  ///
  /// Reading a key path is slow. Make the case path once and keep it.
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
