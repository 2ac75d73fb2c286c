import Diagnostics

extension Sequence {
  /// The elements whose key an earlier element has too, in order, each with the first element of that key. Elements
  /// without a key are skipped.
  func repeats<Key: Hashable>(by key: (Element) -> Key?) -> [(first: Element, again: Element)] {
    var firsts: [Key: Element] = [:]
    var repeats: [(first: Element, again: Element)] = []
    for element in self {
      guard let key = key(element) else { continue }
      if let first = firsts[key] { repeats.append((first, element)) } else { firsts[key] = element }
    }
    return repeats
  }
}

extension Sequence {
  /// The located values among fields.
  func located<Value>() -> [Located<Value>] where Element == Field<Value> { compactMap { $0.located } }
}

extension Sequence {
  /// The values, or nil if one is missing.
  func allPresent<Value>() -> [Value]? where Element == Value? {
    var values: [Value] = []
    for element in self {
      guard let element else { return nil }
      values.append(element)
    }
    return values
  }
}
