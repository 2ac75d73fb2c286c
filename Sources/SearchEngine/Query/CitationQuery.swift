import ArabicText
import UnicodeText

/// A query that names verses, hadiths or a supplication: `2:255`, `al-Baqarah 286`, `bukhari 6306-6309`, `ayatul kursi`, `dua qunut`.
struct CitationQuery {
  enum Reference {
    case verses(surah: Int, range: ClosedRange<Int>?)
    case hadith(work: Int, numbers: ClosedRange<Int>, letter: Int)
    /// A dua that contains a known text, and how much of it that is in thousandths.
    case text(document: Int, share: Int)
  }

  private(set) var references: [Reference] = []
  /// Whether the query contains a number, not only a name.
  private(set) var hasNumber = false
  /// Whether the query can only be a citation: `repentance` is a surah, but also an ordinary word.
  private(set) var isCertain = true

  /// Whether the query is the name of a surah with its article.
  private(set) var isTitle = false

  /// - Parameters:
  ///   - query: The query.
  ///   - names: The names of works, surahs and verses.
  ///   - isKnown: Whether a word occurs in the library's texts or in the synonyms; if `inPhrase`, also within a phrase of these.
  init(
    _ query: ParsedQuery,
    names: NameTable,
    isKnown: (SearchWord, _ inPhrase: Bool) throws(SearchIndexError) -> Bool
  ) throws(SearchIndexError) {
    guard query.words.count <= 10 else { return }
    let reader = NumberReader(query) { names.target(of: [$0], isExact: true) != nil }
    if !reader.numbers.isEmpty, let target = names.target(of: query.words, isExact: true) {
      // A name that contains a number: the three Quls.
      add(target)
      return
    }
    let isNumbered = !reader.numbers.isEmpty
    hasNumber = isNumbered
    let named = reader.rest.filter { word in
      !NameTable.requests.contains(word.bytes) && !(isNumbered && NameTable.numberWords.contains(word.bytes))
    }
    let rest = named.isEmpty ? reader.rest : named
    let isGeneric = rest.allSatisfy {
      NameTable.genericWords.contains($0.bytes) || NameTable.articles.contains($0.bytes)
    }
    switch (reader.numbers.count, isGeneric) {
    case (0, true): break
    case (0, false):
      if rest.contains(where: { NameTable.genericWords.contains($0.bytes) }) {
        add(names.target(of: rest, isFuzzy: true))
      } else {
        try addName(rest, of: query, names, isKnown)
      }
    case (1, true):
      // `surah 67`; a number alone is a word.
      if !rest.isEmpty { add(surah: reader.numbers[0].value, range: nil) }
    case (2..., true):
      if !rest.isEmpty || reader.isJoined {
        add(surah: reader.numbers[0].value, range: range(reader.numbers.dropFirst()))
      }
    case (_, false):
      if let target = names.target(of: rest, isFuzzy: true) {
        addNumbers(reader, of: target)
      } else if !reader.parts.isEmpty,
        case .work(let work) = names.target(of: rest.filter { !reader.parts.contains($0) }, isFuzzy: true)
      {
        addNumbers(reader, of: .work(work))
      }
    default: break
    }
  }

  /// Adds what a query without numbers names.
  private mutating func addName(
    _ name: [SearchWord],
    of query: ParsedQuery,
    _ names: NameTable,
    _ isKnown: (SearchWord, _ inPhrase: Bool) throws(SearchIndexError) -> Bool
  ) throws(SearchIndexError) {
    // A word that only sounds like the name of a surah may be an ordinary word.
    isCertain = false
    // After a word for a supplication any word may follow: `dua for labour` is not the `Dua of al-Bara`.
    let isSupplication = name.contains { NameTable.supplicationWords.contains($0.bytes) }
    // Nor does a word for a supplication tell that it is a name, even one that no text has, nor what joins it: `safar ki dua`.
    for word in name
    where !NameTable.articles.contains(word.bytes) && !NameTable.supplicationWords.contains(word.bytes)
      && !NameTable.joiningWords.contains(word.bytes)
    {
      guard try isKnown(word, isSupplication) else {
        isCertain = true
        break
      }
    }
    let target = names.target(of: name, isExact: !isCertain)
    isTitle = names.hasTitle(query.words)
    if name.count > 1, target?.isOfSupplication == true { isCertain = true }
    add(target)
  }

  /// Adds the verses or hadiths that the numbers after a name cite.
  private mutating func addNumbers(_ reader: NumberReader, of target: NameTable.Target) {
    switch target {
    case .work(let work):
      if let hadith = reader.hadith(of: work) { references.append(hadith) }
    case .surah(let surah):
      let numbers =
        reader.numbers.count > 1 && reader.numbers[0].value == surah
        ? reader.numbers.dropFirst() : reader.numbers[...]
      add(surah: surah, range: range(numbers))
    case .verses, .texts:
      // A number after the name of what is recited is how often to recite it, not a citation.
      hasNumber = false
      add(target)
    }
  }

  /// The references for ``SearchExplanation``.
  var citations: [SearchExplanation.Citation] {
    var citations: [SearchExplanation.Citation] = []
    for reference in references {
      switch reference {
      case .text: continue
      case .verses(let surah, let range): citations.append(.verses(surah: surah, ayahs: range))
      case .hadith(let work, let numbers, let letter):
        let first = Self.text(numbers.lowerBound, letter)
        let last = numbers.count > 1 ? "-\(numbers.upperBound)" : ""
        citations.append(.hadith(work: work, number: first + last))
      }
    }
    return citations
  }

  static func text(_ number: Int, _ letter: Int) -> String {
    switch letter {
    case 0: "\(number)"
    case CitationTable.Page.letter:
      "\(number / CitationTable.Page.volumeLength)/\(number % CitationTable.Page.volumeLength)"
    default: "\(number)" + String(decoding: [UInt8(truncatingIfNeeded: letter)], as: UTF8.self)
    }
  }

  private mutating func add(_ target: NameTable.Target?) {
    switch target {
    case .surah(let surah): add(surah: surah, range: nil)
    case .verses(let verses):
      for verse in verses { add(surah: verse.surah, range: verse.first...max(verse.first, verse.last)) }
    case .texts(let texts):
      for text in texts { references.append(.text(document: text.document, share: text.share)) }
    case .work, nil: break
    }
  }

  private mutating func add(surah: Int, range: ClosedRange<Int>?) {
    guard let count = SurahLengths.ayahCount(ofSurah: surah), range.map({ $0.lowerBound <= count }) ?? true
    else { return }
    references.append(.verses(surah: surah, range: range))
  }

  private func range(_ numbers: ArraySlice<NumberReader.Number>) -> ClosedRange<Int>? {
    guard let first = numbers.first else { return nil }
    let last = numbers.dropFirst().first?.value ?? first.value
    return first.value...max(first.value, last)
  }
}

extension NameTable.Target {
  /// Whether a name of several words can only be meant as such: names of surahs and works are ordinary words, too.
  fileprivate var isOfSupplication: Bool {
    switch self {
    case .verses, .texts: true
    case .work, .surah: false
    }
  }
}
