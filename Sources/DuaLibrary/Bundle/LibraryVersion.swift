import UnicodeText

/// The version that the editors of a library give it, for comparison: numbers with dots, such as `1.2.0`.
public struct LibraryVersion: Comparable, Sendable {
  private let numbers: [Int]

  /// Nil for another form.
  public init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { part in
      part.utf8.allSatisfy(\.isASCIIDigit) ? Int(part) : nil
    }
    guard numbers.count == parts.count else { return nil }
    // 1.0 and 1.0.0 are one version.
    self.numbers = Array(numbers.reversed().drop { $0 == 0 }.reversed())
  }

  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.numbers.lexicographicallyPrecedes(rhs.numbers) }

  /// Whether a version is below another; false if either is missing or has another form, because then nothing can be said.
  public static func isOlder(_ version: String?, than other: String?) -> Bool {
    guard let version = version.flatMap(Self.init), let other = other.flatMap(Self.init) else { return false }
    return version < other
  }
}
