import Foundation

/// The keys of an object, for look-up by their bytes.
struct JSONKeys<Key: CodingKey & CaseIterable & Sendable>: Sendable {
  private let keys: [Key]
  private let names: [[UInt8]]

  init(_: Key.Type) {
    let sorted = Key.allCases.map { (key: $0, name: Array($0.stringValue.utf8)) }
      .sorted { $0.name.lexicographicallyPrecedes($1.name) }
    keys = sorted.map(\.key)
    names = sorted.map(\.name)
  }

  subscript(index: Int) -> Key { keys[index] }

  /// The index of the key with this name; nil if it is not known.
  ///
  /// - Parameter expected: The index to try first: files have their keys in this order.
  func index(of name: UnsafeBufferPointer<UInt8>, expected: Int) -> Int? {
    var index = expected
    for _ in names.indices {
      if index >= names.count { index = 0 }
      let matches = names[index].withUnsafeBufferPointer { known in
        guard known.count == name.count, let first = known.baseAddress, let second = name.baseAddress else {
          return false
        }
        // Both buffers have this length.
        return memcmp(first, second, known.count) == 0
      }
      if matches { return index }
      index += 1
    }
    return nil
  }
}
