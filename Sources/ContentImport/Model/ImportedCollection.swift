import CitationText
import ContentIngest
import Diagnostics
import DuaLibrary
import UnicodeText

/// The result of an importer: a collection whose references are still those of the foreign files.
struct ImportedCollection {
  var name: String
  /// The language of texts for which the files do not give one.
  var language: LanguageTag
  /// What the files say about the library as a whole; nil if they say nothing.
  var declaration: ImportedDeclaration?
  /// Hadith collections that the files describe. Others are added for the citations of duas.
  var works: [ImportedWork] = []
  /// In the order in which they are numbered.
  var duas: [ImportedDua] = []
  /// Categories that the files declare. Others are derived from the category names of duas.
  var categories: [ImportedCategory] = []
  /// The names of derived categories whose languages the files state.
  var categoryNames: [CategoryKey: ImportedTexts] = [:]
  var collections: [ImportedCategory] = []
  var journeys: [ImportedJourney] = []
  /// The number of duas that were merged into others, or are left out because a library has them.
  var merged = 0
  /// The slugs of the duas of a library, by the ids of the duas that are left out for them.
  var existingSlugs: [Int: String] = [:]

  init(name: String, language: LanguageTag) { (self.name, self.language) = (name, language) }
}

/// Texts by language, in source order, each language once.
struct ImportedTexts: ExpressibleByDictionaryLiteral {
  private(set) var entries: [(language: LanguageTag, text: Located<String>)] = []
  private var indexes: [LanguageTag: Int] = [:]

  init(dictionaryLiteral elements: (LanguageTag, Located<String>)...) {
    for (language, text) in elements { self[language] = text }
  }

  subscript(language: LanguageTag) -> Located<String>? {
    get { indexes[language].map { entries[$0].text } }
    set {
      if indexes[language] != nil {
        entries.removeAll { $0.language == language }
        indexes = Dictionary(uniqueKeysWithValues: entries.indices.map { (entries[$0].language, $0) })
      }
      guard let newValue else { return }
      indexes[language] = entries.count
      entries.append((language, newValue))
    }
  }

  /// The text from which a slug is derived: the first that is not Arabic, otherwise the first.
  var nameForSlug: String {
    (entries.first { $0.language != .arabic } ?? entries.first)?.text.value ?? ""
  }

  /// Adds the texts in further languages, and returns the others, unless they are the same.
  @discardableResult
  mutating func add(_ other: ImportedTexts) -> [Located<String>] {
    var omitted: [Located<String>] = []
    for (language, text) in other.entries {
      guard let own = self[language] else {
        self[language] = text
        continue
      }
      if !own.value.hasSameScalars(as: text.value) { omitted.append(text) }
    }
    return omitted
  }
}

/// A dua of a foreign file.
struct ImportedDua {
  /// The range of findings about the dua as a whole.
  var range: SourceRange
  var id: Located<Int>?
  var slug: Located<String>?
  var category: CategoryKey?
  var collection: CategoryKey?
  var title: ImportedTexts = [:]
  var arabic: Located<String>?
  var transliteration: Located<String>?
  var translation: ImportedTexts = [:]
  var sources: [WrittenCitation] = []
  /// Sources that the files state in parts, with their grades. They come before ``sources``.
  var statedSources: [Citation] = []
  var repetitions: Int?
  var difficulty: Difficulty?
  var xp: Int?
  var duration: Int?
  var bestTime: ImportedTexts = [:]
  var benefit: ImportedTexts = [:]
  var context: ImportedTexts = [:]
  var propheticContext: ImportedTexts = [:]
  var audio: AssetPath?
  /// The review that the files state.
  var review: Review?
  /// The slug of the dua of which this one is a deliberate near-duplicate.
  var variantOf: Located<String>?
  /// The ids of the duas that were merged into this one.
  var mergedIDs: [Int] = []
  /// The acknowledgements of findings in the foreign file.
  var acknowledgements: [XMLTree.Acknowledgement] = []

  init(range: SourceRange) { self.range = range }

  /// Whether the dua has Arabic, a transliteration or a translation.
  var hasText: Bool { arabic != nil || transliteration != nil || !translation.entries.isEmpty }
}

/// A dua's reference to its category: an id of the file, or a name.
enum CategoryKey: Hashable {
  case number(Int)
  case name(ExactText)
}

/// A category or collection.
struct ImportedCategory {
  var range: SourceRange
  var key: CategoryKey
  var slug: Located<String>?
  var name: ImportedTexts = [:]
  var description: ImportedTexts = [:]
  var emoji: String?
  var isPremium = false
}

/// A journey, whose steps refer to duas by their ids in the file.
struct ImportedJourney {
  struct Step {
    var range: SourceRange
    var dua: Int
    var slot: TimeSlot?
    var order: Int
  }

  var range: SourceRange
  var id: Located<Int>?
  var slug: Located<String>?
  var collection: CategoryKey?
  var name: ImportedTexts = [:]
  var description: ImportedTexts = [:]
  var emoji: String?
  var minutes: Int?
  var xp: Int?
  var isPremium = false
  var isFeatured = false
  var order: Int?
  var steps: [Step] = []
}

extension [ImportedJourney] {
  /// Of journeys with the same id, the first.
  var indexesByID: [Int: Int] {
    Dictionary(
      enumerated().compactMap { index, journey in journey.id.map { ($0.value, index) } },
      uniquingKeysWith: { first, _ in first }
    )
  }
}
