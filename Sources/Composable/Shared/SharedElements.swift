extension RangeReplaceableCollection {
  /// The elements of a shared list, each of them shared: `Array($rows)`.
  ///
  /// An element that is removed from the list later reads as what it was here, and its changes are dropped.
  public init<ID, Value>(_ shared: Shared<IdentifiedArray<ID, Value>>) where Element == Shared<Value> {
    self.init(shared.wrappedValue.ids.lazy.compactMap { Shared(shared[id: $0]) })
  }

  /// The elements of a shared list that can only be read, each of them shared.
  public init<ID, Value>(
    _ shared: SharedReader<IdentifiedArray<ID, Value>>
  ) where Element == SharedReader<Value> {
    self.init(shared.wrappedValue.ids.lazy.compactMap { SharedReader(shared[id: $0]) })
  }
}
