/// The endings of inflection in the languages of a library, other than English.
package struct WordEndings: Sendable {
  /// For each language the number of its endings, a byte, and each ending after its length, a byte.
  private let section: ByteRegion

  /// The maximum number of words that are compared for each stem.
  private static let maximumForms = 64
  private static let longestEnding = 8
  private static let shortestStem = 3

  init(_ section: ByteRegion) { self.section = section }

  /// The word of the texts that is most like a form of the same word: both are a stem with an ending of one language.
  func relative(of word: [UInt8], in forms: StringTable) -> Int? {
    var nearest: (form: Int, difference: Int)?
    var start = 0
    while start < section.count {
      let endings = Language(section, start)
      start = endings.end
      for length in 0...Self.longestEnding where word.count >= length + Self.shortestStem {
        guard length == 0 || endings.contains(Array(word.suffix(length))) else { continue }
        let stem = Array(word.dropLast(length))
        for form in forms.range(prefix: stem).prefix(Self.maximumForms) {
          let bytes = forms[form].bytes
          let rest = Array(bytes.dropFirst(stem.count))
          let difference = length + rest.count
          guard difference < nearest?.difference ?? stem.count + 1 else { continue }
          if rest.isEmpty || endings.contains(rest) { nearest = (form, difference) }
        }
      }
    }
    return nearest?.form
  }

  private struct Language {
    private let section: ByteRegion
    /// The offset of the first ending.
    private let start: Int
    /// The offset after the last ending.
    let end: Int

    init(_ section: ByteRegion, _ offset: Int) {
      self.section = section
      start = offset + 1
      var end = start
      for _ in 0..<section.byte(offset) { end += 1 + section.byte(end) }
      self.end = end
    }

    func contains(_ ending: [UInt8]) -> Bool {
      var offset = start
      while offset < end {
        let length = section.byte(offset)
        if length == ending.count, section.slice(offset + 1, offset + 1 + length).order(ending) == 0 {
          return true
        }
        offset += 1 + length
      }
      return false
    }
  }
}
