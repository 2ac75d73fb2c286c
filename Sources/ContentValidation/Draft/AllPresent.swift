extension Sequence {
  /// The values, or nil when one is missing.
  func allPresent<Value>() -> [Value]? where Element == Value? {
    var values: [Value] = []
    for element in self {
      guard let element else { return nil }
      values.append(element)
    }
    return values
  }
}
