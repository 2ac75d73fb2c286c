import ArabicText
import SearchEngine
import UnicodeText

/// Whether a transliteration adds anything to the sound of an Arabic text.
enum SoundComparison {
  /// The width of the band around the diagonal: more sounds are not missing in one place.
  private static let reach = 16

  /// Whether at most a tenth of the slots differ.
  ///
  /// - Parameters:
  ///   - rows: The slots of the text: raw values of `ConsonantClassSet`.
  ///   - columns: Those of the transliteration.
  static func isAlike(_ rows: [UInt16], _ columns: [UInt16]) -> Bool {
    let limit = Int32(rows.count / 10)
    guard abs(rows.count - columns.count) <= max(reach, rows.count / 3), !rows.isEmpty, !columns.isEmpty
    else {
      return rows.count == columns.count
    }
    let far = Int32.max / 2
    var costs = [Int32](repeating: far, count: columns.count + 1)
    costs[0] = 0
    for column in 0..<min(reach, columns.count) { costs[column + 1] = costs[column] + cost(columns[column]) }
    for (position, row) in rows.enumerated() {
      let middle = (position + 1) * columns.count / rows.count
      let band = max(1, middle - reach)...max(1, min(columns.count, middle + reach))
      var diagonal = costs[band.lowerBound - 1]
      costs[band.lowerBound - 1] = band.lowerBound == 1 ? diagonal + cost(row) : far
      var least = far
      for column in band {
        let isMatch = row & columns[column - 1] & ~SoundKey.optional != 0
        let above = costs[column]
        let best = min(
          diagonal + (isMatch ? 0 : 1),
          above + cost(row),
          costs[column - 1] + cost(columns[column - 1])
        )
        diagonal = above
        costs[column] = min(best, far)
        least = min(least, best)
      }
      guard min(least, costs[band.lowerBound - 1]) <= limit else { return false }
    }
    return costs[columns.count] <= limit
  }

  private static func cost(_ slot: UInt16) -> Int32 { slot & SoundKey.optional == 0 ? 1 : 0 }
}
