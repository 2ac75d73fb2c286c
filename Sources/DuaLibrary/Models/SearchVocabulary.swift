/// Names and synonyms that people search for, in addition to those in the library's texts.
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

  /// Verses with a name.
  public struct Verses: Equatable, Sendable {
    public var verses: [QuranReference]
    public var names: [String]

    public init(verses: [QuranReference], names: [String]) {
      self.verses = verses
      self.names = names
    }
  }

  /// A work of hadith, with names in addition to those in the library.
  public struct Work: Equatable, Sendable {
    public var work: Slug
    public var names: [String]

    public init(work: Slug, names: [String]) {
      self.work = work
      self.names = names
    }
  }

  /// Words and phrases with the same meaning: a search for one finds the others too.
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
