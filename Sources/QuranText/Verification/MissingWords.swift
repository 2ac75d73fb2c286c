import UnicodeText

/// Consecutive words that a quotation omits, grouped by verse if it omits whole verses.
struct MissingWords {
  /// The number of pieces of the comparison.
  let count: Int
  private let writer: FindingWriter
  /// A range of the edition's words.
  private let words: Range<Int>
  /// The word of the quotation after which they are missing.
  private let quoted: Int

  /// The missing words at a piece of a comparison; none if it is another piece.
  init(at position: Int, in writer: FindingWriter) {
    self.writer = writer
    let pieces = writer.comparison.pieces[position...]
    let run = pieces.prefix { $0.step == .missing }
    guard let first = run.first else {
      (count, words, quoted) = (0, 0..<0, 0)
      return
    }
    count = run.enumerated().prefix { $1.referred == first.referred + $0 }.count
    let missing = first.referred..<first.referred + count
    // If the following words equal the missing ones, either may be the omitted ones: whole verses are more likely.
    let starts = writer.verifier.fingerprints.edition(writer.orthography).verseStarts
    let shifts = pieces.dropFirst(count).prefix(count).enumerated().prefix { shift, piece in
      piece.step == .pair && piece.referred == missing.upperBound + shift
        && writer.fingerprint(missing.lowerBound + shift) == writer.fingerprint(piece.referred)
    }
    let shift = (0...shifts.count).first { shift in
      Self.isStart(missing.lowerBound + shift, starts) && Self.isStart(missing.upperBound + shift, starts)
    }
    words = missing.lowerBound + (shift ?? 0)..<missing.upperBound + (shift ?? 0)
    quoted = max(0, first.quoted - 1 + (shift ?? 0))
  }

  private static func isStart(_ word: Int, _ starts: [Int]) -> Bool {
    let index = starts.partitioningIndex { $0 >= word }
    return index < starts.count && starts[index] == word
  }

  /// One for each verse that is missing as a whole, and for each other word.
  var findings: [QuotationFinding] {
    let edition = writer.verifier.fingerprints.edition(writer.orthography)
    let bytes = writer.words[quoted].bytes
    var findings: [QuotationFinding] = []
    var word = words.lowerBound
    while word < words.upperBound {
      let verse = edition.verse(ofWord: word)
      let end = edition.verseStarts[verse + 1]
      let isWhole = edition.verseStarts[verse] == word && end <= words.upperBound
      let next = isWhole ? end : word + 1
      findings.append(
        writer.finding(
          isWhole ? .missingVerse : .missingWord,
          bytes,
          word,
          expected: writer.text(of: word..<next)
        )
      )
      word = next
    }
    return findings
  }
}
