/// Recognizes placeholders, such as `TODO` and `lorem ipsum`.
enum Placeholder {
  /// The part of a text that is a placeholder; nil if there is none.
  static func found(in text: String) -> String? {
    mayOccur(in: text) ? search(text) : nil
  }

  /// Rules out nearly all texts by their bytes: they have at least three ASCII words, or words in other scripts, and
  /// no word of a placeholder.
  private static func mayOccur(in text: String) -> Bool {
    var run: [UInt8] = []
    var runs = 0
    for byte in text.utf8 {
      if byte.isAsciiLetterOrDigit {
        run.append(byte)
      } else if !run.isEmpty {
        runs += 1
        if mayBePlaceholder(run) { return true }
        run.removeAll(keepingCapacity: true)
      }
    }
    if !run.isEmpty { runs += 1 }
    if mayBePlaceholder(run) || runs == 1 || runs == 2 { return true }
    return runs == 0 && !text.unicodeScalars.contains(where: \.isLetterOrDigit)
  }

  private static func mayBePlaceholder(_ run: [UInt8]) -> Bool {
    guard (3...15).contains(run.count) else { return false }
    if run.count <= 5, run.allSatisfy(\.isAsciiCapital) { return true }
    guard run.count >= 4, openings.contains(run[0] | 0x20) else { return false }
    return phrases[String(decoding: run, as: UTF8.self).lowercased()] != nil
  }

  private static func search(_ text: String) -> String? {
    var scan = PlaceholderScan()
    for word in WordRuns(text) {
      if let found = scan.look(at: word) { return found }
    }
    if scan.words == 0, !text.unicodeScalars.contains(where: \.isLetterOrDigit) { return text }
    return scan.words <= 2 && wholeTexts.contains(scan.firstWords) ? text : nil
  }

  /// Markers in capitals that editors leave anywhere in a text. In lower case, `todo` is Spanish.
  fileprivate static let markers: Set<String> = ["TODO", "TBD", "TBA", "FIXME", "XXX", "XXXX"]

  /// Texts that are placeholders only as a whole; `n a` are the words of `n/a`.
  private static let wholeTexts: Set<String> = [
    "todo", "tbd", "tba", "fixme", "xxx", "xxxx", "n a", "na", "none", "null", "nil", "undefined",
    "placeholder",
    "untitled", "translation", "transliteration", "arabic text", "test", "asdf",
  ]

  /// The first letters of phrases.
  fileprivate static let openings = Set(phrases.keys.compactMap(\.utf8.first))

  /// Pairs of words that no finished text contains, by the first word.
  fileprivate static let phrases: [String: Set<String>] = [
    "lorem": ["ipsum"],
    "translation": ["here", "goes"],
    "transliteration": ["here", "goes"],
    "arabic": ["here"],
    "title": ["here"],
    "text": ["here", "goes"],
    "coming": ["soon"],
  ]
}

/// The state of a search after some words.
private struct PlaceholderScan {
  private(set) var words = 0
  /// The first two words in lower case.
  private(set) var firstWords = ""
  /// The first word of a phrase, if the last word was one.
  private var opening: String?

  /// Looks at the next word, and returns the placeholder that it ends.
  ///
  /// Few words are part of a placeholder, so a word is made a string only if its length and first byte allow it.
  mutating func look(at word: Substring.UTF8View) -> String? {
    words += 1
    let length = word.count
    if words <= 2, length <= 15 {
      firstWords += (firstWords.isEmpty ? "" : " ") + Substring(word).lowercased()
    } else if words <= 2 {
      firstWords = " "
    }
    if (3...5).contains(length), word.allSatisfy(\.isAsciiCapital),
      Placeholder.markers.contains(String(Substring(word)))
    {
      return String(Substring(word))
    }
    if let opening, Placeholder.phrases[opening.lowercased()]?.contains(Substring(word).lowercased()) == true
    {
      return "\(opening) \(Substring(word))"
    }
    opening = nil
    if (4...15).contains(length), let first = word.first, Placeholder.openings.contains(first | 0x20) {
      let text = String(Substring(word))
      if Placeholder.phrases[text.lowercased()] != nil { opening = text }
    }
    return nil
  }
}

/// The runs of letters, marks and digits of a text.
private struct WordRuns: Sequence, IteratorProtocol {
  private let text: String
  private var rest: Substring.UnicodeScalarView

  init(_ text: String) {
    self.text = text
    rest = text[...].unicodeScalars
  }

  mutating func next() -> Substring.UTF8View? {
    guard let start = rest.firstIndex(where: \.isLetterOrDigit) else { return nil }
    let end = rest[start...].firstIndex { !$0.isLetterOrDigit } ?? rest.endIndex
    rest = rest[end...]
    return text.utf8[start..<end]
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

extension UInt8 {
  fileprivate var isAsciiLetterOrDigit: Bool {
    let letter = self | 0x20
    return (0x61...0x7A).contains(letter) || (0x30...0x39).contains(self)
  }

  fileprivate var isAsciiCapital: Bool { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) }
}
