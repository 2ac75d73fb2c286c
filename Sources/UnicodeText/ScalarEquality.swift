/// What can be compared as sequences of Unicode scalars: texts, and what holds texts.
public protocol ScalarComparable {
  func hasSameScalars(as other: Self) -> Bool
}

extension String: ScalarComparable {
  /// Whether both texts are the same sequence of Unicode scalars.
  ///
  /// `==` on `String` is canonical equivalence: it calls shadda + kasra and kasra + shadda equal although
  /// their bytes, and so every checksum and every other tool, tell them apart.
  public func hasSameScalars(as other: String) -> Bool {
    utf8.elementsEqual(other.utf8)
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
  /// Whether both hold as many texts, each the same scalars as its counterpart.
  public func hasSameScalars(as other: [Element]) -> Bool {
    elementsEqual(other) { $0.hasSameScalars(as: $1) }
  }
}

/// A text in a model, so that models compare their texts scalar by scalar where `==` on `String` would not.
@propertyWrapper
public struct ScalarExact<Value: ScalarComparable>: Equatable {
  public var wrappedValue: Value

  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.wrappedValue.hasSameScalars(as: rhs.wrappedValue)
  }
}

extension ScalarExact: Sendable where Value: Sendable {}
