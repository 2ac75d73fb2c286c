import ArabicText

/// Names and synonyms that people search for, in addition to those in the library's texts.
public struct SearchVocabulary: Equatable, Sendable {
  /// The slug of Hisn al-Muslim among ``works``. People cite its supplications by number, though it is not a work of hadith.
  public static let supplicationBook = "hisn-al-muslim"

  /// A surah and its names, in any language and script.
  public struct Surah: Equatable, Sendable {
    /// 1 to 114.
    public var surah: Int
    /// The names, in any language and script.
    public var names: [String]

    public init(surah: Int, names: [String]) {
      self.surah = surah
      self.names = names
    }
  }

  /// Verses with a name.
  public struct Verses: Equatable, Sendable {
    /// The verses to which the names refer.
    public var verses: [QuranReference]
    /// The names, in any language and script.
    public var names: [String]

    /// Creates named verses.
    public init(verses: [QuranReference], names: [String]) {
      self.verses = verses
      self.names = names
    }
  }

  /// A work of hadith, with names in addition to those in the library.
  public struct Work: Equatable, Sendable {
    /// The slug of the work.
    public var work: Slug
    /// The names, in any language and script.
    public var names: [String]

    public init(work: Slug, names: [String]) {
      self.work = work
      self.names = names
    }
  }

  /// A text that people know by a name, in whatever library it is.
  public struct KnownText: Equatable, Sendable {
    /// The names, in any language and script.
    public var names: [String]
    /// Phrases by which the text is recognized, in the wordings of several narrations. A text that contains one of them has the names.
    public var fingerprints: [PhraseFingerprint]

    public init(names: [String], fingerprints: [PhraseFingerprint]) {
      self.names = names
      self.fingerprints = fingerprints
    }
  }

  /// A situation or subject for which people look for a supplication.
  public struct Topic: Equatable, Sendable {
    /// Its name in sources and explanations.
    public var id: Slug
    /// More general topics: who asks for one of them also finds the supplications of this topic.
    public var broader: [Slug]
    /// Topics whose supplications also help, the nearest first.
    public var related: [Slug]
    /// Verses that are supplications for it.
    public var verses: [QuranReference]
    /// Names of known texts that are supplications for it.
    public var texts: [String]
    /// The words and phrases by which people ask for it, by language.
    public var phrases: [LanguageTag: [String]]

    /// Creates a topic.
    public init(
      id: Slug,
      broader: [Slug] = [],
      related: [Slug] = [],
      verses: [QuranReference] = [],
      texts: [String] = [],
      phrases: [LanguageTag: [String]] = [:]
    ) {
      self.id = id
      self.broader = broader
      self.related = related
      self.verses = verses
      self.texts = texts
      self.phrases = phrases
    }
  }

  /// Words by which people look for a text that does not have them: they remember its meaning, or when it is said.
  public struct Keywords: Equatable, Sendable {
    /// The verses that are found by the words.
    public var verses: [QuranReference]
    /// Phrases by which the text is recognized, in the wordings of several narrations. One of them is enough.
    public var fingerprints: [PhraseFingerprint]
    /// The words, separated by spaces, by language.
    public var words: [LanguageTag: String]

    /// Creates the keywords of verses, or of a text that is recognized.
    public init(
      verses: [QuranReference] = [],
      fingerprints: [PhraseFingerprint] = [],
      words: [LanguageTag: String]
    ) {
      self.verses = verses
      self.fingerprints = fingerprints
      self.words = words
    }
  }

  /// Words and phrases with the same meaning: a search for one finds the others too.
  public var synonyms: [[String]]
  /// Words with nearly the same meaning: a search for one finds the others after it, and a phrase is also found with them.
  public var nearWords: [[String]]
  /// The names of surahs.
  public var surahs: [Surah]
  /// The names of verses.
  public var verses: [Verses]
  /// The names of works.
  public var works: [Work]
  /// The names of texts.
  public var texts: [KnownText]
  /// The topics, in any order.
  public var topics: [Topic]
  /// The keywords of texts.
  public var keywords: [Keywords]

  public init(
    synonyms: [[String]] = [],
    nearWords: [[String]] = [],
    surahs: [Surah] = [],
    verses: [Verses] = [],
    works: [Work] = [],
    texts: [KnownText] = [],
    topics: [Topic] = [],
    keywords: [Keywords] = []
  ) {
    self.synonyms = synonyms
    self.nearWords = nearWords
    self.surahs = surahs
    self.verses = verses
    self.works = works
    self.texts = texts
    self.topics = topics
    self.keywords = keywords
  }
}
