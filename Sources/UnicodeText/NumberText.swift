extension String {
  /// The digits of a number after as many zeros as make them `count`: `String(7, paddedTo: 4)` is `0007`.
  ///
  /// - Parameters:
  ///   - number: Not negative.
  ///   - count: The least number of digits.
  ///   - radix: 2 to 36.
  ///   - uppercase: Whether letters that are digits are uppercase.
  package init(
    _ number: some BinaryInteger,
    paddedTo count: Int,
    radix: Int = 10,
    uppercase: Bool = false
  ) {
    let digits = String(number, radix: radix, uppercase: uppercase)
    self = String(repeating: "0", count: Swift.max(0, count - digits.utf8.count)) + digits
  }

  /// A number with three decimals: `String(toThousandths: 0.9444)` is `0.944`.
  ///
  /// - Parameter number: Not negative, and less than 10¹⁵.
  package init(toThousandths number: Double) {
    let thousandths = Int((number * 1000).rounded())
    self = "\(thousandths / 1000).\(String(thousandths % 1000, paddedTo: 3))"
  }
}

extension Int {
  /// The number with its noun: `1 file`, `2 files`.
  ///
  /// - Parameter noun: In the singular. Its plural ends with an s.
  package func counted(_ noun: String) -> String { "\(self) \(noun)\(self == 1 ? "" : "s")" }
}
