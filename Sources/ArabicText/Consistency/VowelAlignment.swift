/// The minimum-cost alignment of the vowels between two consonants.
///
/// A vowel may be repeated (`aa`), and an optional one may be missing. Every other difference costs one.
enum VowelAlignment {
  /// The first difference between two sequences of vowels: the vowel on either side, or nil if there is none.
  struct Difference: Hashable {
    var first: Int?
    var second: Int?
  }

  /// The number of vowels that are compared: no two consonants have as many between them.
  private static let longestRow = 128

  /// Nil if the two sequences agree.
  static func difference(
    _ first: ArraySlice<PhoneticKey.RidingVowel>,
    _ second: ArraySlice<PhoneticKey.RidingVowel>
  ) -> Difference? {
    if first.count == 1, second.count == 1, agree(first[first.startIndex], second[second.startIndex]) {
      return nil
    }
    if first.isEmpty, second.isEmpty { return nil }
    let rows = Array(first.prefix(longestRow))
    let columns = Array(second.prefix(longestRow))
    let width = columns.count + 1
    var costs = [Int](repeating: .max / 2, count: (rows.count + 1) * width)
    var origins = [(cell: Int, cost: Int)](repeating: (0, 0), count: costs.count)
    costs[0] = 0
    for row in 0...rows.count {
      for column in 0...columns.count where row + column > 0 {
        let cell = row * width + column
        func offer(_ origin: Int, _ step: Int) {
          if costs[origin] + step < costs[cell] {
            costs[cell] = costs[origin] + step
            origins[cell] = (origin, step)
          }
        }
        let isMatch = row > 0 && column > 0 && agree(rows[row - 1], columns[column - 1])
        if row > 0, column > 0 { offer(cell - width - 1, isMatch ? 0 : 1) }
        if row > 0 { offer(cell - width, isMatch || rows[row - 1].isOptional ? 0 : 1) }
        // Two letters may denote one Arabic vowel, but not in two words.
        let isRepeated = isMatch && column > 1 && columns[column - 1].word == columns[column - 2].word
        if column > 0 { offer(cell - 1, isRepeated || columns[column - 1].isOptional ? 0 : 1) }
      }
    }
    var found: Difference?
    var cell = costs.count - 1
    guard costs[cell] > 0 else { return nil }
    while cell > 0 {
      let (origin, cost) = origins[cell]
      if cost > 0 {
        let movesFirst = cell / width != origin / width
        let movesSecond = cell % width != origin % width
        found = Difference(
          first: movesFirst ? first.startIndex + origin / width : nil,
          second: movesSecond ? second.startIndex + origin % width : nil
        )
      }
      cell = origin
    }
    return found
  }

  private static func agree(_ first: PhoneticKey.RidingVowel, _ second: PhoneticKey.RidingVowel) -> Bool {
    !first.vowels.isDisjoint(with: second.vowels) && !(first.isJoining && second.isWordEnd)
  }
}
