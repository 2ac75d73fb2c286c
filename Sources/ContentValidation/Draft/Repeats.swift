import Diagnostics

extension Sequence {
  /// The elements whose key an earlier element has too, each with the first of that key, in order.
  ///
  /// Elements without a key are passed over.
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
  func located<Value>() -> [Located<Value>] where Element == Field<Value> { compactMap(\.located) }
}
