import Foundation
import UnicodeText

/// A part of a text that is not in Unicode normalization form C.
struct CanonicalSpan {
  /// A letter with its marks, as indices of scalars.
  let range: Range<Int>
  /// The part in normalization form C.
  let composed: String

  /// The parts of a text that are not in normalization form C, in their order. Texts without a mark that could compose are
  /// not normalized.
  static func spans(in scalars: [Unicode.Scalar]) -> [CanonicalSpan] {
    guard scalars.contains(where: isSuspect) else { return [] }
    var spans: [CanonicalSpan] = []
    // Few letters with marks differ, and to normalize one takes much longer than to look it up.
    var known: [ArraySlice<Unicode.Scalar>: String?] = [:]
    var start = 0
    while start < scalars.count {
      var end = start + 1
      while end < scalars.count, isMark(scalars[end]) { end += 1 }
      let isLone = end == start + 1 && !isSuspect(scalars[start])
      if !isLone {
        let part = scalars[start..<end]
        let composed = known[part] ?? composed(part)
        if part.count <= shortPart { known[part] = .some(composed) }
        if let composed { spans.append(CanonicalSpan(range: start..<end, composed: composed)) }
      }
      start = end
    }
    return spans
  }

  /// Whether a text may have such a part: it has none if none of its scalars may change in normalization.
  static func mayOccur(in text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      var index = 0
      while index < bytes.count {
        if isSuspect(Unicode.Scalar(in: bytes, at: &index)) { return true }
      }
      return false
    }
  }

  /// The number of scalars up to which parts are remembered.
  private static let shortPart = 4

  /// Nil if the part is in normalization form C.
  private static func composed(_ part: ArraySlice<Unicode.Scalar>) -> String? {
    let part = Array(part)
    guard part.possiblyNotCanonical(from: 0) != nil else { return nil }
    let composed = part.canonicalForm
    return composed.elementsEqual(part) ? nil : String(scalars: composed)
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0x300 && scalar.properties.canonicalCombiningClass != .notReordered
  }

  /// Whether a scalar may change in normalization: a mark, or a sign that is equivalent to another (U+212B, U+037E).
  private static func isSuspect(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0...0x2FF, 0x1E00...0x1EFF, 0x2010...0x205F: false
    default: true
    }
  }
}
