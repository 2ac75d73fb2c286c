import UnicodeText

/// Maps the bytes of a text to the bytes of its source where they differ: references, escapes, sections, comments, and line
/// ends that count as one.
///
/// Most texts are identical to the bytes of their source and have no source map.
public struct SourceMap: Equatable, Sendable {
  /// Bytes of the source that represent other bytes of the text, or none.
  private struct Part: Equatable, Sendable {
    var text: Range<Int>
    var source: Range<Int>
  }

  /// In the order of the text; all bytes between them are identical.
  private var parts: [Part] = []
  /// The offsets in the text of the parts of the source that represent no text, ascending.
  private var silentOffsets: [Int] = []
  /// The offset in the file at which the text begins.
  private let start: Int

  /// The map of a text that begins at an offset of its file, so far identical to its bytes.
  public init(startingAt start: Int) { self.start = start }

  /// Adds a part of the source that represents the next `length` bytes of the text. Parts are added in order.
  public mutating func append(source: Range<Int>, length: Int) {
    let textStart =
      source.lowerBound - (parts.last?.source.upperBound ?? start) + (parts.last?.text.upperBound ?? 0)
    parts.append(Part(text: textStart..<(textStart + length), source: source))
    if length == 0 { silentOffsets.append(textStart) }
  }

  /// The bytes of the file that represent bytes of the text. An empty range is the position before the byte.
  public func source(of text: Range<Int>) -> Range<Int> {
    let lower = sourceStart(ofByte: text.lowerBound)
    return text.isEmpty ? lower..<lower : lower..<max(lower, sourceEnd(ofByte: text.upperBound - 1))
  }

  /// Whether bytes of the text can be replaced without touching markup that represents no text (a comment, the ends of a
  /// section).
  public func canReplace(_ text: Range<Int>) -> Bool {
    let next = silentOffsets.partitioningIndex { $0 > text.lowerBound }
    return next == silentOffsets.count || silentOffsets[next] >= text.upperBound
  }

  /// The bytes of the text that bytes of the file represent, the whole of each part that they touch. Bytes that represent no text give
  /// an empty range.
  public func text(of source: Range<Int>) -> Range<Int> {
    let lower = textOffset(ofSource: source.lowerBound) { $0.lowerBound }
    guard !source.isEmpty else { return lower..<lower }
    return lower..<max(lower, textOffset(ofSource: source.upperBound) { $0.upperBound })
  }

  /// - Parameter end: Which end of a part counts for an offset within it.
  private func textOffset(ofSource offset: Int, _ end: (Range<Int>) -> Int) -> Int {
    let next = parts.partitioningIndex { $0.source.lowerBound >= offset }
    // A part that begins at the offset begins in the text there too.
    guard next > 0 else { return max(0, offset - start) }
    let part = parts[next - 1]
    return offset < part.source.upperBound
      ? end(part.text) : part.text.upperBound + offset - part.source.upperBound
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
