import ArabicText
import UnicodeText

/// A text in Latin letters: `rizq romanize`.
package struct RomanizationPage: TextPage {
  private let text: String
  private let slug: String?
  private let romanizer: Romanizer
  private let latin: String
  private let guesses: [Range<Int>]
  /// The bytes of letters and numbers that are not in the romanization.
  private let omitted: [Range<Int>]

  /// - Parameter slug: The dua that contains the text.
  package init(of text: String, slug: String? = nil, by romanizer: Romanizer) {
    self.text = text
    self.slug = slug
    self.romanizer = romanizer
    latin = romanizer.romanize(Self.withoutShapes(text))
    guesses = Tashkeel(of: text).incompleteWords.map(\.range)
    omitted = Self.omitted(in: text)
  }

  /// Whether no letter of the text is romanized.
  package var isEmpty: Bool { latin.isEmpty }

  package var human: String { latin + "\n" }

  package var json: String {
    let source = SourceWords(text)
    return TextPageForm.document([
      "text": .string(text), "dua": slug.map(JSONValue.string), "table": .string(romanizer.table.name),
      "isPausal": .boolean(romanizer.reading == .connected), "romanisation": .string(latin),
      "guesses": .array(guesses.map { .sortedObject(source.members(at: $0)) }),
    ])
  }

  /// Warnings about words without enough vowel marks for a certain reading, and about what is not romanized, each of which names
  /// the first few; nil if there are none.
  package var warning: String? {
    var lines: [String] = []
    if !guesses.isEmpty {
      lines.append(
        "the romanization guesses the vowels of \(guesses.count.counted("word")) without vowel marks: \(named(guesses))"
      )
    }
    if !omitted.isEmpty {
      lines.append("the romanization has only letters of Arabic, and leaves out \(named(omitted))")
    }
    return lines.isEmpty ? nil : lines.map { "warning: \($0)\n" }.joined()
  }

  private func named(_ parts: [Range<Int>]) -> String {
    let source = SourceWords(text)
    let named = parts.prefix(Self.namedParts).map { source.text(at: $0).displayQuoted(limit: 40) }
    let others = parts.count > Self.namedParts ? " and \(parts.count - Self.namedParts) more" : ""
    return named.joined(separator: ", ") + others
  }

  private static let namedParts = 10

  // MARK: Letters

  /// The text with the letters that presentation forms stand for.
  private static func withoutShapes(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: \.isPresentationForm) else { return text }
    var letters = ""
    for scalar in text.unicodeScalars {
      if let expansion = scalar.presentationFormExpansion {
        letters += expansion
      } else {
        letters.unicodeScalars.append(scalar)
      }
    }
    return letters
  }

  private static func omitted(in text: String) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var end = 0
    for scalar in text.unicodeScalars {
      let start = end
      end += UTF8.width(scalar)
      guard isOmitted(scalar) else { continue }
      if let last = parts.last, last.upperBound == start {
        parts[parts.count - 1] = last.lowerBound..<end
      } else {
        parts.append(start..<end)
      }
    }
    return parts
  }

  private static func isOmitted(_ scalar: Unicode.Scalar) -> Bool {
    guard let expansion = scalar.presentationFormExpansion else { return isOmittedLetter(scalar) }
    return expansion.unicodeScalars.contains(where: isOmittedLetter)
  }

  private static func isOmittedLetter(_ scalar: Unicode.Scalar) -> Bool {
    guard !scalar.isRomanizedLetter, !scalar.isArabicMark else { return false }
    return scalar.properties.isAlphabetic || scalar.properties.numericType != nil
  }
}
