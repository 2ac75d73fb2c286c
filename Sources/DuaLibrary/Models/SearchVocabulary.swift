/// What people call things beside what the library's texts call them.
public struct SearchVocabulary: Equatable, Sendable {
  /// A sura and its names, in any language and script.
  public struct Sura: Equatable, Sendable {
    /// 1 to 114.
    public var sura: Int
    public var names: [String]

    public init(sura: Int, names: [String]) {
      self.sura = sura
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
  public var suras: [Sura]
  public var verses: [Verses]
  public var works: [Work]

  public init(synonyms: [[String]] = [], suras: [Sura] = [], verses: [Verses] = [], works: [Work] = []) {
    self.synonyms = synonyms
    self.suras = suras
    self.verses = verses
    self.works = works
  }
}
