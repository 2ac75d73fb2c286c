import ArabicText
import UnicodeText

/// The phonetic key of a text in either script: `rizq text key`.
package struct KeyPage: TextPage {
  private let text: String
  private let isArabic: Bool
  private let key: PhoneticKey

  /// A text with an Arabic letter is Arabic; otherwise Latin, if it contains an ASCII letter or a Latin letter with marks. Nil if it
  /// contains neither.
  package init?(of text: String) {
    self.text = text
    isArabic = text.hasArabicLetter
    key = isArabic ? PhoneticKey(arabic: text) : PhoneticKey(latin: text)
    if !isArabic, key.words.isEmpty { return nil }
  }

  /// The key of the text, then one line per word.
  package var human: String {
    let source = SourceWords(text)
    var spellings = key.words.map { _ in "" }
    for slot in key.slots { spellings[slot.word] += " \(slot.classes)" }
    let words = zip(key.words, spellings).map { range, spelling in
      "  \(source.shown(at: source.bytes(ofScalars: range))) →\(spelling.isEmpty ? " no slot" : spelling)\n"
    }
    return "\(key.spelling)\n" + words.joined()
  }

  package var json: String {
    let source = SourceWords(text)
    let words = key.words.map { JSONValue.sortedObject(source.members(at: source.bytes(ofScalars: $0))) }
    let slots = key.slots.map { slot in
      let own: [String: JSONValue?] = [
        "symbols": .array(slot.classes.letters.map(JSONValue.string)),
        "isOptional": .boolean(slot.classes.isOptional), "word": .integer(slot.word),
      ]
      return JSONValue.sortedObject(
        source.members(at: source.bytes(ofScalars: slot.range)).merging(own) { $1 }
      )
    }
    return TextPageForm.document([
      "text": .string(text), "script": .string(isArabic ? "arabic" : "latin"), "key": .string(key.spelling),
      "slots": .array(slots), "words": .array(words),
    ])
  }
}
