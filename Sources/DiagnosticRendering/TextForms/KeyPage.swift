import ArabicText
import UnicodeText

/// The phonetic key of a text in either script: `rizq text key`.
package struct KeyPage: TextPage {
  private let text: String
  private let script: KeyScript
  private let key: PhoneticKey

  /// Nil if the text contains neither Arabic nor Latin letters.
  package init?(of text: String) {
    guard let script = KeyScript(of: text) else { return nil }
    self.text = text
    self.script = script
    key = PhoneticKey(of: text, in: script)
  }

  /// The key of the text, then one line a word.
  package var human: String {
    let source = SourceWords(text)
    var spellings = key.words.map { _ in "" }
    for slot in key.slots { spellings[slot.word] += " \(slot.symbols)" }
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
        "symbols": .array(slot.symbols.letters.map(JSONValue.string)),
        "isOptional": .boolean(slot.symbols.isOptional), "word": .integer(slot.word),
      ]
      return JSONValue.sortedObject(
        source.members(at: source.bytes(ofScalars: slot.range)).merging(own) { $1 }
      )
    }
    return TextPageForm.document([
      "text": .string(text), "script": .string(script.rawValue), "key": .string(key.spelling),
      "slots": .array(slots), "words": .array(words),
    ])
  }
}
