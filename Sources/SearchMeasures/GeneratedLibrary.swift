import DuaLibrary
import SeededRandom

/// A library of any size: 8 to 80 vocalised words a dua, with transliteration and translation, of the shape and the bytes
/// of real ones.
public enum GeneratedLibrary {
  private typealias Sign = (arabic: String, latin: String)

  private static let consonants: [Sign] = [
    ("ب", "b"), ("ت", "t"), ("ج", "j"), ("ح", "ḥ"), ("خ", "kh"), ("د", "d"), ("ر", "r"), ("ز", "z"),
    ("س", "s"),
    ("ش", "sh"), ("ص", "ṣ"), ("ط", "ṭ"), ("ع", "ʿ"), ("غ", "gh"), ("ف", "f"), ("ق", "q"), ("ك", "k"),
    ("ل", "l"),
    ("م", "m"), ("ن", "n"), ("ه", "h"),
  ]

  private static let patterns: [[Sign]] = [
    [("\u{064E}", "a"), ("\u{064E}", "a"), ("\u{064E}", "a")],
    [("\u{064E}", "a"), ("\u{0650}", "i"), ("\u{064F}", "u")],
    [("\u{064E}ا", "ā"), ("\u{0650}", "i"), ("\u{064C}", "un")],
    [("\u{064F}", "u"), ("\u{064F}و", "ū"), ("\u{0650}", "i")],
    [("\u{0650}", "i"), ("\u{0652}", ""), ("\u{064D}", "in")],
  ]

  private static let english = [
    "light", "mercy", "guide", "heart", "provision", "patience", "morning", "evening", "forgive", "knowledge",
    "path", "the", "and", "of", "my", "our", "for", "in", "with", "from", "protect", "grant", "praise",
    "peace", "family",
  ]

  /// The library of a size, the same every time.
  public static func library(duas count: Int) throws -> Library {
    var random = SplitMix64(seed: 1)
    let bukhari = Slug("bukhari")
    let duas = (1...count).compactMap { id in dua(id, bukhari, &random) }
    return try Library(
      name: "Generated",
      version: "1.0.0",
      licence: "CC0-1.0",
      defaultLanguage: .english,
      duas: duas,
      categories: [],
      collections: [],
      journeys: [],
      works: [bukhari].compactMap(\.self).map {
        ReferenceWork(slug: $0, name: [.english: "Sahih al-Bukhari"], numbering: "standard", highest: 7563)
      }
    )
  }

  private static func dua(_ id: Int, _ work: Slug?, _ random: inout SplitMix64) -> Dua? {
    guard let slug = Slug("dua-\(id)"), let work, let number = HadithNumber("\(id % 7563 + 1)") else {
      return nil
    }
    var (arabic, latin, english): ([String], [String], [String]) = ([], [], [])
    for _ in 0..<random.number(in: 8...80) {
      let root = (0..<3).map { _ in random.pick(consonants) }
      let pattern = random.pick(patterns)
      arabic.append(zip(root, pattern).map { $0.arabic + $1.arabic }.joined())
      latin.append(zip(root, pattern).map { $0.latin + $1.latin }.joined())
      english.append(random.pick(Self.english))
    }
    return Dua(
      id: Dua.ID(rawValue: id),
      slug: slug,
      title: [.english: "Generated dua \(id)"],
      arabic: arabic.joined(separator: " "),
      transliteration: latin.joined(separator: " "),
      translation: [.english: english.joined(separator: " ") + ", number \(id)"],
      sources: [.hadith(HadithReference(work: work, number: number))],
      difficulty: .beginner,
      xp: 15,
      benefit: [.english: "A benefit of number \(id)"]
    )
  }
}
