import ArabicText
import QuranText

/// The checks of one text whose speed is measured: one closure, whatever stands behind it.
public struct TextChecks: Sendable {
  public let name: String
  /// Makes the checks ready, once. They give the number of findings in a text and its transliteration.
  let prepare: @Sendable () throws -> @Sendable (TransliterationPair) -> Int

  public init(
    name: String,
    prepare: @escaping @Sendable () throws -> @Sendable (TransliterationPair) -> Int
  ) {
    self.name = name
    self.prepare = prepare
  }

  /// Tashkeel, transliteration, quotations of the Quran, and the search form.
  public static let arabic = Self(name: "all Arabic checks") {
    let locator = try QuranLocator(fingerprints: .shipped())
    return { pair in
      Tashkeel(of: pair.arabic).incompleteWords.count
        + TransliterationCheck.compare(arabic: pair.arabic, latin: pair.latin).findings.count
        + locator.locate(pair.arabic).count + (pair.arabic.searchForm.isEmpty ? 1 : 0)
    }
  }
}
