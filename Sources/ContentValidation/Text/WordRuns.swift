import UnicodeText

extension Substring {
  /// In lower case, and without the marks of Arabic.
  var plainLowercase: String {
    String(
      scalars: lowercased().unicodeScalars.filter {
        !(0x64B...0x65F).contains($0.value) && $0.value != 0x670 && $0.value != 0x640
      }
    )
  }
}

/// The runs of letters, marks and digits of a text.
struct WordRuns: Sequence, IteratorProtocol {
  private let text: String
  private var rest: Substring.UnicodeScalarView

  init(_ text: String) {
    self.text = text
    rest = text[...].unicodeScalars
  }

  mutating func next() -> Substring? {
    guard let start = rest.firstIndex(where: \.isLetterOrDigit) else { return nil }
    let end = rest[start...].firstIndex { !$0.isLetterOrDigit } ?? rest.endIndex
    rest = rest[end...]
    return Substring(text.unicodeScalars[start..<end])
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is alphabetic or has a numeric value; common ranges are decided without the slow tables of the
  /// standard library.
  fileprivate var isLetterOrDigit: Bool {
    switch value {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x2C1, 0x1E00...0x1EFF: true
    case 0x00...0x7F: false
    case 0x620...0x657, 0x660...0x669, 0x66E...0x6D3: true
    default: properties.isAlphabetic || properties.numericType != nil
    }
  }
}
