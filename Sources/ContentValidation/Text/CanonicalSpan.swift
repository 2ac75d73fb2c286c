import Foundation

/// A part of a text that is not in Unicode's normal form C.
struct CanonicalSpan {
  /// Places among the scalars: a letter with the marks behind it.
  let range: Range<Int>
  /// The part in normal form C.
  let composed: String

  /// The parts of a text that are not in normal form C, in their order.
  ///
  /// Most texts hold no mark that could compose, and are not normalized.
  static func spans(in scalars: [Unicode.Scalar]) -> [CanonicalSpan] {
    guard scalars.contains(where: isSuspect) else { return [] }
    var spans: [CanonicalSpan] = []
    var start = 0
    while start < scalars.count {
      var end = start + 1
      while end < scalars.count, isMark(scalars[end]) { end += 1 }
      let isLone = end == start + 1 && !isSuspect(scalars[start])
      if !isLone, let composed = composed(scalars[start..<end]) {
        spans.append(CanonicalSpan(range: start..<end, composed: composed))
      }
      start = end
    }
    return spans
  }

  /// Nil when the part is in normal form.
  private static func composed(_ part: ArraySlice<Unicode.Scalar>) -> String? {
    let text = String(String.UnicodeScalarView(part))
    let composed = text.precomposedStringWithCanonicalMapping
    return composed.unicodeScalars.elementsEqual(part) ? nil : composed
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0x300 && scalar.properties.canonicalCombiningClass != .notReordered
  }

  /// Whether a scalar may be out of normal form: a mark, or a sign that stands for another (U+212B, U+037E).
  private static func isSuspect(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0...0x2FF, 0x1E00...0x1EFF, 0x2010...0x205F: false
    default: true
    }
  }
}
