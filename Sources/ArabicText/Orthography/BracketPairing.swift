/// Pairs the brackets of a text, in reading order.
package struct BracketPairing {
  /// The ranges between the ornate brackets of a pair, in order.
  package private(set) var pairs: [Range<Int>] = []
  /// Pairs of ornate brackets whose closing bracket comes first.
  package private(set) var swapped: [ClosedRange<Int>] = []
  /// The indexes of unpaired brackets, in order.
  package private(set) var single: [Int] = []

  /// The bracket that closes an opening one; nil for every other scalar.
  package static func closing(for opening: Unicode.Scalar) -> Unicode.Scalar? {
    switch opening {
    case "(": ")"
    case "[": "]"
    case "\u{FD3F}": "\u{FD3E}"
    default: nil
    }
  }

  /// Whether a scalar closes a bracket.
  package static func isClosing(_ scalar: Unicode.Scalar) -> Bool {
    scalar == ")" || scalar == "]" || scalar == "\u{FD3E}"
  }

  /// - Parameter onlyOrnate: Whether only ﴿ and ﴾ are paired, and not round and square brackets.
  package init(_ scalars: [Unicode.Scalar], onlyOrnate: Bool) {
    pairOrnate(scalars)
    if !onlyOrnate {
      pair("(", scalars)
      pair("[", scalars)
    }
    single.sort()
  }

  private mutating func pairOrnate(_ scalars: [Unicode.Scalar]) {
    var open: Int?
    var waiting: Int?
    for index in scalars.indices where scalars[index].isQuotationBracket {
      switch (scalars[index] == "\u{FD3F}", open, waiting) {
      case (true, nil, let closing?):
        swapped.append(closing...index)
        pairs.append(closing + 1..<index)
        waiting = nil
      case (true, _, _):
        if let open { single.append(open) }
        open = index
      case (false, nil, _):
        if let waiting { single.append(waiting) }
        waiting = index
      case (false, let opening?, _):
        pairs.append(opening + 1..<index)
        open = nil
      }
    }
    if let open { single.append(open) }
    if let waiting { single.append(waiting) }
  }

  private mutating func pair(_ opening: Unicode.Scalar, _ scalars: [Unicode.Scalar]) {
    let closing = Self.closing(for: opening)
    var open: [Int] = []
    for index in scalars.indices {
      if scalars[index] == opening {
        open.append(index)
      } else if scalars[index] == closing, open.popLast() == nil {
        single.append(index)
      }
    }
    single += open
  }
}

extension Unicode.Scalar {
  /// U+FD3F or U+FD3E, the ornate parentheses around quotations of the Quran.
  package var isQuotationBracket: Bool { self == "\u{FD3F}" || self == "\u{FD3E}" }
}

extension String {
  /// Whether the text contains ﴾ or ﴿. Searches for the first byte of both before decoding scalars, because few texts contain
  /// it.
  package var containsQuotationBracket: Bool {
    utf8.contains(0xEF) && unicodeScalars.contains { $0.isQuotationBracket }
  }
}
