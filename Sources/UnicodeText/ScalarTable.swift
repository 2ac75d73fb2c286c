/// The properties of every Unicode scalar that the project needs, from one generated table.
///
/// `Unicode.Scalar.Properties` has no scripts and no East Asian widths, depends on the version of the standard library, and is
/// several times slower.
@usableFromInline
package enum ScalarTable {
  /// A property; the raw value is its bit. Bits 8 to 12 of an entry are the script.
  ///
  /// Those of general categories are here so that the web module does not need the table of the standard library, which would be
  /// a twelfth of it.
  @usableFromInline
  package enum Property: UInt16, Sendable {
    case whiteSpace = 1
    case blank = 2
    case unsafeToShow = 4
    case ignoredInFolds = 8
    case alwaysDisallowed = 16
    case wide = 32
    case zeroWidthMark = 64
    case letterOrDigit = 0x2000
    case combiningMark = 0x4000
  }

  package static let scriptShift: UInt16 = 8

  /// Finds the range of a scalar among those of its page of 256 scalars; beyond the Basic Multilingual Plane, among all ranges
  /// there.
  static func entry(of scalar: Unicode.Scalar) -> UInt16 {
    let page = Int(scalar.value >> 8)
    let isInPages = page + 1 < pages.count
    let first = isInPages ? Int(pages[page]) : Int(pages[pages.count - 1])
    let last = isInPages ? Int(pages[page + 1]) : ranges.count - 1
    let next = (first + 1..<last + 1).partitioningIndex { ranges[$0] >> 8 > scalar.value }
    return combinations[Int(ranges[next - 1] & 0xFF)]
  }
}

extension Unicode.Scalar {
  @usableFromInline
  func has(_ property: ScalarTable.Property) -> Bool {
    ScalarTable.entry(of: self) & property.rawValue != 0
  }
}
