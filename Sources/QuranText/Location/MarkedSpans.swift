/// The spans of a text between ﴿ (U+FD3F) and ﴾ (U+FD3E), whichever of the two was typed as the opening bracket.
enum MarkedSpans {
  /// As ranges of words; spans without words are omitted.
  static func spans(of scalars: [Unicode.Scalar], _ words: [TextWord]) -> [Range<Int>] {
    var spans: [Range<Int>] = []
    var opening: (bracket: Unicode.Scalar, offset: Int)?
    var offset = 0
    var next = 0
    for scalar in scalars {
      defer { offset += UTF8.width(scalar) }
      guard scalar == "\u{FD3F}" || scalar == "\u{FD3E}" else { continue }
      guard let open = opening, open.bracket != scalar else {
        opening = (scalar, offset)
        continue
      }
      while next < words.count, words[next].bytes.lowerBound < open.offset { next += 1 }
      let start = next
      while next < words.count, words[next].bytes.lowerBound < offset { next += 1 }
      if start < next { spans.append(start..<next) }
      opening = nil
    }
    return spans
  }
}
