/// The endings of inflection in the languages of a library, other than English.
struct WordEndings: Sendable {
  /// By language.
  private let endings: [ShortWordSet]

  /// The maximum number of words that are compared for each stem.
  private static let mostForms = 64
  private static let longestEnding = 8
  private static let shortestStem = 3

  init(_ section: ByteRegion) {
    var languages: [ShortWordSet] = []
    var position = 0
    while position < section.count {
      var endings: [[UInt8]] = []
      let count = section.byte(position)
      position += 1
      for _ in 0..<count {
        let length = section.byte(position)
        endings.append(section.slice(position + 1, position + 1 + length).bytes)
        position += 1 + length
      }
      languages.append(ShortWordSet(endings))
    }
    self.endings = languages
  }

  /// The word of the texts that is most like a form of the same word: both are a stem with an ending of one language.
  func relative(of word: [UInt8], in forms: StringTable) -> Int? {
    var nearest: (form: Int, difference: Int)?
    for endings in endings {
      for length in 0...Self.longestEnding where word.count >= length + Self.shortestStem {
        guard length == 0 || endings.contains(Array(word.suffix(length))) else { continue }
        let stem = Array(word.dropLast(length))
        for form in forms.range(prefix: stem).prefix(Self.mostForms) {
          let rest = forms[form].bytes.dropFirst(stem.count)
          let difference = length + rest.count
          guard difference < nearest?.difference ?? stem.count + 1 else { continue }
          if rest.isEmpty || endings.contains(Array(rest)) { nearest = (form, difference) }
        }
      }
    }
    return nearest?.form
  }
}
