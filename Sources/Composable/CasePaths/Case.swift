/// The root and value type of a ``CaseKeyPath``. It has no other use.
@dynamicMemberLookup
public struct Case<Value>: Sendable {
  /// The case path from the root of the key path; `nil` at the root itself.
  private let path: (any PathFromRoot<Value>)?

  init() {
    path = nil
  }

  private init(_ path: any PathFromRoot<Value>) {
    self.path = path
  }

  func path<Root>(from root: Root.Type) -> AnyCasePath<Root, Value> {
    if let path = path as? AnyCasePath<Root, Value> { return path }
    if let identity = AnyCasePath<Value, Value>.identity as? AnyCasePath<Root, Value> { return identity }
    // Not reached: the type of a case key path determines `Root`, and every step preserves the root.
    preconditionFailure("A case key path must begin at \(Root.self).")
  }
}

extension Case where Value: CasePathable {
  /// Appends a case of `Value` to the path.
  public subscript<Member>(
    dynamicMember keyPath: KeyPath<Value.AllCasePaths, AnyCasePath<Value, Member>> & Sendable
  ) -> Case<Member> {
    appending(Value.allCasePaths[keyPath: keyPath])
  }
}

extension Case {
  /// Appends a case of a `Result` to the path.
  ///
  /// It does what the subscript of other enums does, without their conformance to ``CasePathable``: the compiler of Swift 6.3
  /// crashes at a key path with the conformance of a `Result` whose value is a tuple.
  public subscript<Success, Failure, Member>(
    dynamicMember keyPath: KeyPath<
      Result<Success, Failure>.AllCasePaths, AnyCasePath<Result<Success, Failure>, Member>
    > & Sendable
  ) -> Case<Member> where Value == Result<Success, Failure> {
    appending(Value.allCasePaths[keyPath: keyPath])
  }

  private func appending<Member>(_ member: AnyCasePath<Value, Member>) -> Case<Member> {
    guard let path else { return Case<Member>(member) }
    return Case<Member>(path.extended(by: member))
  }
}

/// A case path with an erased root, so that key paths can extend it.
private protocol PathFromRoot<Value>: Sendable {
  associatedtype Value
  func extended<Member>(by member: AnyCasePath<Value, Member>) -> any PathFromRoot<Member>
}

extension AnyCasePath: PathFromRoot {
  fileprivate func extended<Member>(by member: AnyCasePath<Value, Member>) -> any PathFromRoot<Member> {
    appending(member)
  }
}

extension AnyCasePath where Root == Value {
  static var identity: Self {
    Self(embed: { $0 }, extract: { $0 })
  }
}
