import ArabicText

/// Folding removes vocalization and nothing else.
package struct VocalizedSearchForm: FidelityMeasure {
  package let name = "S1 of vocalized = S1 of unvocalized verses"
  package let target = FidelityTarget.atLeast(1)

  package init() {}

  package func run(on data: ReferenceData) throws -> FidelityFigure {
    try .equal(data.quran(.simple), data.quran(.simpleClean), \.searchForm)
  }
}

/// Folding is idempotent, in every edition.
package struct RepeatedSearchForm: FidelityMeasure {
  package let name = "S1 of S1 = S1, verses of three editions"
  package let target = FidelityTarget.atLeast(1)

  package init() {}

  package func run(on data: ReferenceData) throws -> FidelityFigure {
    let verses = try data.quran(.simple) + data.quran(.simpleClean) + data.quran(.uthmani)
    let forms = verses.map(\.searchForm)
    return .equal(forms, forms.map(\.searchForm)) { $0 }
  }
}

/// Whether Uthmani and everyday spelling fold to one search form.
package struct UthmaniSearchForm: FidelityMeasure {
  package let name = "S1 of Uthmani = S1 of imlaei verses"
  package let target = FidelityTarget.atLeast(0.817)

  package init() {}

  package func run(on data: ReferenceData) throws -> FidelityFigure {
    try .equal(data.quran(.uthmani), data.quran(.simple), \.searchForm)
  }
}

/// Whether Uthmani and everyday spelling have one search skeleton.
package struct UthmaniSkeleton: FidelityMeasure {
  package let name = "S2 of Uthmani = S2 of imlaei verses"
  package let target = FidelityTarget.atLeast(0.998)

  package init() {}

  package func run(on data: ReferenceData) throws -> FidelityFigure {
    try .equal(data.quran(.uthmani), data.quran(.simple), \.searchSkeleton)
  }
}

extension FidelityFigure {
  /// Counts the pairs with the same scalars after `form`.
  static func equal(_ left: [String], _ right: [String], _ form: (String) -> String) -> Self {
    let forms = zip(left, right).map { (form($0), form($1)) }
    let different = forms.filter { !$0.0.unicodeScalars.elementsEqual($0.1.unicodeScalars) }
    return Self(
      hits: forms.count - different.count,
      total: forms.count,
      examples: different.map { differingWords(of: $0.0, and: $0.1) }
    )
  }

  /// The words between the common start and the common end of two texts.
  private static func differingWords(of left: String, and right: String) -> String {
    var left = left.split(separator: " ")[...]
    var right = right.split(separator: " ")[...]
    while let first = left.first, first == right.first {
      left.removeFirst()
      right.removeFirst()
    }
    while let last = left.last, last == right.last {
      left.removeLast()
      right.removeLast()
    }
    return left.joined(separator: " ") + " | " + right.joined(separator: " ")
  }
}
