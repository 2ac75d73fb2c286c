/// A part of a parent's state, which a child changes in place.
///
/// A key path to a computed property reads a copy and writes it back: an array in it would be copied by every
/// write. So such a part is changed where it is stored, or while the parent holds an empty one in its place.
@usableFromInline
struct StatePart<Root, Value> {
  @usableFromInline
  enum Access {
    case inPlace
    case observed(WritableKeyPath<Root, Value>, RegistrarAccess<Root>, Int)
    case takingOut((Value) -> Value)
    case copying
  }

  @usableFromInline let keyPath: WritableKeyPath<Root, Value>
  @usableFromInline let access: Access

  @usableFromInline
  init(_ keyPath: WritableKeyPath<Root, Value>) {
    self.keyPath = keyPath
    access = Self.access(to: keyPath)
  }

  /// Changes the part.
  @inlinable
  func modify<R>(_ root: inout Root, _ body: (inout Value) -> R) -> R {
    modify(&root, watching: { ObservedValue(identityOf: $0) }, body)
  }

  /// Changes the part where it cannot change more than the identity that is watched.
  ///
  /// An observer of the part is told when this identity changes. To find the identities of all elements of a
  /// collection takes longer the more there are.
  @inlinable
  func modify<R>(
    _ root: inout Root,
    watching identity: (Value) -> ObservedValue,
    _ body: (inout Value) -> R
  ) -> R {
    switch access {
    case .inPlace, .copying:
      body(&root[keyPath: keyPath])
    case .observed(let stored, let registrar, let number):
      modify(&root, stored, registrar, number, watching: identity, body)
    case .takingOut(let empty):
      modify(&root, puttingIn: empty, body)
    }
  }

  // Functions of their own: their variables are not to take up the stack of every level of a deep tree.

  @inlinable
  func modify<R>(
    _ root: inout Root,
    _ stored: WritableKeyPath<Root, Value>,
    _ registrar: RegistrarAccess<Root>,
    _ number: Int,
    watching identity: (Value) -> ObservedValue,
    _ body: (inout Value) -> R
  ) -> R {
    let before = registrar.willModify(&root, number) ? identity(root[keyPath: stored]) : nil
    let result = body(&root[keyPath: stored])
    if let before, before != identity(root[keyPath: stored]) { registrar.didChange(&root, number) }
    return result
  }

  @inlinable
  func modify<R>(_ root: inout Root, puttingIn empty: (Value) -> Value, _ body: (inout Value) -> R) -> R {
    var value = root[keyPath: keyPath]
    root[keyPath: keyPath] = empty(value)
    defer { root[keyPath: keyPath] = value }
    return body(&value)
  }

  private static func access(to keyPath: WritableKeyPath<Root, Value>) -> Access {
    if MemoryLayout<Root>.offset(of: keyPath) != nil { return .inPlace }
    if let root = Root.self as? any ObservableProperties.Type, let access = observed(keyPath, in: root) {
      return access
    }
    if Value.self is any EmptiableState.Type {
      return .takingOut { (($0 as? any EmptiableState)?.emptied as? Value) ?? $0 }
    }
    return .copying
  }

  private static func observed<State: ObservableProperties>(
    _ keyPath: WritableKeyPath<Root, Value>,
    in state: State.Type
  ) -> Access? {
    guard let observed = keyPath as? PartialKeyPath<State>,
      let property = State._$observedProperties.first(where: { $0.observed == observed }),
      let stored = property.stored as? WritableKeyPath<Root, Value>,
      let registrar = RegistrarAccess<State>() as? RegistrarAccess<Root>
    else { return nil }
    return .observed(stored, registrar, property.number)
  }
}

/// Reaches the registrar of a state in place, which a key path does not: a copy would have another identity.
@usableFromInline
struct RegistrarAccess<State> {
  @usableFromInline let willModify: (inout State, Int) -> Bool
  @usableFromInline let didChange: (inout State, Int) -> Void

  init() where State: ObservableProperties {
    willModify = { $0._$observationRegistrar.willModify($1) }
    didChange = { $0._$observationRegistrar.didChange($1) }
  }
}

/// A state that can be empty, so that its content can be taken out and put back.
protocol EmptiableState {
  var emptied: Self { get }
}

// Its projected value is computed by the compiler. Setters that people wrote are called only when the child has run.
extension PresentationState: EmptiableState {
  var emptied: Self { Self(wrappedValue: nil) }
}
