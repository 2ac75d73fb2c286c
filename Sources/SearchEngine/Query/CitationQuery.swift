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
  ///   - isKnown: Whether a word occurs in the library's texts or in the synonyms.
  init(
    _ query: ParsedQuery,
    names: NameTable,
    isKnown: (SearchWord) throws(SearchIndexError) -> Bool
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
      addNumbers(reader, of: names.target(of: rest, isFuzzy: true))
    default: break
    }
  }

  /// Adds what a query without numbers names.
  private mutating func addName(
    _ name: [SearchWord],
    of query: ParsedQuery,
    _ names: NameTable,
    _ isKnown: (SearchWord) throws(SearchIndexError) -> Bool
  ) throws(SearchIndexError) {
    // A word that only sounds like the name of a surah may be an ordinary word.
    isCertain = false
    // Nor does a word for a supplication tell that it is a name, even one that no text has: `doa safar`.
    for word in name
    where !NameTable.articles.contains(word.bytes) && !NameTable.supplicationWords.contains(word.bytes) {
      guard try isKnown(word) else {
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
  private mutating func addNumbers(_ reader: NumberReader, of target: NameTable.Target?) {
    switch target {
    case .work(let work):
      references.append(reader.hadith(of: work))
    case .surah(let surah):
      let numbers =
        reader.numbers.count > 1 && reader.numbers[0].value == surah
        ? reader.numbers.dropFirst() : reader.numbers[...]
      add(surah: surah, range: range(numbers))
    case .verses, .texts:
      // A number after the name of what is recited is how often to recite it, not a citation.
      hasNumber = false
      add(target)
    case nil: break
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

/// The numbers of a query, and its other words.
private struct NumberReader {
  struct Number {
    var value: Int
    /// The letter that distinguishes narrations with one number, 0 for none.
    var letter: Int
  }

  private(set) var numbers: [Number] = []
  private(set) var rest: [SearchWord] = []
  /// Whether the first two numbers are written as surah and verse: `2:255`.
  private(set) var isJoined = false
  /// Whether the first two numbers are written as volume and page: `4/2090`.
  private var isPage = false
  /// Whether the first two numbers are written as a range: `6306-6309`.
  private var isRange = false

  /// The hadiths of a work that the numbers cite.
  func hadith(of work: Int) -> CitationQuery.Reference {
    let (first, last) = (numbers[0], numbers.count == 2 ? numbers[1].value : 0)
    if isPage, numbers.count == 2, let page = CitationTable.Page.number(volume: first.value, page: last) {
      return .hadith(work: work, numbers: page...page, letter: CitationTable.Page.letter)
    }
    let end = isRange && first.letter == 0 ? max(first.value, last) : first.value
    return .hadith(work: work, numbers: first.value...end, letter: first.letter)
  }

  init(_ query: ParsedQuery, isName: (SearchWord) -> Bool) {
    let bytes = Array(query.text.utf8)
    var end: Int?
    for word in query.words.flatMap({ Self.parted($0, isName) }) {
      guard let number = Self.number(word) else {
        rest.append(word)
        continue
      }
      if numbers.count == 1, let end, end <= word.source.lowerBound {
        let gap = bytes[end..<word.source.lowerBound].filter { $0 != 0x20 }
        isPage = gap == [0x2F]
        isRange = gap == [0x2D] || gap == [0xE2, 0x80, 0x93]
        isJoined = [[0x3A], [0x2E], [0x2F]].contains(gap) || gap == Array("،".utf8)
      }
      numbers.append(number)
      end = word.source.upperBound
    }
  }

  /// A name and its number that were typed as one word: `bukhari6306`.
  private static func parted(_ word: SearchWord, _ isName: (SearchWord) -> Bool) -> [SearchWord] {
    guard word.script == .other, let first = word.bytes.firstIndex(where: { $0.isASCIIDigit }), first > 2,
      word.bytes[first...].allSatisfy({ $0.isASCIIDigit })
    else { return [word] }
    var (name, number) = (word, word)
    name.bytes.removeSubrange(first...)
    number.bytes.removeSubrange(..<first)
    return isName(name) ? [name, number] : [word]
  }

  private static func number(_ word: SearchWord) -> Number? {
    guard word.script == .other else { return nil }
    var value = 0
    var digits = 0
    for byte in word.bytes {
      if byte.isASCIIDigit, digits < 7 {
        value = value * 10 + Int(byte) - 0x30
        digits += 1
      } else if digits > 0, digits == word.bytes.count - 1, (0x61...0x7A).contains(byte) {
        return Number(value: value, letter: Int(byte))
      } else {
        return nil
      }
    }
    return digits > 0 ? Number(value: value, letter: 0) : nil
  }
}
