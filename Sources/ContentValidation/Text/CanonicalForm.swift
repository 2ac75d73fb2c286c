import Foundation

extension [Unicode.Scalar] {
  /// Normalization form C (UAX #15). Text with more than 30 marks on a letter, which is not in the stream-safe format of its section
  /// 13, is put in canonical order but not composed: Foundation would take quadratic time and memory.
  var canonicalForm: [Unicode.Scalar] {
    let ordered = inCanonicalOrder
    var marks = 0
    let isStreamSafe = ordered.allSatisfy { scalar in
      marks = scalar.combiningClass == 0 ? 0 : marks + 1
      return marks <= 30
    }
    guard isStreamSafe else { return ordered }
    var view = String.UnicodeScalarView()
    view.append(contentsOf: ordered)
    return Array(String(view).precomposedStringWithCanonicalMapping.unicodeScalars)
  }

  /// The scalars with the marks of each letter in canonical order.
  ///
  /// Foundation orders them too, but by insertion: a thousand marks on one letter would take a million steps.
  private var inCanonicalOrder: [Unicode.Scalar] {
    var ordered = self
    var start = 0
    while let first = ordered[start...].firstIndex(where: { $0.combiningClass != 0 }) {
      let end = ordered[first...].firstIndex { $0.combiningClass == 0 } ?? count
      let marks = self[first..<end].enumerated().sorted {
        ($0.element.combiningClass, $0.offset) < ($1.element.combiningClass, $1.offset)
      }
      ordered.replaceSubrange(first..<end, with: marks.map(\.element))
      start = end
    }
    return ordered
  }

  /// The index of the first scalar from `start` on that may not be in normalization form C; nil if there is none.
  ///
  /// Nearly every text is in that form, and this check costs a fraction of normalizing it.
  func possiblyNotCanonical(from start: Int) -> Int? {
    var classBefore: UInt8 = 0
    for index in start..<count {
      let scalar = self[index]
      let combiningClass = scalar.combiningClass
      if combiningClass != 0, combiningClass < classBefore || scalar.isHamzaOrMadda { return index }
      if !scalar.isInCanonicalBlock { return index }
      classBefore = combiningClass
    }
    return nil
  }
}

extension Unicode.Scalar {
  /// The canonical combining class; for common Arabic without a lookup in the tables of the standard library.
  fileprivate var combiningClass: UInt8 {
    switch value {
    case 0..<0x300, 0x0621...0x064A: 0
    case 0x064B...0x0652: UInt8(27 + value - 0x064B)
    case 0x0670: 35
    default: properties.canonicalCombiningClass.rawValue
    }
  }

  /// A mark that composes with an alef, a waw or a yeh before it.
  var isHamzaOrMadda: Bool { (0x0653...0x0655).contains(value) }

  /// Whether no scalar of the block decomposes or composes canonically, except for ``isHamzaOrMadda``.
  fileprivate var isInCanonicalBlock: Bool {
    switch value {
    case 0..<0x300, 0x0600...0x06FF, 0x2002...0x206F, 0xFB50...0xFEFF: true
    default: false
    }
  }
}
