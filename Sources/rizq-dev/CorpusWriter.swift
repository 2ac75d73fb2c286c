import ArabicText
import SearchMeasures
import SeededRandom

/// The source files of generated duas: 8 to 80 vocalized words each, transliterated in the scheme of this project, with a translation.
struct CorpusWriter {
  private var random: SplitMix64
  private let vocabulary: GeneratedVocabulary
  private var duaCount = 0

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
    vocabulary = GeneratedVocabulary(count: Self.vocabularySize, using: &random)
  }

  /// About as many spellings as collections of some thousand hadiths have.
  private static let vocabularySize = 20_000

  static let declaration = """
    {
      "version": 1, "name": "Generated", "library-version": "1.0.0", "licence": "CC0-1.0",
      "default-language": "en", "required-languages": ["en"], "policy": {},
      "categories": [{"id": 1, "slug": "generated", "name": {"en": "Generated"}}],
      "collections": [{"id": 1, "slug": "core", "name": {"en": "Core"}, "premium": false}],
      "works": [{"slug": "bukhari", "name": {"en": "Sahih al-Bukhari"}, "numbering": "standard", "highest": 7563}]
    }

    """

  mutating func duaFile(ids: ClosedRange<Int>) -> String {
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<duas version=\"1\">\n"
    for id in ids { text += dua(id) }
    return text + "</duas>\n"
  }

  private mutating func dua(_ id: Int) -> String {
    let words = (0..<random.number(in: 8...80)).map { _ in vocabulary.word(using: &random) }
    let arabic = words.map(\.arabic).joined(separator: " ")
    let difficulty = words.count < 20 ? "beginner" : words.count < 50 ? "intermediate" : "advanced"
    let bonus = words.count < 20 ? 0 : words.count < 50 ? 10 : 20
    let xp = 15 + (arabic.utf16.count > 150 ? 10 : arabic.utf16.count > 50 ? 5 : 0) + bonus
    duaCount += 1
    return """
        <dua id="\(id)" slug="dua-\(id)" category="generated" collection="core" difficulty="\(difficulty)" \
      repetitions="1" xp="\(xp)" duration="\(words.count)">
          <title xml:lang="en">Generated dua \(id)</title>
          <arabic>\(arabic)</arabic>
          <transliteration>\(Romanizer.rizq1.romanize(arabic))</transliteration>
          <translation xml:lang="en">\(words.map(\.english).joined(separator: " ")), number \(id)</translation>
          <source type="hadith" collection="bukhari" number="\(id % 7563 + 1)" grade="sahih"/>
          <benefit xml:lang="en">A benefit of number \(id)</benefit>
          <review status="unreviewed"/>
        </dua>

      """
  }

  /// Journeys of five steps over the duas written so far.
  mutating func journeyFile(count: Int) -> String {
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<journeys version=\"1\">\n"
    for id in 1...count {
      text +=
        "  <journey id=\"\(id)\" slug=\"journey-\(id)\" emoji=\"🌅\" collection=\"core\" order=\"\(id)\">\n"
      text += "    <name xml:lang=\"en\">Generated journey \(id)</name>\n"
      let steps = min(5, duaCount)
      let first = random.number(in: 1...(duaCount - steps + 1))
      for dua in first..<(first + steps) { text += "    <step dua=\"dua-\(dua)\" slot=\"morning\"/>\n" }
      text += "  </journey>\n"
    }
    return text + "</journeys>\n"
  }
}
