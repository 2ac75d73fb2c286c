/// A text of a dua in which a query may match.
public enum SearchField: String, Hashable, CaseIterable, Sendable {
  case title, arabic, transliteration, translation, benefit, context, propheticContext, bestTime
}
