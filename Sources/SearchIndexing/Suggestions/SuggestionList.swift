import ArabicText
import SearchEngine
import UnicodeText

/// The texts of suggestions, each once.
struct SuggestionList {
  private struct Entry {
    let text: String
    var value: SuggestionTable.Value
  }

  /// A word of a text.
  private struct Word {
    /// Where it begins in the key of the text.
    let offset: Int
    let startsWithArticle: Bool
    /// See ``SearchWord/isJoining``.
    let isJoining: Bool
  }

  /// The keys of the texts; ``SuggestionTable/key(of:)``.
  private var keys = ByteInterner()
  /// By the number of the key.
  private var entries: [Entry] = []
  private var words = FlatLists<Word>()
  private var reader = SearchWords()
  private var key: [UInt8] = []
  private var starts: [Word] = []

  /// The maximum length of a suggestion, in scalars.
  private static let longest = 80

  /// Adds a text, unless an earlier one has the same words: then it only raises the rank.
  mutating func add(_ text: String, _ kind: SuggestionTable.Kind, rank: Int, group: Int = 0) {
    let text = Self.plain(text)
    guard text.unicodeScalars.count <= Self.longest else { return }
    reader.read(text)
    guard !reader.words.isEmpty, reader.words.count <= SuggestionTable.Start.maximumWords else { return }
    let rank = min(rank, SuggestionTable.Value.greatestRank)
    key.removeAll(keepingCapacity: true)
    starts.removeAll(keepingCapacity: true)
    // As `SuggestionTable.key(of:)` does, without an array per word.
    for word in reader.words {
      let isArabic = word.script == .arabic
      let letters = reader.letters[word.letters]
      starts.append(
        Word(
          offset: key.count,
          startsWithArticle: isArabic && ArabicWord.startsWithArticle(letters),
          isJoining: reader.isJoining(word)
        )
      )
      if isArabic { key.append(1) }
      key.append(contentsOf: letters)
      key.append(0)
    }
    let number = keys.number(of: key)
    guard number == entries.count else {
      let most = max(entries[number].value.rank, rank)
      entries[number].value.rank = min(most + 1, SuggestionTable.Value.greatestRank)
      return
    }
    entries.append(Entry(text: text, value: SuggestionTable.Value(kind, rank: rank, group: group)))
    words.append(list: starts)
  }

  /// Without Arabic marks, which people do not type, and with single spaces.
  static func plain(_ text: String) -> String {
    guard !isPlain(text) else { return text }
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

  /// Whether a text consists of everyday letters and signs, with single spaces between them: most do.
  private static func isPlain(_ text: String) -> Bool {
    var mayEnd = false
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x20 where mayEnd: mayEnd = false
      case 0x21...0x7E, 0x0621...0x063A, 0x0641...0x064A: mayEnd = true
      default: return false
      }
    }
    return mayEnd
  }

  func write(to file: inout IndexFileWriter) {
    let order = sortedEntries
    writeTexts(order, to: &file)
    file[.suggestionValues] = ByteWriter.packed(order.map { entries[$0].value.packed })
    let starts = sortedStarts(order)
    var samples = ByteWriter()
    for position in stride(from: 0, to: starts.count, by: SuggestionTable.sampleDistance) {
      let block = starts[position..<min(position + SuggestionTable.sampleDistance, starts.count)]
      let best = block.lazy.map(\.start).map { SuggestionTable.score($0, entries[order[$0.text]].value) }
        .max()
      samples.append(SuggestionTable.sample(key(of: starts[position].start, order)) << 8 | UInt64(best ?? 0))
    }
    file[.suggestionSamples] = samples.bytes
    file[.suggestionStarts] = ByteWriter.packed(starts.map(\.start.packed))
  }

  /// The entries by their keys.
  private var sortedEntries: [Int] {
    entries.indices.map { (prefix: Self.prefix(keys[$0]), entry: $0) }
      .sorted {
        $0.prefix == $1.prefix
          ? keys[$0.entry].lexicographicallyPrecedes(keys[$1.entry]) : $0.prefix < $1.prefix
      }
      .map(\.entry)
  }

  /// A word with which a completion may begin.
  private struct SortedStart {
    /// The first eight bytes of the key of the words from there: see ``SuggestionList/prefix(_:after:)``.
    let prefix: UInt64
    let start: SuggestionTable.Start
  }

  /// The words with which completions may begin, by the key of the words from there.
  ///
  /// - Parameter order: The entries by their text's index in the file.
  private func sortedStarts(_ order: [Int]) -> [SortedStart] {
    var starts: [SortedStart] = []
    for (text, entry) in order.enumerated() {
      for (index, word) in zip(0..., words[entry]) where index == 0 || mayStart(word, of: entry) {
        for isBare in word.startsWithArticle ? [false, true] : [false] {
          let start = SuggestionTable.Start(text: text, word: index, isBare: isBare)
          let rest = rest(of: start, order)
          starts.append(
            SortedStart(prefix: Self.prefix(rest, after: isBare ? [1] : []), start: start)
          )
        }
      }
    }
    starts.sort { first, second in
      if first.prefix != second.prefix { return first.prefix < second.prefix }
      let (left, right) = (key(of: first.start, order), key(of: second.start, order))
      return left == right ? first.start.packed < second.start.packed : left.lexicographicallyPrecedes(right)
    }
    return starts
  }

  /// The key of the words from a start on; of a bare word, what follows the byte that Arabic words begin with.
  private func rest(of start: SuggestionTable.Start, _ order: [Int]) -> ArraySlice<UInt8> {
    let entry = order[start.text]
    let words = words[entry]
    let offset = words[words.startIndex + start.word].offset
    return keys[entry].dropFirst(offset + (start.isBare ? 1 + ArabicWord.article.count : 0))
  }

  private func key(of start: SuggestionTable.Start, _ order: [Int]) -> ArraySlice<UInt8> {
    let rest = rest(of: start, order)
    return start.isBare ? [1] + rest : rest
  }

  /// The first eight bytes of a key, the first one highest: they decide most comparisons.
  ///
  /// - Parameter head: What the key has before `rest`.
  private static func prefix(_ rest: ArraySlice<UInt8>, after head: [UInt8] = []) -> UInt64 {
    var prefix: UInt64 = 0
    for byte in head { prefix = prefix << 8 | UInt64(byte) }
    let bytes = rest.prefix(8 - head.count)
    for byte in bytes { prefix = prefix << 8 | UInt64(byte) }
    return prefix << UInt64(8 * (8 - head.count - bytes.count))
  }

  /// Whether people may begin to type a text with this word after the first: phrases are typed from the beginning, others also from
  /// a word that does not only join others.
  private func mayStart(_ word: Word, of entry: Int) -> Bool {
    entries[entry].value.kind != .phrase && !word.isJoining
  }

  private func writeTexts(_ order: [Int], to file: inout IndexFileWriter) {
    var blocks = ByteWriter()
    var lengths: [Int] = []
    var (last, text): ([UInt8], [UInt8]) = ([], [])
    for start in stride(from: 0, to: order.count, by: SuggestionTable.blockLength) {
      let before = blocks.bytes.count
      last.removeAll(keepingCapacity: true)
      for entry in order[start..<min(start + SuggestionTable.blockLength, order.count)] {
        text.removeAll(keepingCapacity: true)
        text.append(contentsOf: entries[entry].text.utf8)
        var shared = 0
        while shared < last.count, shared < text.count, last[shared] == text[shared] { shared += 1 }
        blocks.append(varint: shared)
        blocks.append(varint: text.count - shared)
        blocks.append(text[shared...])
        swap(&last, &text)
      }
      lengths.append(blocks.bytes.count - before)
    }
    file[.suggestionBlockStarts] = ByteWriter.starts(lengths)
    file[.suggestionBlocks] = blocks.bytes
  }
}
