extension KeyPath {
  /// Makes an enum of the case from its associated value: `let toCount = \Action.Cases.counted; toCount(3)`.
  public func callAsFunction<Enum, AssociatedValue>(_ value: AssociatedValue) -> Enum
  where Root == Case<Enum>, Value == Case<AssociatedValue> {
    AnyCasePath(self).embed(value)
  }

  /// Makes an enum of a case without an associated value.
  public func callAsFunction<Enum>() -> Enum where Root == Case<Enum>, Value == Case<Void> {
    AnyCasePath(self).embed(())
  }

  /// Whether an enum is the case, so that a `switch` can match it: `case \.path.popFrom:`.
  public static func ~= <Enum: CasePathable, AssociatedValue>(
    pattern: KeyPath,
    value: Enum
  ) -> Bool where Root == Case<Enum>, Value == Case<AssociatedValue> {
    value.is(pattern)
  }
}

/// A key path to a case of an enum, without the type of its value.
public typealias PartialCaseKeyPath<Root> = PartialKeyPath<Case<Root>>

extension CasePathable {
  /// The root of the case key paths of this enum: `\Action.Cases.counted`.
  public typealias Cases = Case<Self>

  /// Whether this value is the given case, without the type of its value: `for path in paths where action.is(path)`.
  @_disfavoredOverload
  public func `is`(_ keyPath: PartialCaseKeyPath<Self>) -> Bool {
    self[case: keyPath] != nil
  }

  /// The value held by the given case, without its type, or `nil` if this is another case.
  @_disfavoredOverload
  public subscript(case keyPath: PartialCaseKeyPath<Self>) -> Any? {
    (Case<Self>()[keyPath: keyPath] as? any ExtractableCase)?.value(from: self)
  }
}

extension Optional where Wrapped: CasePathable {
  /// Whether there is a value, and it is the given case: `state.destination.is(\.editor)`.
  @_disfavoredOverload
  public func `is`(_ keyPath: PartialCaseKeyPath<Wrapped>) -> Bool {
    self?.is(keyPath) ?? false
  }

  /// Changes the value held by the given case: `state.destination.modify(\.editor) { $0.text = "" }`.
  ///
  /// If the value is another case or `nil`, an issue is reported and nothing changes.
  @_disfavoredOverload
  public mutating func modify<Value>(
    _ keyPath: CaseKeyPath<Wrapped, Value>,
    yield update: (inout Value) -> Void,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    modify(
      (\Case<Self>.some).appending(path: keyPath),
      yield: update,
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }
}

/// A case whose value is of an unknown type.
private protocol ExtractableCase {
  func value<Root>(from root: Root) -> Any?
}

extension Case: ExtractableCase {
  fileprivate func value<Root>(from root: Root) -> Any? {
    path(from: Root.self).extract(from: root)
  }
}
