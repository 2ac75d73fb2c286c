import Diagnostics
import DuaLibrary

/// What the importers make: a collection in which names, not yet ids and slugs, tie things together.
struct ImportedCollection {
  var name: String
  /// In the order in which they are numbered.
  var duas: [ImportedDua] = []
  /// Categories that the files declare; others are made of the names that duas carry.
  var categories: [ImportedCategory] = []
  var collections: [ImportedCategory] = []
  var journeys: [ImportedJourney] = []

  init(name: String) { self.name = name }
}

/// Texts by language, in the order in which they were read, each language once.
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

  /// The text that a slug is made of: the first that is not Arabic, else the first.
  var nameForSlug: String {
    (entries.first { $0.language != .arabic } ?? entries.first)?.text.value ?? ""
  }

  /// Adds the texts of languages that have none yet.
  mutating func add(_ other: ImportedTexts) {
    for (language, text) in other.entries where self[language] == nil { self[language] = text }
  }
}

/// A dua as a foreign file states it.
struct ImportedDua {
  /// Where a finding about the dua as a whole points.
  var range: SourceRange
  var id: Located<Int>?
  var slug: Located<String>?
  var category: CategoryKey?
  var collection: CategoryKey?
  var title: ImportedTexts = [:]
  var arabic: Located<String>?
  var transliteration: Located<String>?
  var translation: ImportedTexts = [:]
  var sources: [ImportedCitation] = []
  var repetitions: Int?
  var difficulty: Difficulty?
  var xp: Int?
  var duration: Int?
  var bestTime: ImportedTexts = [:]
  var benefit: ImportedTexts = [:]
  var context: ImportedTexts = [:]
  var propheticContext: ImportedTexts = [:]
  var audio: AssetPath?

  init(range: SourceRange) { self.range = range }

  /// Whether there is something to read: Arabic, a transliteration or a translation.
  var hasText: Bool { arabic != nil || transliteration != nil || !translation.entries.isEmpty }
}

/// How a dua names its category: by a number of the file, or by a name.
enum CategoryKey: Hashable {
  case number(Int)
  case name(String)
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

/// A journey, whose steps name duas by their numbers in the file.
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

/// A citation that was read from free text.
enum ImportedCitation: Equatable {
  case quran(surah: Int, ayahs: ClosedRange<Int>)
  case hadith(work: KnownWork, number: HadithNumber)
  /// What could not be parsed, as it is written.
  case other(String)
}
