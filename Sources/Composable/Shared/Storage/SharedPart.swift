/// A part of a shared value, by key path.
struct SharedPart<Base: SharedSource, Value>: SharedSource {
  let base: Base
  let keyPath: KeyPath<Base.Value, Value>

  var root: any SharedRoot { base.root }

  var path: [AnyHashable] { base.path + [keyPath] }

  func value(in view: SharedView) -> Value {
    base.value(in: view)[keyPath: keyPath]
  }

  /// Does nothing to the storage if the key path is read-only; a `SharedReader` never changes its part.
  func modify<R>(in view: SharedView, _ body: (inout Value) throws -> R) rethrows -> R {
    guard let keyPath = keyPath as? WritableKeyPath<Base.Value, Value> else {
      var value = value(in: view)
      return try body(&value)
    }
    return try base.modify(in: view) { try body(&$0[keyPath: keyPath]) }
  }

  func subscribe(_ receive: @escaping (Value) -> Void) -> SharedSubscription {
    base.subscribe { receive($0[keyPath: keyPath]) }
  }
}

/// The value in an optional shared value. When that becomes `nil`, it reads as what it was when the part was made, and
/// changes are dropped.
struct SharedUnwrapped<Base: SharedSource, Value>: SharedSource where Base.Value == Value? {
  let base: Base
  let last: Value

  var root: any SharedRoot { base.root }

  var path: [AnyHashable] { base.path + ["?"] }

  func value(in view: SharedView) -> Value {
    base.value(in: view) ?? last
  }

  func modify<R>(in view: SharedView, _ body: (inout Value) throws -> R) rethrows -> R {
    try base.modify(in: view) { optional in
      // Taken out, so that the value is changed in place.
      let isPresent = optional != nil
      var value = optional.take() ?? last
      defer { if isPresent { optional = value } }
      return try body(&value)
    }
  }

  func subscribe(_ receive: @escaping (Value) -> Void) -> SharedSubscription {
    base.subscribe { if let value = $0 { receive(value) } }
  }
}
