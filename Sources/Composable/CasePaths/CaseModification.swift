extension AnyCasePath {
  /// Changes the value held by `root` if it is this case.
  ///
  /// - Returns: What `body` returns; `nil` if `root` is another case.
  @inlinable
  func modify<R>(_ root: inout Root, _ body: (inout Value) -> R) -> R? {
    guard var value = extract(from: root) else { return nil }
    return modify(&root, holding: &value, body)
  }

  /// Changes the value while the root does not hold it, so that arrays inside it are not copied.
  @inlinable
  func modify<R>(_ root: inout Root, holding value: inout Value, _ body: (inout Value) -> R) -> R {
    // Ends the life of the old root before its value changes.
    _ = consume root
    let result = body(&value)
    root = embed(value)
    return result
  }
}

extension CasePathable {
  /// Changes the value held by the given case: `destination.modify(\.detail) { $0.count = 1 }`.
  ///
  /// If this is another case, an issue is reported and nothing changes.
  ///
  /// - Parameters:
  ///   - keyPath: The case.
  ///   - update: Changes its value.
  public mutating func modify<Value>(
    _ keyPath: CaseKeyPath<Self, Value>,
    yield update: (inout Value) -> Void,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    guard AnyCasePath(keyPath).modify(&self, update) == nil else { return }
    SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column).report(
      """
      The value to modify is another case: …

        \(self)
      """
    )
  }

  /// The value held by a case, or `nil` if this is another case: `destination.detail`.
  ///
  /// An enum declared `@dynamicMemberLookup` is read in this way. Setting a value changes this to the case;
  /// setting `nil` does nothing.
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
