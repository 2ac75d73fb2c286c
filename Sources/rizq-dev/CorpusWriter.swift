import SearchMeasures

/// The source files of generated duas, with journeys over them.
struct CorpusWriter {
  private var duas: GeneratedDuas

  init(seed: UInt64) { duas = GeneratedDuas(seed: seed) }

  static let declaration = """
    {
      "version": 1, "name": "Generated", "library-version": "1.0.0", "licence": "CC0-1.0",
      "default-language": "en", "required-languages": ["en"], "policy": {},
      "categories": [{"id": 1, "slug": "generated", "name": {"en": "Generated"}}],
      "collections": [{"id": 1, "slug": "core", "name": {"en": "Core"}, "premium": false}],
      "works": [{"slug": "bukhari", "name": {"en": "Sahih al-Bukhari"}, "numbering": "standard", "highest": \(GeneratedDua.highestHadith)}]
    }

    """

  /// A file with the next duas.
  mutating func duaFile(count: Int) -> String {
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<duas version=\"1\">\n"
    for _ in 0..<count { text += Self.element(duas.next()) }
    return text + "</duas>\n"
  }

  private static func element(_ dua: GeneratedDua) -> String {
    let words = dua.wordCount
    let difficulty = words < 20 ? "beginner" : words < 50 ? "intermediate" : "advanced"
    let length = dua.arabic.utf16.count
    let xp = 15 + (length > 150 ? 10 : length > 50 ? 5 : 0) + (words < 20 ? 0 : words < 50 ? 10 : 20)
    return """
        <dua id="\(dua.number)" slug="\(dua.slug)" category="generated" collection="core" difficulty="\(difficulty)" \
      repetitions="1" xp="\(xp)" duration="\(words)">
          <title xml:lang="en">\(dua.title)</title>
          <arabic>\(dua.arabic)</arabic>
          <transliteration>\(dua.transliteration)</transliteration>
          <translation xml:lang="en">\(dua.translation)</translation>
          <source type="hadith" collection="bukhari" number="\(dua.hadith)" grade="sahih"/>
          <benefit xml:lang="en">\(dua.benefit)</benefit>
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
      for dua in duas.series(of: 5) { text += "    <step dua=\"dua-\(dua)\" slot=\"morning\"/>\n" }
      text += "  </journey>\n"
    }
    return text + "</journeys>\n"
  }
}
