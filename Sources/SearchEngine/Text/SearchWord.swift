import ArabicText
import UnicodeText

/// A word of a text as it is indexed and looked up.
package struct SearchWord: Equatable, Sendable {
  package enum Script: Sendable {
    case arabic, other
  }

  package var script: Script
  /// Arabic: see ``ArabicWord``. Other scripts: UTF-8 of the lowercase letters without diacritics.
  package var bytes: [UInt8]
  /// The range of the word in the text, in UTF-8 bytes.
  package var source: Range<Int>

  package init(script: Script, bytes: [UInt8], source: Range<Int>) {
    self.script = script
    self.bytes = bytes
    self.source = source
  }

  package var text: String {
    script == .arabic ? ArabicWord.text(bytes) : String(decoding: bytes, as: UTF8.self)
  }

  var hasDigit: Bool { bytes.contains { $0.isASCIIDigit } && script == .other }
}

extension SearchWord {
  /// The words of a text, in order.
  package static func words(of text: String) -> [SearchWord] {
    var reader = SearchWords()
    return words(of: text, &reader)
  }

  /// The same for many texts, with one reader.
  package static func words(of text: String, _ reader: inout SearchWords) -> [SearchWord] {
    reader.read(text)
    return words(in: reader)
  }

  /// The words of the text that a reader has read.
  package static func words(in reader: SearchWords) -> [SearchWord] {
    reader.words.map { word in
      SearchWord(script: word.script, bytes: Array(reader.letters[word.letters]), source: word.source)
    }
  }
}
