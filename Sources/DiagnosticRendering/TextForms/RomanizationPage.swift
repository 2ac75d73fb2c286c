import ArabicText
import UnicodeText

/// A text in Latin letters: `rizq romanize`.
package struct RomanizationPage: TextPage {
  private let text: String
  private let slug: String?
  private let romanizer: Romanizer
  private let latin: String
  private let guesses: [Range<Int>]

  /// - Parameter slug: The dua that contains the text.
  package init(of text: String, slug: String? = nil, by romanizer: Romanizer) {
    self.text = text
    self.slug = slug
    self.romanizer = romanizer
    latin = romanizer.romanize(text)
    guesses = Tashkeel(of: text).incompleteWords.map(\.range)
  }

  package var human: String { latin + "\n" }

  package var json: String {
    let source = SourceWords(text)
    return TextPageForm.document([
      "text": .string(text), "dua": slug.map(JSONValue.string), "table": .string(romanizer.table.name),
      "isPausal": .boolean(romanizer.reading == .connected), "romanisation": .string(latin),
      "guesses": .array(guesses.map { .sortedObject(source.members(at: $0)) }),
    ])
  }

  /// A warning about words without enough vowel marks for a certain reading, which names the first few; nil if there are none.
  package var warning: String? {
    guard !guesses.isEmpty else { return nil }
    let source = SourceWords(text)
    let named = guesses.prefix(Self.namedGuesses).map { source.text(at: $0).displayQuoted(limit: 40) }.joined(
      separator: ", "
    )
    let others = guesses.count > Self.namedGuesses ? " and \(guesses.count - Self.namedGuesses) more" : ""
    return
      "warning: the romanization guesses the vowels of \(guesses.count.counted("word")) without vowel marks: \(named)\(others)\n"
  }

  private static let namedGuesses = 10
}
