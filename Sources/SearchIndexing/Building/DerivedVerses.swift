import DuaLibrary

/// Verses of the Quran found in the text of a dua, whether it cites them or not.
public struct DerivedVerses: Equatable, Sendable {
  public var dua: Dua.ID
  public var verses: [QuranReference]

  public init(dua: Dua.ID, verses: [QuranReference]) {
    self.dua = dua
    self.verses = verses
  }
}
