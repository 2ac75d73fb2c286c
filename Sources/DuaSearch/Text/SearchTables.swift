import ArabicText

/// What the query engine knows, as tables: for the reader for the web, which is generated from them.
package enum SearchTables {
  package static func isWordLetter(_ scalar: Unicode.Scalar) -> Bool { ArabicWord.byte(of: scalar) != nil }

  /// What a scalar becomes in a folded word, where it is not its lower case.
  package static func fold(_ scalar: Unicode.Scalar) -> String? {
    let fold = ScalarFold(scalar)
    var word: [UInt8] = []
    if fold.kind != .nothing { fold.append(to: &word) }
    let folded = String(decoding: word, as: UTF8.self)
    let plain = scalar.properties.lowercaseMapping
    return folded.unicodeScalars.elementsEqual(plain.unicodeScalars) ? nil : folded
  }

  private static func sorted(_ words: ShortWordSet, _ text: ([UInt8]) -> String) -> [String] {
    words.words.sorted { $0.lexicographicallyPrecedes($1) }.map(text)
  }

  private static func latin(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  /// Words that say little, by name.
  package static var stopWords: [(String, [String])] {
    [
      ("empty", sorted(QueryStopWords.empty, latin)), ("light", sorted(QueryStopWords.light, latin)),
      ("emptyArabic", sorted(QueryStopWords.emptyArabic, ArabicWord.text)),
      ("lightArabic", sorted(QueryStopWords.lightArabic, ArabicWord.text)),
    ]
  }

  package static var articles: [String] { sorted(NameTable.articles, latin) }

  /// Words of titles of works and surahs, in both scripts.
  package static var genericWords: [String] {
    // Arabic words are one byte a letter, and none of these bytes begins UTF-8.
    sorted(NameTable.genericWords) { word in
      word.allSatisfy { (0x61...0x7A).contains($0) } ? latin(word) : ArabicWord.text(word)
    }
  }

  package static var suffixes: (exchanges: [(String, [String])], additions: [String], withoutE: [String]) {
    (
      EnglishSuffixes.exchanges.map { (latin($0), $1.map(latin)) }, EnglishSuffixes.additions.map(latin),
      EnglishSuffixes.additionsWithoutE.map(latin)
    )
  }

  /// The numbers of the ranking, by name.
  package static var constants: [(String, Double)] {
    [
      ("format", Double(IndexFormat.version)), ("fold", Double(ArabicFold.version)),
      ("unit", Double(ImpactScale.unit)), ("blockOfResults", Double(QueryRanking.looked)),
      ("citationWorth", QueryRanking.citationWorth), ("longestQuery", Double(ParsedQuery.longest)),
      ("mostWords", Double(ParsedQuery.mostWords)), ("everywhere", Double(Workspace.everywhere)),
      ("mostRaised", Double(Workspace.mostRaised)), ("mostKept", Double(Workspace.mostKept)),
      ("soundBudget", Double(SoundRanking.budget)), ("aligned", Double(SoundRanking.aligned)),
      ("alignedWithErrors", Double(SoundRanking.alignedWithErrors)), ("halfWorth", SoundRanking.halfWorth),
      ("patience", Double(SoundRanking.patience)), ("secondEffort", Double(SoundRanking.secondEffort)),
      ("ambiguousWorth", QueryRanking.ambiguousWorth), ("mostLonger", Double(WordTerms.mostLonger)),
      ("longWord", Double(WordTerms.longWord)), ("longestEnding", Double(WordTerms.longestEnding)),
      ("joinedWords", Double(ArabicTerms.joinedWords)),
      ("longestPhrase", Double(SynonymExpansion.longestPhrase)),
      ("least", SoundRanking.least), ("mostAligned", Double(SoundQuery.mostAligned)),
      ("mostSlots", Double(SoundQuery.mostSlots)), ("mostSteps", Double(SoundTerms.Walk.mostSteps)),
    ]
  }

  /// What kinds of likeness are worth, by name; a row for those that depend on the number of errors.
  package static var worths: [(String, [Double])] {
    [
      ("skeleton", [ArabicTerms.Worth.skeleton]), ("stem", [ArabicTerms.Worth.stem]),
      ("longerArabic", [ArabicTerms.Worth.longer]), ("part", [ArabicTerms.Worth.part]),
      ("misspelledArabic", ArabicTerms.Worth.misspelled), ("relative", [WordTerms.Worth.relative]),
      ("bare", [ArabicTerms.Worth.bare]), ("beginning", [WordTerms.Worth.beginning]),
      ("single", [SynonymExpansion.singleWorth]), ("longerWord", [WordTerms.Worth.longer]),
      ("misspelledWord", WordTerms.Worth.misspelled),
      ("synonym", [SynonymExpansion.worth]), ("pair", [PhraseScorer.Worth.pair]),
      ("whole", [PhraseScorer.Worth.whole]), ("coverage", [PhraseScorer.Worth.coverage]),
    ]
  }
}
