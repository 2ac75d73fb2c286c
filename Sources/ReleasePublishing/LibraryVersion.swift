/// A version of a library: numbers with dots.
struct LibraryVersion: Comparable {
  private let numbers: [Int]

  /// Nil for another form.
  init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { part in
      part.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ? Int(part) : nil
    }
    guard numbers.count == parts.count else { return nil }
    // 1.0 and 1.0.0 are one version.
    self.numbers = Array(numbers.reversed().drop { $0 == 0 }.reversed())
  }

  static func < (lhs: Self, rhs: Self) -> Bool { lhs.numbers.lexicographicallyPrecedes(rhs.numbers) }
}
