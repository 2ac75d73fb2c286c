import UnicodeText

/// The numbers of a query, and its other words.
struct NumberReader {
  struct Number {
    var value: Int
    /// The letter that distinguishes narrations with one number, 0 for none.
    var letter: Int
    var unit = Unit.unnamed
  }

  /// What a number counts, by the word before it.
  enum Unit {
    case hadith, unnamed
    /// Parts of a work.
    case book, page, volume
  }

  private(set) var numbers: [Number] = []
  private(set) var rest: [SearchWord] = []
  /// The words of `rest` before a number of a part of a work: `vol` in `vol 8`.
  private(set) var parts: [SearchWord] = []
  /// Whether the first two numbers are written as surah and verse: `2:255`.
  private(set) var isJoined = false
  /// Whether the first two numbers are written as volume and page: `4/2090`.
  private var isPage = false
  /// Whether the first two numbers are written as a range: `6306-6309`.
  private var isRange = false

  /// The hadiths of a work that the numbers cite; nil if there are several, and none is that of a hadith or page. A single number is
  /// that of a hadith, whatever is before it: `muslim kitab 2713`.
  func hadith(of work: Int) -> CitationQuery.Reference? {
    let (first, last) = (numbers[0], numbers.count == 2 ? numbers[1].value : 0)
    if numbers.count > 1, numbers.contains(where: { $0.unit.isPart }) {
      if let number = numbers.first(where: { $0.unit == .hadith })
        ?? numbers.first(where: { $0.unit == .unnamed })
      {
        return .hadith(work: work, numbers: number.value...number.value, letter: number.letter)
      }
      guard let volume = numbers.first(where: { $0.unit == .volume }),
        let page = numbers.first(where: { $0.unit == .page })
      else { return nil }
      return Self.page(volume: volume.value, page: page.value, of: work)
    }
    if isPage, numbers.count == 2, let page = Self.page(volume: first.value, page: last, of: work) {
      return page
    }
    let end = isRange && first.letter == 0 ? max(first.value, last) : first.value
    return .hadith(work: work, numbers: first.value...end, letter: first.letter)
  }

  private static func page(volume: Int, page: Int, of work: Int) -> CitationQuery.Reference? {
    CitationTable.Page.number(volume: volume, page: page).map { number in
      .hadith(work: work, numbers: number...number, letter: CitationTable.Page.letter)
    }
  }

  init(_ query: ParsedQuery, isName: (SearchWord) -> Bool) {
    let bytes = Array(query.text.utf8)
    var end: Int?
    /// The words since the last number.
    var before: [SearchWord] = []
    for word in query.words.flatMap({ Self.split($0, isName) }) {
      guard var number = Self.number(word) else {
        rest.append(word)
        before.append(word)
        continue
      }
      if let last = before.last, Unit.isNumber(last) { before.removeLast() }
      if let named = before.last {
        number.unit = Unit(named)
        if number.unit.isPart { parts.append(named) }
      }
      before = []
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
  private static func split(_ word: SearchWord, _ isName: (SearchWord) -> Bool) -> [SearchWord] {
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

extension NumberReader.Unit {
  /// Whether a number counts parts of a work, not its hadiths.
  var isPart: Bool {
    switch self {
    case .hadith, .unnamed: false
    case .book, .page, .volume: true
    }
  }

  init(_ word: SearchWord) {
    self = Self.names.first { $0.words.contains(word.bytes) }?.unit ?? .unnamed
  }

  /// Whether a word may stand between such a word and its number: `vol. no. 8`.
  static func isNumber(_ word: SearchWord) -> Bool { numbers.contains(word.bytes) }

  /// The words that name each unit.
  private static let names: [(unit: Self, words: ShortWordSet)] = [
    (
      .hadith,
      ShortWordSet(latin: "hadith hadis hadits hadisi hadees hadeeth", arabic: "حديث الحديث")
    ),
    (
      .book,
      ShortWordSet(
        latin: "book chapter buku kitab kitabi kitap livre bab",
        arabic: "كتاب الكتاب باب الباب"
      )
    ),
    (.page, ShortWordSet(latin: "page pg p halaman sayfa strana", arabic: "صفحه الصفحه ص")),
    (.volume, ShortWordSet(latin: "vol volume tome jilid cilt tom", arabic: "مجلد المجلد جزء الجزء ج")),
  ]
  private static let numbers = ShortWordSet(latin: "no number nr num nomor numara", arabic: "رقم نمبر")
}
