/// A part of a parent's state that a child changes in place.
///
/// A key path to a computed property reads a copy and writes it back, so every write would copy the arrays in it.
/// Such a part is therefore changed in its storage, or while the parent temporarily holds an empty value.
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

  /// Changes the part, and notifies its observers if `identity` has changed.
  ///
  /// A caller that changes one element of a collection passes the identity of that element alone: the identity of
  /// the whole collection takes linear time.
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

  // Separate functions: their variables would enlarge the stack frame at every level of a deep tree.

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

/// Access to the registrar of a state in place. A key path would copy it, and the copy would get a new identity.
@usableFromInline
struct RegistrarAccess<State> {
  @usableFromInline let willModify: (inout State, Int) -> Bool
  @usableFromInline let didChange: (inout State, Int) -> Void

  init() where State: ObservableProperties {
    willModify = { $0._$observationRegistrar.willModify($1) }
    didChange = { $0._$observationRegistrar.didChange($1) }
  }
}

/// A state that can be emptied while its content is changed outside it.
protocol EmptiableState {
  var emptied: Self { get }
}

// The projected value of `@PresentationState` is a computed property that the compiler synthesizes.
extension PresentationState: EmptiableState {
  var emptied: Self { Self(wrappedValue: nil) }
}
