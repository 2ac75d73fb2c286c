/// Aligns a quotation with a passage at minimum edit cost. Both ends of the passage are free: a quotation may begin and end
/// anywhere in the verses it cites.
struct Aligner {
  let quote: [QuotedWord]
  let reference: [WordFingerprint]
  let orthography: Orthography

  /// The number of words of a quotation that are aligned at once, so that time and space are bounded by the reference.
  static let chunk = 256

  func best() -> Alignment {
    if let contiguous = contiguous() { return contiguous }
    var alignment = Alignment()
    for start in stride(from: 0, to: quote.count, by: Self.chunk) {
      let words = start..<min(start + Self.chunk, quote.count)
      alignment = alignment + aligned(words, from: alignment.end, isFree: start == 0)
    }
    return alignment
  }

  /// The cheapest position at which the reference has the same letters, word for word.
  private func contiguous() -> Alignment? {
    guard !quote.isEmpty, quote.count <= reference.count else { return nil }
    var best: Alignment?
    for start in 0...reference.count - quote.count {
      guard quote.indices.allSatisfy({ quote[$0].hash == reference[start + $0].hash }) else { continue }
      var alignment = Alignment(end: start + quote.count)
      for index in quote.indices {
        let difference = quote[index].difference(from: reference[start + index], orthography)
        alignment.cost += difference.cost
        alignment.pieces.append(
          .init(step: .pair, quoted: index, referred: start + index, difference: difference)
        )
      }
      if best.map({ alignment.cost < $0.cost }) ?? true { best = alignment }
    }
    return best
  }

  private func aligned(_ words: Range<Int>, from origin: Int, isFree: Bool) -> Alignment {
    let rows = words.count + 1
    // To take every word as added costs `bound`, so that no cheapest way leaves out more words than it has, and each of its other
    // steps takes two words of the reference at most: a way that begins at one place ends within three times its words.
    let bound = Int32(words.count * Difference.gapCost)
    let columns = (isFree ? reference.count - origin : min(reference.count - origin, 3 * words.count)) + 1
    var costs = [Int32](repeating: .max, count: rows * columns)
    var steps = [Alignment.Step](repeating: .pair, count: rows * columns)
    for column in 0..<columns {
      costs[column] = isFree ? 0 : Int32(column * Difference.gapCost)
      steps[column] = .missing
    }
    for row in 1..<rows {
      for column in 0..<columns {
        for step in Self.order where row >= step.quoted && column >= step.referred {
          let before = costs[(row - step.quoted) * columns + column - step.referred]
          let cell = row * columns + column
          guard before < costs[cell], before <= bound else { continue }
          let (quoted, referred) = (words.lowerBound + row - step.quoted, origin + column - step.referred)
          guard let difference = difference(step, quoted, referred) else { continue }
          let cost = before + Int32(difference.cost)
          if cost < costs[cell] { (costs[cell], steps[cell]) = (cost, step) }
        }
      }
    }
    let last = (rows - 1) * columns
    // Of two equally cheap ends the later one: a word omitted near the end is more likely than one added there.
    let end = (0..<columns).reduce(0) { costs[last + $1] <= costs[last + $0] ? $1 : $0 }
    return traced(steps, columns, words, origin, end: end, cost: Int(costs[last + end]), isFree: isFree)
  }

  private func traced(
    _ steps: [Alignment.Step],
    _ columns: Int,
    _ words: Range<Int>,
    _ origin: Int,
    end: Int,
    cost: Int,
    isFree: Bool
  ) -> Alignment {
    var alignment = Alignment(cost: cost, end: origin + end)
    var (row, column) = (words.count, end)
    while row > 0 || !isFree && column > 0 {
      let step = steps[row * columns + column]
      (row, column) = (row - step.quoted, column - step.referred)
      let (quoted, referred) = (words.lowerBound + row, origin + column)
      let difference = difference(step, quoted, referred) ?? Difference()
      alignment.pieces.append(.init(step: step, quoted: quoted, referred: referred, difference: difference))
    }
    alignment.pieces.reverse()
    return alignment
  }

  /// The first of the cheapest steps wins.
  private static let order: [Alignment.Step] = [.pair, .swapped, .split, .joined, .missing, .extra]

  func difference(_ step: Alignment.Step, _ quoted: Int, _ referred: Int) -> Difference? {
    switch step {
    case .pair: return quote[quoted].difference(from: reference[referred], orthography)
    case .extra: return .of(.extraWord)
    case .missing: return .of(.missingWord)
    case .swapped:
      let (first, second) = (quote[quoted], quote[quoted + 1])
      guard first.hash != second.hash, first.hash == reference[referred + 1].hash,
        second.hash == reference[referred].hash
      else { return nil }
      return .of(.swappedWords)
    case .split:
      guard quote[quoted].codes.count + quote[quoted + 1].codes.count == reference[referred].shapes.count
      else {
        return nil
      }
      return join(quote[quoted].joined(with: quote[quoted + 1]), reference[referred])
    case .joined:
      guard
        reference[referred].shapes.count + reference[referred + 1].shapes.count == quote[quoted].codes.count
      else { return nil }
      return join(quote[quoted], reference[referred].joined(with: reference[referred + 1]))
    }
  }

  private func join(_ quote: QuotedWord, _ reference: WordFingerprint) -> Difference? {
    guard var difference = quote.markDifference(from: reference, orthography) else { return nil }
    // The mushafs differ in which words they join.
    if quote.writing == .standard { difference.add(.spelling) }
    return difference
  }
}
