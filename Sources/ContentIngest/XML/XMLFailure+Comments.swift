import Diagnostics
import UnicodeText

// Comments that are not closed, or not as XML closes them.
extension XMLFailure {
  private static let commentStart = Array("<!--".utf8)

  /// Where a comment starts that has no end.
  var openComment: Int? {
    let end = Array("-->".utf8)
    source.work.add(bytes.count)
    let last = bytes.indices.last { bytes[$0] == end[0] && bytes[$0...].starts(with: end) }
    let rest = bytes[(last ?? 0)...]
    return rest.indices.first {
      bytes[$0] == Self.commentStart[0] && bytes[$0...].starts(with: Self.commentStart)
    }
  }

  /// - Parameter limit: Where the comment must have ended: the start of the next one, or the end of the file.
  func unclosedComment(_ start: Int, before limit: Int) -> Finding {
    let contentStart = start + Self.commentStart.count
    return MalformedXML.unclosedComment(
      at: range(start..<contentStart),
      end: misspelledEnd(in: contentStart..<limit).map(range)
    )
  }

  /// `--` in a comment: its end with a space before the `>`, or the start of the next comment.
  func hyphensInComment() -> Finding {
    let window = bytes[..<min(offset + 1, bytes.count)].suffix(8)
    let hyphens = window.indices.last { bytes[$0...].starts(with: "--".utf8) } ?? offset
    if bytes[..<hyphens].suffix(2).elementsEqual("<!".utf8),
      let start = commentStart(before: hyphens - 2)
    {
      return unclosedComment(start, before: hyphens - 2)
    }
    let end = min(hyphens + 2, bytes.count)
    let blank = bytes[end...].prefix(64).prefix(while: \.isXMLSpace)
    if !blank.isEmpty, bytes[blank.endIndex...].first == UInt8(ascii: ">"),
      !isInComment(blank.endIndex + 1)
    {
      return MalformedXML.commentMark("-->", at: range(hyphens..<blank.endIndex + 1))
    }
    return MalformedXML.finding(.hyphensInComment, at: range(hyphens..<end))
  }

  /// Whether a comment ends after an offset that does not begin after it.
  private func isInComment(_ offset: Int) -> Bool {
    let end = bytes[offset...].firstRange(of: Array("-->".utf8))
    source.work.add((end?.upperBound ?? bytes.count) - offset)
    return end.map { !bytes[offset..<$0.lowerBound].contains("<!--".utf8) } ?? false
  }

  private func commentStart(before limit: Int) -> Int? {
    let start = bytes[..<limit].indices.last {
      bytes[$0] == Self.commentStart[0] && bytes[$0..<limit].starts(with: Self.commentStart)
    }
    source.work.add(limit - (start ?? 0))
    return start
  }

  /// The first `->` or `—>`, which may have been meant as the end of a comment.
  private func misspelledEnd(in content: Range<Int>) -> Range<Int>? {
    source.work.add(content.count)
    for end in content where bytes[end] == UInt8(ascii: ">") {
      let before = Array(source.text(max(content.lowerBound, end - 12)..<end).unicodeScalars)
      let dashes = before.reversed().prefix { ["-", "\u{2013}", "\u{2014}"].contains($0) }
      guard !dashes.isEmpty else { continue }
      return end - dashes.reduce(0) { $0 + UTF8.width($1) }..<end + 1
    }
    return nil
  }
}
