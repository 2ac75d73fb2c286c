import ArabicText
import QuranText

/// Checks of texts whose speed is measured: one closure, whatever stands behind it.
public struct TextChecks: Sendable {
  public let name: String
  /// Makes the checks ready, once. They give the number of findings in texts and their transliterations.
  let prepare: @Sendable () throws -> @Sendable ([TransliterationPair]) -> Int

  public init(
    name: String,
    prepare: @escaping @Sendable () throws -> @Sendable ([TransliterationPair]) -> Int
  ) {
    self.name = name
    self.prepare = prepare
  }

  /// Tashkeel, transliteration, quotations of the Quran, and the search form.
  public static let arabic = Self(name: "all Arabic checks") {
    let locator = try QuranLocator(fingerprints: .shipped())
    return { pairs in
      pairs.reduce(0) { count, pair in
        count + Tashkeel(of: pair.arabic).incompleteWords.count
          + TransliterationCheck.compare(arabic: pair.arabic, latin: pair.latin).findings.count
          + locator.locate(pair.arabic).count + (pair.arabic.searchForm.isEmpty ? 1 : 0)
      }
    }
  }
}
