import Foundation
import SearchEngine
import UnicodeText

/// Merges the entries of chunks by term, and computes their weights.
struct PostingBuilder {
  /// For each dua and field, the length-dependent part of the divisor in BM25.
  private let norms: [Float]

  /// - Parameter lengths: For each dua, the number of words of each field.
  init(lengths: [Int32]) {
    let averages = TextField.allCases.map { field in
      var (sum, count) = (0, 0)
      for index in stride(from: field.rawValue, to: lengths.count, by: TextField.count)
      where lengths[index] > 0 {
        sum += Int(lengths[index])
        count += 1
      }
      return count == 0 ? 1 : Double(sum) / Double(count)
    }
    let shares = TextField.allCases.map(\.lengthShare)
    norms = lengths.enumerated().map { index, length in
      let field = index % TextField.count
      let ratio = Double(length) / averages[field]
      return Float(TextField.saturation * (1 - shares[field] + shares[field] * ratio))
    }
  }

  /// Writes the posting lists of all terms.
  ///
  /// - Parameters:
  ///   - chunks: The entries of each chunk, in the order of the duas.
  ///   - terms: For each chunk, the term of each word number.
  ///   - shares: For each dua, a factor of the weights of its words; nil for 1.
  ///   - lists: The posting lists, one after another.
  /// - Returns: The length of each list in bytes.
  func write(
    _ chunks: [[FieldCounts.Entry]],
    terms: [[Int32]],
    count: Int,
    shares: [Float]? = nil,
    to lists: inout ByteWriter
  ) -> [Int] {
    var next = [Int](repeating: 0, count: count + 1)
    for (chunk, terms) in zip(chunks, terms) {
      for entry in chunk { next[Int(terms[Int(entry.word)]) + 1] += 1 }
    }
    for term in 0..<count { next[term + 1] += next[term] }
    let empty = FieldCounts.Occurrence(document: 0, field: 0, count: 0)
    var occurrences = [FieldCounts.Occurrence](repeating: empty, count: next[count])
    for (chunk, terms) in zip(chunks, terms) {
      for entry in chunk {
        let term = Int(terms[Int(entry.word)])
        occurrences[next[term]] = entry.occurrence
        next[term] += 1
      }
    }
    var postings: [PostingListWriter.Posting] = []
    var weights = FieldWeights()
    var start = 0
    // Each start has become the end of its term.
    return next.dropLast().map { end in
      postings.removeAll(keepingCapacity: true)
      while start < end {
        let document = Int(occurrences[start].document)
        weights.removeAll()
        while start < end, Int(occurrences[start].document) == document {
          weights.add(Int(occurrences[start].count), Int(occurrences[start].field))
          start += 1
        }
        let impact = weights.impact(norms, at: document * TextField.count)
        let level = QuantizedImpact.level(of: impact * Double(shares?[document] ?? 1))
        postings.append(.init(document: document, level: level))
      }
      let before = lists.bytes.count
      PostingListWriter.append(postings, levelBits: IndexFormat.levelBits, to: &lists)
      return lists.bytes.count - before
    }
  }
}

/// How often a term occurs in the fields of a dua.
private struct FieldWeights {
  private var counts = [Int](repeating: 0, count: TextField.count)
  /// The fields that have it: most often one.
  private var fields = 0..<0
  private let weights = TextField.allCases.map(\.weight)

  mutating func add(_ count: Int, _ field: Int) {
    counts[field] += count
    fields =
      fields.isEmpty ? field..<field + 1 : min(fields.lowerBound, field)..<max(fields.upperBound, field + 1)
  }

  mutating func removeAll() {
    for field in fields { counts[field] = 0 }
    fields = 0..<0
  }

  /// The weight of the term by BM25.
  ///
  /// - Parameter first: The index of the dua's first field in `norms`.
  func impact(_ norms: [Float], at first: Int) -> Double {
    var impact = 0.0
    for field in fields where counts[field] > 0 {
      let count = Double(counts[field])
      impact += weights[field] * count * (TextField.saturation + 1) / (count + Double(norms[first + field]))
    }
    return impact
  }
}

extension QuantizedImpact {
  /// The weight of a level, in units.
  package static func value(ofLevel level: Int) -> Int {
    let share = Double(level) / Double(count - 1)
    return Int((smallest * pow(largest / smallest, share) * Double(unit)).rounded())
  }

  /// The logarithm of the largest weight relative to the smallest.
  private static let range = log(largest / smallest)

  /// The level nearest to a weight.
  package static func level(of impact: Double) -> Int { minimumWeights.partitioningIndex { $0 > impact } }

  /// The least weight of each level but the lowest, found by bisection: a logarithm for each posting takes longer.
  private static let minimumWeights = (1..<count).map { level in
    var (lower, upper) = (smallest.bitPattern, largest.bitPattern)
    while upper - lower > 1 {
      let middle = lower + (upper - lower) / 2
      if computedLevel(of: Double(bitPattern: middle)) < level { lower = middle } else { upper = middle }
    }
    return Double(bitPattern: upper)
  }

  private static func computedLevel(of impact: Double) -> Int {
    let share = log(max(impact, smallest) / smallest) / range
    return min(count - 1, Int((share * Double(count - 1)).rounded()))
  }
}
