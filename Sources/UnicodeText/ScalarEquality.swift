/// Values that can be compared as sequences of Unicode scalars: texts, and values that contain texts.
public protocol ScalarComparable {
  /// Whether both values have the same Unicode scalars, in every text that they contain.
  func hasSameScalars(as other: Self) -> Bool
}

extension String: ScalarComparable {
  /// Whether both texts are the same sequence of Unicode scalars.
  ///
  /// `==` on `String` is canonical equivalence: it treats shadda + kasra and kasra + shadda as equal although their bytes
  /// differ, and therefore their checksums.
  public func hasSameScalars(as other: String) -> Bool {
    guard utf8.count == other.utf8.count else { return false }
    let isSame = utf8.withContiguousStorageIfAvailable { bytes in
      other.utf8.withContiguousStorageIfAvailable { UnsafeRawBufferPointer(bytes).hasSameBytes(as: $0) }
    }
    // Only texts that Foundation bridged have no contiguous bytes.
    return (isSame ?? nil) ?? utf8.elementsEqual(other.utf8)
  }
}

extension UnsafeRawBufferPointer {
  /// The 64-bit FNV-1a hash (Fowler, Noll, Vo) of the bytes, eight at a time: `Hasher` takes several times as long for long texts.
  fileprivate var wordHash: UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    var position = 0
    while position &+ 8 <= count {
      // Eight bytes from here are in the buffer.
      hash = (hash ^ loadUnaligned(fromByteOffset: position, as: UInt64.self)) &* 0x100_0000_01B3
      position &+= 8
    }
    while position < count {
      hash = (hash ^ UInt64(self[position])) &* 0x100_0000_01B3
      position &+= 1
    }
    return hash
  }

  /// Compares the bytes of two buffers of one length, a word at a time: `elementsEqual` takes ten times as long.
  fileprivate func hasSameBytes(as other: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let bytes = baseAddress, let others = UnsafeRawPointer(other.baseAddress), bytes != others else {
      return true
    }
    var position = 0
    while position &+ 8 <= count {
      // Eight bytes from here are in both buffers.
      guard
        bytes.loadUnaligned(fromByteOffset: position, as: UInt64.self)
          == others.loadUnaligned(fromByteOffset: position, as: UInt64.self)
      else { return false }
      position &+= 8
    }
    while position < count {
      guard self[position] == other[position] else { return false }
      position &+= 1
    }
    return true
  }
}

extension Optional: ScalarComparable where Wrapped: ScalarComparable {
  /// Whether both are nil, or both are the same sequence of Unicode scalars.
  public func hasSameScalars(as other: Wrapped?) -> Bool {
    switch (self, other) {
    case (nil, nil): true
    case (let lhs?, let rhs?): lhs.hasSameScalars(as: rhs)
    default: false
    }
  }
}

extension Array: ScalarComparable where Element: ScalarComparable {
  /// Whether both have the same number of texts, each with the same scalars as its counterpart.
  public func hasSameScalars(as other: [Element]) -> Bool {
    elementsEqual(other) { $0.hasSameScalars(as: $1) }
  }
}

/// A text in a model that is compared scalar by scalar, unlike with `==` on `String`.
@propertyWrapper
public struct ScalarExact<Value: ScalarComparable>: Equatable {
  /// The text.
  public var wrappedValue: Value

  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.wrappedValue.hasSameScalars(as: rhs.wrappedValue)
  }
}

extension ScalarExact: Sendable where Value: Sendable {}

/// A text as a key: compared by scalars, and hashed and ordered by its UTF-8 bytes.
///
/// `String` hashes and orders its normal form, which takes ten times as long for vocalized Arabic.
package struct ExactText: Hashable, Comparable {
  package let text: String

  package init(_ text: String) { self.text = text }

  package static func == (lhs: Self, rhs: Self) -> Bool { lhs.text.hasSameScalars(as: rhs.text) }

  package func hash(into hasher: inout Hasher) {
    var text = text
    // The pointer is read within the call and does not leave the closure.
    text.withUTF8 { hasher.combine(UnsafeRawBufferPointer($0).wordHash) }
  }

  package static func < (lhs: Self, rhs: Self) -> Bool {
    lhs.text.utf8.lexicographicallyPrecedes(rhs.text.utf8)
  }
}
