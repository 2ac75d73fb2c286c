import ArabicText

/// Texts that are judged by the style of others: the pairs are dealt into folds, and each is held against the
/// style of all folds but its own.
struct StyleFolds {
  let pairs: [TransliterationPair]
  private let folds: [TransliterationStyle]

  init(_ pairs: [TransliterationPair], count: Int = 10) {
    self.pairs = pairs
    let parts = (0..<count).map { fold in
      TransliterationStyle(
        stride(from: fold, to: pairs.count, by: count).map { (pairs[$0].arabic, pairs[$0].latin) }
      )
    }
    folds = parts.indices.map { fold in
      parts.indices.filter { $0 != fold }.reduce(into: TransliterationStyle()) { $0.merge(parts[$1]) }
    }
  }

  /// Where a transliteration of the text at a place departs from the style of the other folds.
  func departures(of latin: String, at index: Int) -> [StyleDeparture] {
    folds[index % folds.count].departures(arabic: pairs[index].arabic, latin: latin, isLearnt: false)
  }
}
