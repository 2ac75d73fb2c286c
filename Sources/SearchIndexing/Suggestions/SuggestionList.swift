import ArabicText
import SearchEngine
import UnicodeText

/// The texts of suggestions, each once.
struct SuggestionList {
  struct Entry {
    var text: String
    var words: [SearchWord]
    var value: SuggestionTable.Value
  }

  private var entries: [[UInt8]: Entry] = [:]

  /// The maximum length of a suggestion, in scalars.
  private static let longest = 80

  /// Adds a text, unless an earlier one has the same words: then it only raises the rank.
  mutating func add(_ text: String, _ kind: SuggestionTable.Kind, rank: Int, group: Int = 0) {
    let text = Self.plain(text)
    guard text.unicodeScalars.count <= Self.longest else { return }
    let words = SearchWord.words(of: text)
    guard !words.isEmpty, words.count <= SuggestionTable.Start.mostWords else { return }
    let rank = min(rank, SuggestionTable.Value.greatestRank)
    let key = SuggestionTable.key(of: words)
    if let known = entries[key] {
      let most = max(known.value.rank, rank)
      entries[key]?.value.rank = min(most + 1, SuggestionTable.Value.greatestRank)
    } else {
      entries[key] = Entry(
        text: text,
        words: words,
        value: SuggestionTable.Value(kind, rank: rank, group: group)
      )
    }
  }

  /// Without Arabic marks, which people do not type, and with single spaces.
  static func plain(_ text: String) -> String {
    var plain = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if scalar.isASCII ? scalar.isWhiteSpace : scalar.properties.isWhitespace {
        if let last = plain.last, last != " " { plain.append(" ") }
      } else if scalar == "\u{0671}" {
        plain.append("\u{0627}")
      } else if !scalar.isArabicMark, !scalar.isTatweel, !scalar.isInvisibleControl {
        plain.append(scalar)
      }
    }
    if plain.last == " " { plain.removeLast() }
    return String(plain)
  }

  func write(to file: inout IndexFileWriter) {
    let sorted = entries.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map(\.value)
    write(sorted.map { Array($0.text.utf8) }, to: &file)
    file[.suggestionValues] = ByteWriter.packed(sorted.map(\.value.packed))
    var starts: [(key: [UInt8], start: SuggestionTable.Start)] = []
    for (text, entry) in sorted.enumerated() {
      for word in entry.words.indices where Self.mayStart(word, entry) {
        let rest = entry.words[word...]
        for isBare in entry.words[word].startsWithArticle ? [false, true] : [false] {
          let start = SuggestionTable.Start(text: text, word: word, isBare: isBare)
          starts.append((SuggestionTable.key(of: rest, isBare: isBare), start))
        }
      }
    }
    starts.sort { first, second in
      first.key == second.key
        ? first.start.packed < second.start.packed : first.key.lexicographicallyPrecedes(second.key)
    }
    var samples = ByteWriter()
    for position in stride(from: 0, to: starts.count, by: SuggestionTable.sampleDistance) {
      let block = starts[position..<min(position + SuggestionTable.sampleDistance, starts.count)]
      let best = block.map { SuggestionTable.score($0.start, sorted[$0.start.text].value) }.max() ?? 0
      samples.append(SuggestionTable.sample(starts[position].key) << 8 | UInt64(best))
    }
    file[.suggestionSamples] = samples.bytes
    file[.suggestionStarts] = ByteWriter.packed(starts.map(\.start.packed))
  }

  /// Whether people may begin to type a text with this word: phrases are typed from the beginning, others also from a word that does
  /// not only join others.
  private static func mayStart(_ word: Int, _ entry: Entry) -> Bool {
    word == 0 || entry.value.kind != .phrase && !entry.words[word].isJoining
  }

  private func write(_ texts: [[UInt8]], to file: inout IndexFileWriter) {
    var blocks = ByteWriter()
    var lengths: [Int] = []
    for start in stride(from: 0, to: texts.count, by: SuggestionTable.blockLength) {
      let before = blocks.bytes.count
      var last: [UInt8] = []
      for text in texts[start..<min(start + SuggestionTable.blockLength, texts.count)] {
        let shared = zip(last, text).prefix { $0 == $1 }.count
        blocks.append(varint: shared)
        blocks.append(varint: text.count - shared)
        blocks.append(text[shared...])
        last = text
      }
      lengths.append(blocks.bytes.count - before)
    }
    file[.suggestionBlockStarts] = ByteWriter.starts(lengths)
    file[.suggestionBlocks] = blocks.bytes
  }
}
