import DuaLibrary

/// A value of a row, in a database of any kind.
protocol TableValue {
  static func text(_ text: String?) -> Self
  static func integer(_ number: Int?) -> Self
  static func boolean(_ flag: Bool) -> Self
}

extension SQLiteValue: TableValue {}
extension SQLWriter.Value: TableValue {}

// The columns that SQLite and the schema `rizq` of PostgreSQL have in common, in the order of both.

extension CategoryRow {
  func values<Value: TableValue>() -> [Value] {
    [.integer(id), .text(slug), .text(name), .text(description), .text(emoji)]
  }
}

extension CollectionRow {
  func values<Value: TableValue>() -> [Value] {
    [.integer(id), .text(slug), .text(name), .text(description), .boolean(isPremium)]
  }
}

extension DuaRow {
  func values<Value: TableValue>() -> [Value] {
    [
      .integer(id), .text(slug), .integer(categoryID), .integer(collectionID), .text(titleEn), .text(titleAr),
      .text(arabicText), .text(transliteration), .text(translationEn), .text(source), .integer(repetitions),
      .text(bestTime), .text(difficulty), .integer(estDurationSec), .text(rizqBenefit), .text(context),
      .text(propheticContext), .integer(xpValue), .text(audioURL), .text(review?.status), .text(review?.by),
      .text(review?.hash), .text(variantOf),
    ]
  }

  /// A row for each translation.
  func translationRows<Value: TableValue>() -> [[Value]] {
    translations.entries.map { [.integer(id), .text($0.language.rawValue), .text($0.value)] }
  }

  /// A row for each source.
  func sourceRows<Value: TableValue>() -> [[Value]] {
    sources.enumerated().map { index, source in
      [
        .integer(id), .integer(index + 1), .text(source.type), .text(source.collection), .text(source.number),
        .text(source.grade), .text(source.grader), .text(source.note), .integer(source.surah),
        .text(source.ayah), .text(source.title),
      ]
    }
  }
}

extension JourneyRow {
  func values<Value: TableValue>() -> [Value] {
    [
      .integer(id), .text(slug), .text(name), .text(description), .text(emoji), .integer(estimatedMinutes),
      .integer(dailyXP), .boolean(isPremium), .boolean(isFeatured), .integer(sortOrder),
      .integer(collectionID),
    ]
  }
}
