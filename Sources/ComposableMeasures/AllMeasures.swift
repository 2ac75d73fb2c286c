extension Measure {
  /// Everything that is measured, in the order of the table.
  public static let all = store + embedding + effects + testStore + parts
}

extension Int {
  /// With commas, whatever the locale.
  public var formatted: String {
    var digits = String(self)
    var position = digits.count - 3
    while position > 0 {
      digits.insert(",", at: digits.index(digits.startIndex, offsetBy: position))
      position -= 3
    }
    return digits
  }
}
