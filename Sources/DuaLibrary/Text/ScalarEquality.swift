extension String {
  /// Whether both texts are the same sequence of Unicode scalars.
  ///
  /// `==` on `String` is canonical equivalence: it calls shadda + kasra and kasra + shadda equal although their bytes,
  /// and so every checksum and every other tool, tell them apart.
  public func hasSameScalars(as other: String) -> Bool {
    utf8.elementsEqual(other.utf8)
  }
}

extension String? {
  /// Whether both are nil, or both are the same sequence of Unicode scalars.
  public func hasSameScalars(as other: String?) -> Bool {
    switch (self, other) {
    case (nil, nil): true
    case (let lhs?, let rhs?): lhs.hasSameScalars(as: rhs)
    default: false
    }
  }
}
