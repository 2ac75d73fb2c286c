extension AnyCasePath {
  /// Changes the value held by `root` if it is this case.
  ///
  /// - Returns: What `body` returns; `nil` if `root` is another case.
  @inlinable
  func modify<R>(_ root: inout Root, _ body: (inout Value) -> R) -> R? {
    guard var value = extract(from: root) else { return nil }
    return modify(&root, holding: &value, body)
  }

  /// Changes the value while the root does not hold it, so that its arrays are not copied.
  @inlinable
  func modify<R>(_ root: inout Root, holding value: inout Value, _ body: (inout Value) -> R) -> R {
    // Ends the lifetime of the old root before its value changes.
    _ = consume root
    let result = body(&value)
    root = embed(value)
    return result
  }
}

extension Optional {
  /// Changes the wrapped value, if any.
  ///
  /// The value is moved out and back, so that its arrays are not copied.
  ///
  /// - Returns: What `body` returns; `nil` if there is no value.
  @inlinable
  mutating func modify<R>(_ body: (inout Wrapped) -> R) -> R? {
    guard var value = self else { return nil }
    self = nil
    defer { self = value }
    return body(&value)
  }
}

extension CasePathable {
  /// Changes the value held by the given case: `destination.modify(\.detail) { $0.count = 1 }`.
  ///
  /// If this value is another case, an issue is reported and nothing changes.
  ///
  /// - Parameters:
  ///   - keyPath: The case.
  ///   - update: Changes the associated value.
  public mutating func modify<Value>(
    _ keyPath: CaseKeyPath<Self, Value>,
    yield update: (inout Value) -> Void,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    guard AnyCasePath(keyPath).modify(&self, update) == nil else { return }
    IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column).report(
      """
      The value to modify is of another case: …

        \(self)
      """
    )
  }

  /// The value held by a case, or `nil` if this is another case: `destination.detail`.
  ///
  /// It is for enums that are declared `@dynamicMemberLookup`.
  public subscript<Value>(
    dynamicMember keyPath: KeyPath<AllCasePaths, AnyCasePath<Self, Value>> & Sendable
  ) -> Value? {
    Self.allCasePaths[keyPath: keyPath].extract(from: self)
  }

  /// The value held by a case, to change it: `destination.detail?.count = 1`.
  ///
  /// Setting a value changes this to the case; setting `nil` does nothing. It is disfavored, so that operators that take
  /// a property or a case, such as ``Scope``, prefer the case.
  @_disfavoredOverload
  public subscript<Value>(
    dynamicMember keyPath: KeyPath<AllCasePaths, AnyCasePath<Self, Value>>
  ) -> Value? {
    get { Self.allCasePaths[keyPath: keyPath].extract(from: self) }
    set {
      guard let newValue else { return }
      self = Self.allCasePaths[keyPath: keyPath].embed(newValue)
    }
  }
}
