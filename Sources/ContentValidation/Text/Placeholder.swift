import ArabicText

/// A placeholder in a text, such as `TODO` and `[translation needed]`.
struct Placeholder: Equatable {
  /// The range in the UTF-8 of the text, with the brackets around it.
  let bytes: Range<Int>
  /// The words that are recognized.
  let words: String
  /// Whether the text is the placeholder and at most a note on it.
  let isWhole: Bool

  /// The first placeholder of a text; nil if there is none.
  static func found(in text: DraftText) -> Placeholder? { found(in: text.text.value, text.bytes) }

  /// The same for a text that is in no draft.
  static func found(in text: String) -> Placeholder? { found(in: text, ByteSet(of: text)) }

  private static func found(in text: String, _ bytes: @autoclosure () -> ByteSet) -> Placeholder? {
    if PlaceholderWords.areAll(of: text) {
      return Placeholder(bytes: 0..<text.utf8.count, words: text, isWhole: true)
    }
    guard mayOccur(in: text, bytes()) else { return nil }
    if let marker = marker(in: text) {
      // What follows a marker at the start is a note on it, or the rest of the filler text.
      let isWhole = marker.lowerBound == 0
      return Placeholder(
        bytes: isWhole ? 0..<text.utf8.count : withBrackets(marker, text),
        words: text.text(ofBytes: marker),
        isWhole: isWhole
      )
    }
    return bracketedWords(in: text).map {
      Placeholder(bytes: $0, words: text.text(ofBytes: $0), isWhole: false)
    }
  }

  /// Rules out nearly all texts: they have no bracket of a template, and no word of a marker.
  private static func mayOccur(in text: String, _ bytes: ByteSet) -> Bool {
    bytes.intersects(openings) || bytes.intersects(.letters) && filter.containsWord(of: text)
  }

  /// The markers, and the first words of the pairs.
  private static let filter = WordFilter(markers.map { $0.lowercased() } + phrases.keys)

  /// The first marker, or the first pair of words that no finished text contains.
  private static func marker(in text: String) -> Range<Int>? {
    var opening: (word: String, start: Int)?
    for word in WordRuns(text) {
      let start = text.utf8.distance(from: text.startIndex, to: word.startIndex)
      let bytes = start..<start + word.utf8.count
      guard word.utf8.count <= longestWord else {
        opening = nil
        continue
      }
      if markers.contains(String(word)) { return bytes }
      let lower = word.lowercased()
      if let opening, phrases[opening.word]?.contains(lower) == true {
        return opening.start..<bytes.upperBound
      }
      opening = phrases[lower] == nil ? nil : (lower, start)
    }
    return nil
  }

  /// A marker with the brackets next to it.
  private static func withBrackets(_ bytes: Range<Int>, _ text: String) -> Range<Int> {
    let before = text.utf8.prefix(bytes.lowerBound).suffix(3).reversed().prefix(while: openings.contains)
    let after = text.utf8.dropFirst(bytes.upperBound).prefix(3).prefix(while: closings.contains)
    let count = min(before.count, after.count)
    return bytes.lowerBound - count..<bytes.upperBound + count
  }

  /// The first brackets with nothing but words of placeholders between them: `O Allah [translation needed]`.
  private static func bracketedWords(in text: String) -> Range<Int>? {
    var opening: Int?
    var isAfterOpening = false
    for (offset, byte) in text.utf8.enumerated() {
      if openings.contains(byte) {
        if !isAfterOpening { opening = offset }
        isAfterOpening = true
        continue
      }
      isAfterOpening = false
      guard closings.contains(byte), let start = opening else { continue }
      opening = nil
      let further = text.utf8.dropFirst(offset + 1).prefix(3).prefix(while: closings.contains).count
      let bytes = start..<offset + 1 + further
      guard bytes.count <= PlaceholderWords.lengthLimit else { continue }
      let words = text.text(ofBytes: bytes)
      if WordRuns(words).first(where: { _ in true }) != nil, PlaceholderWords.areAll(of: words) {
        return bytes
      }
    }
    return nil
  }

  /// Brackets of templates. Round ones are part of ordinary texts.
  private static let openings = ByteSet("[{<".utf8)
  private static let closings = ByteSet("]}>".utf8)

  /// Markers in capitals that editors leave anywhere in a text. In lower case, `todo` is Spanish.
  private static let markers: Set<String> = ["TODO", "TBD", "TBA", "FIXME", "XXX", "XXXX"]

  /// Pairs of words that no finished text contains, by the first word.
  private static let phrases: [String: Set<String>] = [
    "lorem": ["ipsum"],
    "translation": ["here", "goes", "needed", "missing", "pending", "required"],
    "transliteration": ["here", "goes", "needed", "missing", "pending", "required"],
    "arabic": ["here"],
    "title": ["here"],
    "text": ["here", "goes"],
    "coming": ["soon"],
  ]
  /// The length of the longest word of markers and phrases, in bytes.
  private static let longestWord =
    (Array(markers) + phrases.flatMap { [$0.key] + $0.value }).map(\.utf8.count).max() ?? 0
}
