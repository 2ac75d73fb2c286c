/// Aligns a quotation with a passage at minimum edit cost. Both ends of the passage are free: a quotation may begin and end
/// anywhere in the verses it cites.
struct Aligner {
  let quote: [QuotedWord]
  let reference: ReferenceWords
  let orthography: Orthography

  /// The number of words of a quotation that are aligned at once, so that time and space are bounded by the reference.
  static let chunk = 256

  init(quote: [QuotedWord], reference: [WordFingerprint], orthography: Orthography) {
    (self.quote, self.reference, self.orthography) = (quote, ReferenceWords(reference), orthography)
  }

  /// The cheapest alignment. If less than half of the words are found, it may be another one, of which that is true as well.
  func best() -> Alignment {
    if let contiguous = contiguous() { return contiguous }
    var alignment = Alignment()
    let classes = WordClasses(quote)
    var found = 0
    for start in stride(from: 0, to: quote.count, by: Self.chunk) {
      guard (found + quote.count - start) * 2 >= quote.count else {
        alignment.cost += (quote.count - start) * Difference.gapCost
        break
      }
      let words = start..<min(start + Self.chunk, quote.count)
      let next = aligned(words, from: alignment.end, isFree: start == 0, classes)
      found += next.foundWords
      alignment = alignment + next
    }
    return alignment
  }

  /// The cheapest position at which the reference has the same letters, word for word.
  private func contiguous() -> Alignment? {
    guard let first = quote.first, quote.count <= reference.count else { return nil }
    var best: Alignment?
    for start in 0...reference.count - quote.count where reference.hashes[start] == first.hash {
      guard quote.indices.allSatisfy({ quote[$0].hash == reference.hashes[start + $0] }) else { continue }
      var alignment = Alignment(end: start + quote.count)
      for index in quote.indices {
        let difference = quote[index].difference(from: reference.words[start + index], orthography)
        alignment.cost += difference.cost
        alignment.pieces.append(
          .init(step: .pair, quoted: index, referred: start + index, difference: difference)
        )
      }
      if best.map({ alignment.cost < $0.cost }) ?? true { best = alignment }
    }
    return best
  }

  private func aligned(
    _ words: Range<Int>,
    from origin: Int,
    isFree: Bool,
    _ classes: WordClasses
  ) -> Alignment {
    // To take every word as added costs as much as to leave out so many, so that no cheapest way leaves out more, and each of its
    // other steps takes two words of the reference at most: a way that begins at one place ends within three times its words.
    let referred = origin..<(isFree ? reference.count : min(reference.count, origin + 3 * words.count))
    let columns = referred.count + 1
    var table = AlignmentTable(rows: words.count + 1, columns: columns, step: Alignment.Step.missing.rawValue)
    for column in 0..<columns { table.costs[column] = isFree ? 0 : Int32(column * Difference.gapCost) }
    var pairs = PairCosts(with: reference.words[referred], orthography, classes)
    for index in words {
      table.fill(
        index - words.lowerBound + 1,
        from: 0,
        self,
        quoted: index,
        referred: referred,
        pairs: pairs.costs(of: quote[index], at: index),
        missingCost: Int32(Difference.gapCost)
      )
    }
    let last = words.count * columns
    // Of two equally cheap ends the later one: a word omitted near the end is more likely than one added there.
    let end = (0..<columns).reduce(0) { table.costs[last + $1] <= table.costs[last + $0] ? $1 : $0 }
    return traced(table, words, origin, end: end, isFree: isFree)
  }

  private func traced(
    _ table: AlignmentTable,
    _ words: Range<Int>,
    _ origin: Int,
    end: Int,
    isFree: Bool
  ) -> Alignment {
    var alignment = Alignment(
      cost: Int(table.costs[words.count * table.columns + end]),
      end: origin + end
    )
    var (row, column) = (words.count, end)
    while row > 0 || !isFree && column > 0 {
      let step = Alignment.Step(rawValue: table.steps[row * table.columns + column]) ?? .extra
      (row, column) = (row - step.quoted, column - step.referred)
      let (quoted, referred) = (words.lowerBound + row, origin + column)
      let difference = difference(step, quoted, referred) ?? Difference()
      alignment.pieces.append(.init(step: step, quoted: quoted, referred: referred, difference: difference))
    }
    alignment.pieces.reverse()
    return alignment
  }

  /// The hash of a word of the quotation joined with the next.
  func joinedHash(_ quoted: Int) -> UInt32 {
    let next = quote[quoted + 1]
    return SequenceHash.joined(quote[quoted].hash, next.hash, tailCount: next.codes.count)
  }

  func difference(_ step: Alignment.Step, _ quoted: Int, _ referred: Int) -> Difference? {
    switch step {
    case .pair: return quote[quoted].difference(from: reference.words[referred], orthography)
    case .extra: return .of(.extraWord)
    case .missing: return .of(.missingWord)
    case .swapped:
      let (first, second) = (quote[quoted], quote[quoted + 1])
      guard first.hash != second.hash, first.hash == reference.hashes[referred + 1],
        second.hash == reference.hashes[referred]
      else { return nil }
      return .of(.swappedWords)
    case .split:
      guard
        quote[quoted].codes.count + quote[quoted + 1].codes.count == reference.words[referred].shapes.count
      else {
        return nil
      }
      return join(quote[quoted].joined(with: quote[quoted + 1]), reference.words[referred])
    case .joined:
      guard
        reference.words[referred].shapes.count + reference.words[referred + 1].shapes.count
          == quote[quoted].codes.count
      else { return nil }
      return join(quote[quoted], reference.words[referred].joined(with: reference.words[referred + 1]))
    }
  }

  private func join(_ quote: QuotedWord, _ reference: WordFingerprint) -> Difference? {
    guard var difference = quote.markDifference(from: reference, orthography) else { return nil }
    // The mushafs differ in which words they join.
    if quote.writing == .standard { difference.add(.spelling) }
    return difference
  }
}
