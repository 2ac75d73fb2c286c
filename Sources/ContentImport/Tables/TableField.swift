/// A field that a column of a table may be mapped to.
public enum TableField: String, CaseIterable, Sendable {
  case id, slug, category, arabic, transliteration, translation, title, source, repetitions, benefit, context
}
