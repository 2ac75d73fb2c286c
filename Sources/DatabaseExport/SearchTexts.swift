import ArabicText
import DuaLibrary
import SearchEngine

/// The words of a dua that a database searches: folded as those of the search index, separated by spaces.
struct SearchTexts: Sendable {
  /// The parts, the most important first.
  enum Part: String, CaseIterable {
    case title, arabic, skeleton, transliteration, translation, other
  }

  /// In the order of ``Part``.
  let parts: [String]

  /// - Parameter reader: Its buffers are used again for each text.
  init(_ dua: Dua, in library: Library, names: SearchNames, reader: inout SearchWords) {
    var (title, arabic, skeleton) = (FoldedPart(), FoldedPart(), FoldedPart())
    var (transliteration, translation, other) = (FoldedPart(), FoldedPart(), FoldedPart())
    for entry in dua.title.entries { title.append(entry.text, &reader) }
    arabic.append(dua.arabic, &reader)
    skeleton.appendSkeletons(of: reader)
    if let text = dua.transliteration { transliteration.append(text, &reader) }
    for entry in dua.translation.entries { translation.append(entry.text, &reader) }
    for text in [dua.bestTime, dua.benefit, dua.context, dua.propheticContext] {
      for entry in text.entries { other.append(entry.text, &reader) }
    }
    for source in dua.sources { other.append(library.displayText(of: source), &reader) }
    for words in names.words(of: dua) { other.append(folded: words) }
    parts = [title, arabic, skeleton, transliteration, translation, other].map(\.text)
  }
}

/// Folded words, separated by spaces.
struct FoldedPart {
  private var bytes: [UInt8] = []

  /// Longer words are left out: PostgreSQL takes lexemes of at most 2 kB.
  private static let longest = 1_000

  var text: String { String(decoding: bytes, as: UTF8.self) }

  mutating func append(_ text: String, _ reader: inout SearchWords) {
    reader.read(text)
    for word in reader.words {
      let letters = reader.letters[word.letters]
      if word.script == .arabic { append(arabic: letters) } else { append(letters) }
    }
  }

  /// Appends the skeletons of the Arabic words that were read last.
  mutating func appendSkeletons(of reader: SearchWords) {
    for word in reader.words where word.script == .arabic {
      append(arabic: ArabicWord.skeleton(Array(reader.letters[word.letters]))[...])
    }
  }

  mutating func append(folded words: String) {
    guard !words.isEmpty else { return }
    separate()
    bytes += words.utf8
  }

  /// Appends a word of one byte per letter, the low byte of U+0600 to U+06FF, as UTF-8.
  private mutating func append(arabic letters: ArraySlice<UInt8>) {
    guard !letters.isEmpty, letters.count <= Self.longest / 2 else { return }
    separate()
    for letter in letters {
      bytes.append(0xD8 | letter >> 6)
      bytes.append(0x80 | letter & 0x3F)
    }
  }

  private mutating func append(_ letters: ArraySlice<UInt8>) {
    guard letters.count <= Self.longest else { return }
    separate()
    bytes += letters
  }

  private mutating func separate() {
    if !bytes.isEmpty { bytes.append(UInt8(ascii: " ")) }
  }
}
