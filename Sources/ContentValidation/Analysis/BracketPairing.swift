/// Which brackets of a text belong together, in the order in which the text is read.
struct BracketPairing {
  /// What stands between the ornate brackets of a pair, in their order.
  private(set) var pairs: [Range<Int>] = []
  /// Pairs of ornate brackets of which the closing one comes first.
  private(set) var swapped: [ClosedRange<Int>] = []
  /// Brackets without a partner, in their order.
  private(set) var single: [Int] = []

  static let closing: [Unicode.Scalar: Unicode.Scalar] = ["(": ")", "[": "]", "\u{FD3F}": "\u{FD3E}"]

  /// - Parameter onlyOrnate: Whether to look at ﴿ and ﴾ alone.
  init(_ scalars: [Unicode.Scalar], onlyOrnate: Bool) {
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
    single += [open, waiting].compactMap(\.self)
  }

  private mutating func pair(_ opening: Unicode.Scalar, _ scalars: [Unicode.Scalar]) {
    let closing = Self.closing[opening]
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

extension String {
  /// Whether ﴾ or ﴿ stands in the text: by the bytes that they share, which few texts hold.
  var holdsQuotationBracket: Bool {
    utf8.contains(0xEF) && unicodeScalars.contains { $0 == "\u{FD3E}" || $0 == "\u{FD3F}" }
  }
}
