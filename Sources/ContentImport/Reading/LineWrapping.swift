import ContentIngest
import Diagnostics
import UnicodeText

/// The width at which the texts of an XML file are wrapped, if they are.
///
/// A formatter that wraps at a width breaks a line where the next word would not fit: the line is at most as long as the width, and
/// longer with that word. Each line break thus allows a range of widths. If one width agrees with almost all line breaks of a file,
/// the file was wrapped at it. Lines of verse and of lists end where their sense ends, and agree with no width.
struct LineWrapping {
  /// In scalars of the file, with indentation and tags; nil if the lines agree with none.
  let width: Int?
  private let bytes: [UInt8]

  /// The number of line breaks below which a width may be a coincidence, and the least width of a formatter, longer than a verse
  /// of poetry.
  private static let minimumBreaks = 16
  private static let minimumWidth = 60

  init(_ root: XMLTree, _ bytes: [UInt8]) {
    self.bytes = bytes
    var widths: [ClosedRange<Int>] = []
    var pending = [root]
    while let element = pending.popLast() {
      if element.hasOwnText {
        widths += WrappedText(element, bytes).breaks.map(\.widths)
      } else {
        pending += element.elements
      }
    }
    width = Self.commonWidth(of: widths)
  }

  func text(of element: XMLTree) -> WrappedText { WrappedText(element, bytes) }

  /// Whether all line breaks of a text are there because of the width.
  func explains(_ text: WrappedText) -> Bool { text.isReadable && text.breaks.allSatisfy(explains) }

  func explains(_ lineBreak: WrappedText.LineBreak) -> Bool {
    guard let width else { return false }
    return lineBreak.isSingle && !lineBreak.isBesideMark && lineBreak.widths.contains(width)
  }

  /// The width in most of the ranges, if nine of ten have it.
  private static func commonWidth(of ranges: [ClosedRange<Int>]) -> Int? {
    guard ranges.count >= minimumBreaks else { return nil }
    // How many ranges begin at a width, less those that ended before it.
    var changes: [Int: Int] = [:]
    for range in ranges {
      changes[range.lowerBound, default: 0] += 1
      changes[range.upperBound + 1, default: 0] -= 1
    }
    var (open, best, count) = (0, 0, 0)
    for (width, change) in changes.sorted(by: { $0.key < $1.key }) {
      open += change
      if open > count { (best, count) = (width, open) }
    }
    return best >= minimumWidth && 10 * count >= 9 * ranges.count ? best : nil
  }
}

/// The text of an element with the line breaks inside it.
struct WrappedText {
  /// White space with a line end between two words.
  struct LineBreak {
    /// The bytes of the white space in the file.
    let range: Range<Int>
    /// Whether the white space has one line end: several separate paragraphs.
    let isSingle: Bool
    /// Whether a word beside it begins an item of a list, or separates verses.
    let isBesideMark: Bool
    /// The widths of a formatter that would break the line here, in scalars.
    let widths: ClosedRange<Int>
  }

  /// As in the file.
  let text: String
  /// With a space for each line break.
  let joined: String
  let breaks: [LineBreak]
  /// Whether every line break is written as one, not in a reference, a section or a comment, and may be changed.
  let isReadable: Bool

  init(_ element: XMLTree, _ bytes: [UInt8]) {
    let pieces = element.textPieces
    var (text, joined): ([UInt8], [UInt8]) = ([], [])
    var breaks: [LineBreak] = []
    var isReadable = element.attribute("xml:space")?.value.value != "preserve"
    var hasBegun = false
    let end = pieces.lastIndex { !$0.value.utf8.allSatisfy(\.isLayout) }
    for (index, piece) in pieces.enumerated() {
      let value = Array(piece.value.utf8)
      let source = piece.range.bytes
      let written = Self.runs(in: bytes, source)
      let runs = Self.runs(in: value, 0..<value.count)
      if written.count != runs.count || Self.hasMarkup(bytes[source]) {
        isReadable = isReadable && runs.isEmpty
      }
      var done = 0
      for (number, run) in runs.enumerated() {
        joined += value[done..<run.lowerBound]
        text += value[done..<run.upperBound]
        hasBegun = hasBegun || !value[done..<run.lowerBound].allSatisfy(\.isLayout)
        done = run.upperBound
        let isLast = end.map { index > $0 || index == $0 && run.upperBound == value.count } ?? true
        guard hasBegun, !isLast else {
          joined += value[run]
          continue
        }
        joined.append(UInt8(ascii: " "))
        if number < written.count { breaks.append(LineBreak(written[number], bytes)) }
      }
      hasBegun = hasBegun || !value[done...].allSatisfy(\.isLayout)
      joined += value[done...]
      text += value[done...]
    }
    self.text = String(decoding: text, as: UTF8.self)
    self.joined = String(decoding: joined, as: UTF8.self)
    (self.breaks, self.isReadable) = (breaks, isReadable)
  }

  /// The runs of white space with a line end.
  private static func runs(in bytes: [UInt8], _ range: Range<Int>) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    var index = range.lowerBound
    while index < range.upperBound {
      guard bytes[index].isLayout else {
        index += 1
        continue
      }
      let end = bytes[index..<range.upperBound].firstIndex { !$0.isLayout } ?? range.upperBound
      if bytes[index..<end].contains(where: \.isLineEnd) { runs.append(index..<end) }
      index = end
    }
    return runs
  }

  /// Whether bytes have a comment, a section or a reference to a character by its number.
  private static func hasMarkup(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.indices.contains { index in
      bytes[index] == UInt8(ascii: "<")
        || bytes[index] == UInt8(ascii: "#") && index > bytes.startIndex
          && bytes[index - 1] == UInt8(ascii: "&")
    }
  }
}

extension WrappedText.LineBreak {
  fileprivate init(_ range: Range<Int>, _ bytes: [UInt8]) {
    self.range = range
    let lineStart = bytes[..<range.lowerBound].lastIndex(where: \.isLineEnd).map { $0 + 1 } ?? 0
    let wordEnd = bytes[range.upperBound...].firstIndex(where: \.isLayout) ?? bytes.count
    let wordStart =
      bytes[lineStart..<range.lowerBound].lastIndex(where: \.isLayout).map { $0 + 1 } ?? lineStart
    let line = Self.scalars(bytes[lineStart..<range.lowerBound])
    widths = line...line + Self.scalars(bytes[range.upperBound..<wordEnd])
    let ends = bytes[range].indices.filter { index in
      bytes[index] == 0x0A
        || bytes[index] == 0x0D && (index + 1 == range.upperBound || bytes[index + 1] != 0x0A)
    }
    isSingle = ends.count == 1
    isBesideMark =
      Self.isMark(bytes[range.upperBound..<wordEnd], isItem: true)
      || Self.isMark(bytes[wordStart..<range.lowerBound], isItem: false)
  }

  private static func scalars(_ bytes: ArraySlice<UInt8>) -> Int { bytes.count { $0 & 0xC0 != 0x80 } }

  /// Whether a word is a bullet or another sign without letters between verses, or a number or letter that begins an item.
  private static func isMark(_ word: ArraySlice<UInt8>, isItem: Bool) -> Bool {
    guard word.count <= 16 else { return false }
    var scalars = String(decoding: word, as: UTF8.self).unicodeScalars[...]
    if scalars.allSatisfy({ "-–—*•·◦٭۞".unicodeScalars.contains($0) }) { return true }
    guard isItem, let last = scalars.popLast(), ".)-:".unicodeScalars.contains(last) else { return false }
    if scalars.first == "(" { scalars.removeFirst() }
    let isNumber = scalars.allSatisfy { $0.properties.generalCategory == .decimalNumber }
    return !scalars.isEmpty
      && (isNumber || scalars.count == 1 && scalars.allSatisfy(\.properties.isAlphabetic))
  }
}

extension XMLTree {
  /// Whether there is text directly between the element's tags.
  fileprivate var hasOwnText: Bool {
    children.contains { child in
      if case .text(let text) = child { !text.value.utf8.allSatisfy(\.isLayout) } else { false }
    }
  }

  /// The pieces of text of the element and its descendants, in order. Between two words that an element as `br` separates, a space.
  fileprivate var textPieces: [Located<String>] {
    var pieces: [Located<String>] = []
    /// The children that are still to be read, the next one last; nil where an element of lines ends.
    var pending: [Child?] = children.reversed()
    var isSeparated = false
    while let next = pending.popLast() {
      switch next {
      case .text(let piece)?:
        guard let first = piece.value.unicodeScalars.first else { continue }
        if isSeparated, let last = pieces.last?.value.unicodeScalars.last, HTMLText.separates(last, first) {
          let start = piece.range.bytes.lowerBound
          pieces.append(Located(" ", at: SourceRange(file: piece.range.file, start..<start)))
        }
        isSeparated = false
        pieces.append(piece)
      case .element(let inner)?:
        let isLine = HTMLText.isSeparator(inner.name)
        if isLine { pending.append(nil) }
        pending += inner.children.reversed()
        isSeparated = isSeparated || isLine
      case nil: isSeparated = true
      }
    }
    return pieces
  }
}

extension UInt8 {
  /// Whether the byte is white space of XML.
  fileprivate var isLayout: Bool { self == 0x20 || self == 0x09 || isLineEnd }
  fileprivate var isLineEnd: Bool { self == 0x0A || self == 0x0D }
}
