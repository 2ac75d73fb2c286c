/// The step from an enum to one of its cases, as a key path sees it. Only ``CaseKeyPath`` needs it.
@dynamicMemberLookup
public struct Case<Value>: Sendable {
  /// The way from the enum where the key path begins; `nil` there.
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
    // Not reached: the type of a case key path fixes `Root`, and every step keeps the root of the step before it.
    preconditionFailure("A case key path must begin at \(Root.self).")
  }
}

extension Case where Value: CasePathable {
  /// The step on to one of the cases of `Value`.
  public subscript<Member>(
    dynamicMember keyPath: KeyPath<Value.AllCasePaths, AnyCasePath<Value, Member>> & Sendable
  ) -> Case<Member> {
    let member = Value.allCasePaths[keyPath: keyPath]
    guard let path else { return Case<Member>(member) }
    return Case<Member>(path.extended(by: member))
  }
}

/// A case path whose root is not known statically, so that key paths can extend it.
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
