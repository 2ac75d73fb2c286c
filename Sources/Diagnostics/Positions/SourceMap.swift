import UnicodeText

/// How a text is written where its source does not hold it byte for byte: with references, escapes, sections, comments
/// or line ends that count as one.
///
/// Most texts stand in their source as they are, and have no spelling.
public struct SourceMap: Equatable, Sendable {
  /// Bytes of the source that say other bytes of the text, or none.
  private struct Part: Equatable, Sendable {
    var text: Range<Int>
    var source: Range<Int>
  }

  /// In the order of the text, with all that lies between them written as it is.
  private var parts: [Part] = []
  /// Where the text has a part of the source that says nothing, as offsets of its bytes, ascending.
  private var silentOffsets: [Int] = []
  /// Where the text begins in its file.
  private let start: Int

  /// The spelling of a text that begins at an offset of its file, so far written as it is.
  public init(startingAt start: Int) { self.start = start }

  /// Adds a part of the source that says the next `length` bytes of the text in another way. Parts are added in their
  /// order.
  public mutating func append(source: Range<Int>, length: Int) {
    let textStart =
      source.lowerBound - (parts.last?.source.upperBound ?? start) + (parts.last?.text.upperBound ?? 0)
    parts.append(Part(text: textStart..<(textStart + length), source: source))
    if length == 0 { silentOffsets.append(textStart) }
  }

  /// Where bytes of the text are written, as bytes of the file. An empty range is the place before the byte.
  public func source(of text: Range<Int>) -> Range<Int> {
    let lower = sourceStart(ofByte: text.lowerBound)
    return text.isEmpty ? lower..<lower : lower..<max(lower, sourceEnd(ofByte: text.upperBound - 1))
  }

  /// Whether bytes of the text can be replaced without touching markup that says no text (a comment, the ends of a
  /// section).
  public func canReplace(_ text: Range<Int>) -> Bool {
    let next = silentOffsets.partitioningIndex { $0 > text.lowerBound }
    return next == silentOffsets.count || silentOffsets[next] >= text.upperBound
  }

  private func sourceStart(ofByte byte: Int) -> Int {
    guard let part = part(atOrBefore: byte) else { return start + byte }
    return byte < part.text.upperBound
      ? part.source.lowerBound : part.source.upperBound + byte - part.text.upperBound
  }

  private func sourceEnd(ofByte byte: Int) -> Int {
    guard let part = part(atOrBefore: byte) else { return start + byte + 1 }
    return byte < part.text.upperBound
      ? part.source.upperBound : part.source.upperBound + byte + 1 - part.text.upperBound
  }

  private func part(atOrBefore byte: Int) -> Part? {
    let next = parts.partitioningIndex { $0.text.lowerBound > byte }
    return next == 0 ? nil : parts[next - 1]
  }
}
