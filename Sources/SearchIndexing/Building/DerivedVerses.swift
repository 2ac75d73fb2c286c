import DuaLibrary

/// Verses of the Quran found in the text of a dua, whether it cites them or not.
public struct DerivedVerses: Equatable, Sendable {
  /// The dua whose text was compared with the Quran.
  public var dua: Dua.ID
  /// The verses that the text quotes.
  public var verses: [QuranReference]

  /// Creates the derived verses of a dua.
  public init(dua: Dua.ID, verses: [QuranReference]) {
    self.dua = dua
    self.verses = verses
  }
}
