import Foundation
import SearchEngine

/// Merges the entries of chunks by term, and computes their weights.
struct PostingBuilder {
  /// For each dua and field, the length-dependent part of the divisor in BM25.
  private let norms: [[Float]]
  /// - Parameter lengths: For each dua and field, the number of words.
  init(lengths: [[Int32]]) {
    let averages = TextField.allCases.map { field in
      let present = lengths.lazy.map { Int($0[field.rawValue]) }.filter { $0 > 0 }
      return present.isEmpty ? 1 : Double(present.reduce(0, +)) / Double(present.count)
    }
    norms = lengths.map { lengths in
      TextField.allCases.map { field in
        let ratio = Double(lengths[field.rawValue]) / averages[field.rawValue]
        return Float(TextField.saturation * (1 - field.lengthShare + field.lengthShare * ratio))
      }
    }
  }

  /// The posting lists of all terms.
  ///
  /// - Parameters:
  ///   - chunks: The entries of each chunk, in the order of the duas.
  ///   - terms: For each chunk, the term of each word number.
  ///   - shares: For each dua, a factor of the weights of its words; nil for 1.
  func lists(
    _ chunks: [[ChunkAnalysis.Entry]],
    terms: [[Int32]],
    count: Int,
    shares: [Float]? = nil
  ) -> [[UInt8]] {
    var starts = [Int](repeating: 0, count: count + 1)
    for (chunk, terms) in zip(chunks, terms) {
      for entry in chunk { starts[Int(terms[Int(entry.word)]) + 1] += 1 }
    }
    for term in 0..<count { starts[term + 1] += starts[term] }
    var next = starts
    let empty = ChunkAnalysis.Entry(word: 0, document: 0, field: 0, count: 0)
    var entries = [ChunkAnalysis.Entry](repeating: empty, count: starts[count])
    for (chunk, terms) in zip(chunks, terms) {
      for entry in chunk {
        let term = Int(terms[Int(entry.word)])
        entries[next[term]] = entry
        next[term] += 1
      }
    }
    return (0..<count).map { term in
      PostingListWriter.list(
        postings(entries[starts[term]..<starts[term + 1]], shares),
        levelBits: IndexFormat.levelBits
      )
    }
  }

  /// One posting for all entries of a dua.
  private func postings(
    _ entries: ArraySlice<ChunkAnalysis.Entry>,
    _ shares: [Float]?
  ) -> [PostingListWriter.Posting] {
    var postings: [PostingListWriter.Posting] = []
    var position = entries.startIndex
    while position < entries.endIndex {
      let document = Int(entries[position].document)
      var counts = (0, 0, 0, 0, 0, 0)
      while position < entries.endIndex, Int(entries[position].document) == document {
        let count = Int(entries[position].count)
        switch entries[position].field {
        case 0: counts.0 += count
        case 1: counts.1 += count
        case 2: counts.2 += count
        case 3: counts.3 += count
        case 4: counts.4 += count
        default: counts.5 += count
        }
        position += 1
      }
      let all = [counts.0, counts.1, counts.2, counts.3, counts.4, counts.5]
      var impact = 0.0
      for field in TextField.allCases where all[field.rawValue] > 0 {
        let count = Double(all[field.rawValue])
        impact +=
          field.weight * count * (TextField.saturation + 1)
          / (count + Double(norms[document][field.rawValue]))
      }
      let level = QuantizedImpact.level(of: impact * Double(shares?[document] ?? 1))
      postings.append(.init(document: document, level: level))
    }
    return postings
  }
}

extension QuantizedImpact {
  /// The weight of a level, in units.
  package static func value(ofLevel level: Int) -> Int {
    let share = Double(level) / Double(count - 1)
    return Int((smallest * pow(largest / smallest, share) * Double(unit)).rounded())
  }

  /// The level nearest to a weight.
  package static func level(of impact: Double) -> Int {
    let share = log(max(impact, smallest) / smallest) / log(largest / smallest)
    return min(count - 1, Int((share * Double(count - 1)).rounded()))
  }
}
