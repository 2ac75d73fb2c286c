import UnicodeText

/// The bytes of a source file, with a map from byte offsets to lines and columns.
public struct SourceText: Sendable {
  /// The path of the file, relative to the content root.
  public let path: String
  private let bytes: [UInt8]
  /// The offset of the first byte of every line. Lines end at LF, CR LF or CR.
  private let lineStarts: [Int]
  /// The number of scalars before every ``blockSize``-th byte, so that a location in a long line is found in constant time.
  private let scalarsBeforeBlock: [Int]
  private static let blockSize = 64

  /// The maximum number of scalars in an excerpt.
  public static let excerptLimit = 120

  /// - Parameter bytes: The contents of the file, which need not be UTF-8.
  public init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
    lineStarts = Self.lineStarts(of: bytes)
    scalarsBeforeBlock = Self.scalarsBeforeBlocks(of: bytes)
  }

  private static func lineStarts(of bytes: [UInt8]) -> [Int] {
    var starts = [0]
    bytes.withUnsafeBytes { bytes in
      var index = 0
      while true {
        index = bytes.firstGroup(from: index) { $0.containsByte(below: 0x0E) }
        guard index < bytes.count else { break }
        for index in index..<min(index + ByteGroup.length, bytes.count) where bytes[index] <= 0x0D {
          let endsLine =
            bytes[index] == 0x0A
            || bytes[index] == 0x0D && (index + 1 == bytes.count || bytes[index + 1] != 0x0A)
          if endsLine { starts.append(index + 1) }
        }
        index += ByteGroup.length
      }
    }
    return starts
  }

  private static func scalarsBeforeBlocks(of bytes: [UInt8]) -> [Int] {
    var counts: [Int] = []
    counts.reserveCapacity(bytes.count / blockSize + 2)
    var count = 0
    bytes.withUnsafeBufferPointer { bytes in
      for start in stride(from: 0, to: bytes.count, by: blockSize) {
        counts.append(count)
        for byte in bytes[start..<min(start + blockSize, bytes.count)] { count += byte.beginsScalar ? 1 : 0 }
      }
    }
    counts.append(count)
    return counts
  }

  /// The location of a range; offsets after the end of the file are clamped to it.
  public func location(of range: Range<Int>) -> SourceLocation {
    location(of: range, sharing: nil)
  }

  /// The texts of the lines of one file that have excerpts, each read once.
  final class LineTexts {
    /// By the number of the line; nil for a line that is not UTF-8.
    private var texts: [Int: String?] = [:]

    fileprivate func text(ofLine line: Int, read: () -> String?) -> String? {
      if let known = texts[line] { return known }
      let text = read()
      texts[line] = .some(text)
      return text
    }
  }

  /// The same; the excerpts of one line share its text.
  func location(of range: Range<Int>, sharing lines: LineTexts?) -> SourceLocation {
    let lower = min(range.lowerBound, bytes.count)
    let upper = min(max(range.upperBound, lower), bytes.count)
    let start = position(of: lower)
    let end = upper > lower ? endPosition(of: upper) : start
    return SourceLocation(
      path: path,
      line: start.line,
      column: start.column,
      endLine: end.line,
      endColumn: end.column,
      bytes: lower..<upper,
      excerpt: excerpt(line: start.line, lower: lower, upper: upper, lines)
    )
  }

  private func position(of offset: Int) -> (line: Int, column: Int) {
    let line = line(of: offset)
    return (line, 1 + scalarCount(lineStarts[line - 1]..<offset))
  }

  /// The line of the byte before `offset`, and the column after it: a line end belongs to the line that it ends.
  private func endPosition(of offset: Int) -> (line: Int, column: Int) {
    let line = line(of: offset - 1)
    return (line, 1 + scalarCount(lineStarts[line - 1]..<offset))
  }

  private func line(of offset: Int) -> Int {
    // The first line starts at 0, but an offset may be negative: the byte before the first.
    max(1, lineStarts.partitioningIndex { $0 > offset })
  }

  /// Counts the bytes that begin a scalar, so that columns are defined for invalid UTF-8 too.
  private func scalarCount(_ range: Range<Int>) -> Int {
    scalarsBefore(range.upperBound) - scalarsBefore(range.lowerBound)
  }

  private func scalarsBefore(_ offset: Int) -> Int {
    let block = offset / Self.blockSize
    let blockStart = block * Self.blockSize
    guard blockStart < offset else { return scalarsBeforeBlock[min(block, scalarsBeforeBlock.count - 1)] }
    return bytes[blockStart..<offset].reduce(into: scalarsBeforeBlock[block]) { count, byte in
      if byte.beginsScalar { count += 1 }
    }
  }

  private func excerpt(line: Int, lower: Int, upper: Int, _ lines: LineTexts?)
    -> SourceLocation.Excerpt?
  {
    let lineStart = lineStarts[line - 1]
    var lineEnd = line < lineStarts.count ? lineStarts[line] : bytes.count
    while lineEnd > lineStart, bytes[lineEnd - 1] == 0x0A || bytes[lineEnd - 1] == 0x0D { lineEnd -= 1 }
    let markEnd = max(lower, min(upper, lineEnd))
    let windowStart = boundary(from: lower, by: -Self.excerptLimit / 3, within: lineStart...lineEnd)
    let windowEnd = boundary(from: windowStart, by: Self.excerptLimit, within: lineStart...lineEnd)
    guard let window = window(windowStart..<windowEnd, ofLine: line, at: lineStart..<lineEnd, lines) else {
      return nil
    }
    let markStart = scalarCount(windowStart..<min(max(lower, windowStart), windowEnd))
    return SourceLocation.Excerpt(
      window: window,
      mark: markStart..<(markStart + scalarCount(min(lower, windowEnd)..<min(markEnd, windowEnd))),
      isCutBefore: windowStart > lineStart,
      isCutAfter: windowEnd < lineEnd
    )
  }

  /// The text of some bytes of a line that begin and end with a scalar; nil if they are not UTF-8.
  private func window(
    _ range: Range<Int>,
    ofLine line: Int,
    at bytesOfLine: Range<Int>,
    _ lines: LineTexts?
  ) -> Substring? {
    let shared = lines?.text(ofLine: line) { String(validating: bytes[bytesOfLine], as: UTF8.self) }
    // The line is not shared, or something else in it is not UTF-8.
    guard let text = shared else {
      return String(validating: bytes[range], as: UTF8.self).map { Substring($0) }
    }
    let start = text.utf8.index(text.startIndex, offsetBy: range.lowerBound - bytesOfLine.lowerBound)
    return text[start..<text.utf8.index(start, offsetBy: range.count)]
  }

  /// The offset `count` scalars from `offset`, stopping at the ends of `line`.
  private func boundary(from offset: Int, by count: Int, within line: ClosedRange<Int>) -> Int {
    var offset = min(max(offset, line.lowerBound), line.upperBound)
    var left = abs(count)
    while left > 0, count < 0 ? offset > line.lowerBound : offset < line.upperBound {
      offset += count.signum()
      while offset > line.lowerBound, offset < line.upperBound, !bytes[offset].beginsScalar {
        offset += count.signum()
      }
      left -= 1
    }
    return offset
  }
}

extension UInt8 {
  /// Whether the byte is not a continuation byte of UTF-8.
  fileprivate var beginsScalar: Bool { self & 0xC0 != 0x80 }
}
