/// What people call things beside what the library's texts call them.
public struct SearchVocabulary: Equatable, Sendable {
  /// A surah and its names, in any language and script.
  public struct Surah: Equatable, Sendable {
    /// 1 to 114.
    public var surah: Int
    public var names: [String]

    public init(surah: Int, names: [String]) {
      self.surah = surah
      self.names = names
    }
  }

  /// Verses that have a name of their own.
  public struct Verses: Equatable, Sendable {
    public var verses: [QuranReference]
    public var names: [String]

    public init(verses: [QuranReference], names: [String]) {
      self.verses = verses
      self.names = names
    }
  }

  /// A work of hadith and names beside those that the library gives it.
  public struct Work: Equatable, Sendable {
    public var work: Slug
    public var names: [String]

    public init(work: Slug, names: [String]) {
      self.work = work
      self.names = names
    }
  }

  /// Words and phrases that mean the same: whoever types one finds the others too.
  public var synonyms: [[String]]
  public var surahs: [Surah]
  public var verses: [Verses]
  public var works: [Work]

  public init(synonyms: [[String]] = [], surahs: [Surah] = [], verses: [Verses] = [], works: [Work] = []) {
    self.synonyms = synonyms
    self.surahs = surahs
    self.verses = verses
    self.works = works
  }
}
