import ArabicText
import HTML

/// A text as a page shows it, perhaps without some of its scalars, with a map from its bytes to the units of the page.
struct ShownText: Sendable {
  /// What the page shows.
  let text: String
  /// For each byte of the text, the index of its letter.
  private let letters: [Int32]
  /// The letters with their marks, in UTF-16 code units of the page.
  private let units: [Range<Int32>]

  /// - Parameter hides: The scalars that the page does not show.
  init(_ source: String, hiding hides: (Unicode.Scalar) -> Bool = { _ in false }) {
    var shown = String.UnicodeScalarView()
    var letters: [Int32] = []
    var units: [Range<Int32>] = []
    letters.reserveCapacity(source.utf8.count)
    var unit: Int32 = 0
    for scalar in source.unicodeScalars {
      if units.isEmpty || !scalar.joinsLetter { units.append(unit..<unit) }
      if !hides(scalar) {
        shown.append(scalar)
        unit += Int32(UTF16.width(scalar))
        units[units.count - 1] = units[units.count - 1].lowerBound..<unit
      }
      for _ in 0..<UTF8.width(scalar) { letters.append(Int32(units.count - 1)) }
    }
    text = String(shown)
    (self.letters, self.units) = (letters, units)
  }

  /// The units of the page that show some bytes of the text: whole letters with all their marks, because a mark alone is not
  /// colored. A place between letters is shown at the letter after it, or else at the last one.
  func range(of bytes: Range<Int>) -> Range<Int> {
    guard let last = letters.indices.last else { return 0..<0 }
    let lower = min(max(bytes.lowerBound, 0), last)
    let upper = min(max(bytes.upperBound - 1, lower), last)
    return Int(units[Int(letters[lower])].lowerBound)..<Int(units[Int(letters[upper])].upperBound)
  }

  /// A mark for each of the ranges of bytes that is not empty.
  func marks(of ranges: [Range<Int>], _ mark: (Range<Int>) -> HTMLMark) -> [HTMLMark] {
    ranges.filter { !$0.isEmpty }.map { mark(range(of: $0)) }
  }
}

extension Unicode.Scalar {
  /// Whether it is a mark on the letter before it.
  var joinsLetter: Bool {
    if isArabicMark { return true }
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: return true
    default: return false
    }
  }
}
