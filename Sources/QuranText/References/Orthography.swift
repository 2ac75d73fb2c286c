/// One of the two spellings in which the Quran is quoted.
public enum Orthography: Int, CaseIterable, Sendable {
  /// The spelling of today (imlaei), as in Tanzil's text `quran-simple`.
  case simple
  /// The spelling of the mushaf, as in Tanzil's text `quran-uthmani`.
  case uthmani
}
