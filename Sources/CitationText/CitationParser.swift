import DuaLibrary

/// A citation in free text.
package enum WrittenCitation: Equatable, Sendable {
  /// Verses that exist.
  case quran(surah: Int, ayahs: ClosedRange<Int>)
  case hadith(work: KnownWork, number: HadithNumber)
  /// The title of another source, or text that is not parsed. The parser returns none: importers keep in it what they read.
  case other(String)
}

/// Reads citations from free text: `Sahih al-Bukhari 6306`, `Quran 2:255`, `Abu Dawud 5090, Tirmidhi 3388`.
package struct CitationParser {
  private let tokens: [CitationToken]
  private var position = 0
  private var citations: [WrittenCitation] = []
  /// Verses of a surah that is named without the Quran, as in `Ya-Sin 3`: in other text, such a number is not a verse.
  private var doubtful: [WrittenCitation] = []
  /// Whether the text contains anything but citations and filler words.
  private var hasUnparsedText = false

  /// The longest text that is parsed, in bytes.
  package static let lengthLimit = 4096

  /// The citations of a text, and whether the text contains nothing else.
  package static func parse(_ text: String) -> (citations: [WrittenCitation], isWhole: Bool) {
    var parser = CitationParser(text)
    while parser.position < parser.tokens.count { parser.parseNext() }
    guard parser.hasUnparsedText else { return (parser.citations, true) }
    return (parser.citations.filter { !parser.doubtful.contains($0) }, false)
  }

  private init(_ text: String) { tokens = CitationTokens.tokens(of: text) }

  private var rest: ArraySlice<CitationToken> { tokens[position...] }

  private mutating func parseNext() {
    if skipRemark() { return }
    if parseQuran() || parseHadith() { return }
    switch tokens[position] {
    case .word(let word): hasUnparsedText = hasUnparsedText || !Self.fillers.contains(word)
    case .number: hasUnparsedText = true
    case .sign(let sign): hasUnparsedText = hasUnparsedText || !Self.fillerSigns.contains(sign)
    }
    position += 1
  }

  /// Skips what the reader is asked to see besides, up to the next comma or stop outside of brackets: `see Quran 2:255`.
  private mutating func skipRemark() -> Bool {
    guard case .word(let word) = tokens[position], Self.remarks.contains(word) else { return false }
    hasUnparsedText = true
    position += 1
    var depth = 0
    while let token = rest.first {
      if case .sign(let sign) = token {
        if sign == "(" || sign == "[" { depth += 1 }
        if sign == ")" || sign == "]" { depth -= 1 }
        if depth < 0 || depth == 0 && Self.remarkEnds.contains(sign) && !isWithinNumber { break }
      }
      position += 1
    }
    return true
  }

  /// Whether the sign is between two numbers, or after an abbreviation.
  private var isWithinNumber: Bool {
    position > 0 && tokens[position - 1].isNumber && rest.dropFirst().first?.isNumber == true
  }

  private mutating func add(_ citation: WrittenCitation) {
    if !citations.contains(citation) { citations.append(citation) }
  }

  // MARK: Hadith

  private mutating func parseHadith() -> Bool {
    guard let (work, length) = WorkNames.match(rest) else { return false }
    let isPartOfOther = WorkNames.isPartOfOtherName(work, after: tokens[..<position])
    position += length
    guard !isPartOfOther else {
      hasUnparsedText = true
      return true
    }
    // The author of another work: `al-Bukhari in al-Adab al-Mufrad No. 1202`.
    if work == .bukhari, case .word(let word)? = rest.first, Self.within.contains(word),
      WorkNames.match(rest.dropFirst())?.work == .adabAlMufrad
    {
      position += 1
      return true
    }
    guard let number = parseNumber(afterName: true) else {
      hasUnparsedText = true
      return true
    }
    add(.hadith(work: work, number: number))
    parseFurtherNumbers(of: work)
    return true
  }

  /// The numbers after the first: `6306, 6323`, `No. 2691 and No. 2692`.
  private mutating func parseFurtherNumbers(of work: KnownWork) {
    while true {
      let start = position
      skipClosingBrackets()
      guard let token = rest.first, Self.isSeparator(token) else { break }
      position += 1
      guard let number = parseNumber(afterName: false) else {
        position = start
        break
      }
      add(.hadith(work: work, number: number))
    }
    skipClosingBrackets()
  }

  private mutating func skipClosingBrackets() {
    while case .sign(let sign)? = rest.first, sign == ")" || sign == "]" { position += 1 }
  }

  /// A number, optionally after `no.`, `#` or a colon, but not a volume or surah (`1/545`, `2:26`).
  private mutating func parseNumber(afterName: Bool) -> HadithNumber? {
    let start = position
    while let token = rest.first {
      switch token {
      case .number(let text):
        position += 1
        if let number = HadithNumber(text), number.suffix != "x", !isFollowedByPart, !isFollowedByCounted {
          return number
        }
        position = start
        return nil
      case .word(let word) where Self.numberWords.contains(word): position += 1
      case .sign(let sign) where afterName ? Self.numberSigns.contains(sign) : sign == "#" || sign == ".":
        position += 1
      case .word, .sign:
        position = start
        return nil
      }
    }
    position = start
    return nil
  }

  private var isFollowedByPart: Bool {
    guard case .sign(let sign)? = rest.first, sign == "/" || sign == ":" || sign == "-" || sign == "–" else {
      return false
    }
    return rest.dropFirst().first?.isNumber == true
  }

  /// Whether the number says how often or how many: `Bukhari 6306, 3 times`, `Al-Ikhlas (3 times)`.
  private var isFollowedByCounted: Bool {
    switch rest.first {
    case .word(let word)?: Self.counted.contains(word)
    case .sign(let sign)?: sign == "×"
    case .number?, nil: false
    }
  }

  // MARK: Quran

  private mutating func parseQuran() -> Bool {
    let start = position
    var (isNamed, isArabicSurah) = (false, false)
    while case .word(let word)? = rest.first, Self.quranWords.contains(word) {
      isNamed = true
      isArabicSurah = word == "سوره"
      position += 1
      skipDots()
    }
    // `No.` is not the surah Nuh.
    let isNumberWord = rest.first.map { token in Self.numberWords.contains { token == .word($0) } } ?? false
    let surah =
      isNumberWord
      ? nil : isArabicSurah ? SurahNames.arabicMatch(rest) ?? SurahNames.match(rest) : SurahNames.match(rest)
    if let surah { position += surah.length }
    // Two numbers without a surah or the Quran before them are a verse only if the text has nothing else: `Nasa'i (2:26)` is
    // a volume and a page.
    if surah != nil || isNamed || tokens.count <= 5 && start == 0,
      let reference = parseVerse(of: surah?.surah)
    {
      let citation = WrittenCitation.quran(surah: reference.surah, ayahs: reference.ayahs)
      if !isNamed, tokens[start..<position].allSatisfy({ !$0.isVerseSign }), !citations.contains(citation) {
        doubtful.append(citation)
      }
      add(citation)
      return true
    }
    position = start
    return false
  }

  private mutating func skipDots() {
    while case .sign(let sign)? = rest.first, sign == "." || sign == ":" || sign == "," { position += 1 }
  }

  /// `2:255`, `255`, `: 97-98`, `(3:190--200)`, and after the name of the surah also `(2): 255`.
  private mutating func parseVerse(of named: Int?) -> (surah: Int, ayahs: ClosedRange<Int>)? {
    var isVerse = false
    while let token = rest.first {
      switch token {
      case .sign(let sign) where Self.numberSigns.contains(sign):
        isVerse = isVerse || sign == ":"
        position += 1
      case .word(let word) where Self.verseWords.contains(word):
        isVerse = true
        position += 1
      default:
        guard let first = parsePlainNumber() else { return nil }
        if let named, named == first, !isVerse, !isFollowedByVerse { return parseVerse(afterNumberOf: named) }
        return parseVerse(startingWith: first, named)
      }
    }
    return nil
  }

  /// Whether a verse or the end of a range is written directly after the number: `:255`, `-7`.
  private var isFollowedByVerse: Bool {
    guard case .sign(let sign)? = rest.first else { return false }
    return sign == ":" ? rest.dropFirst().first?.isNumber == true : Self.dashes.contains(sign)
  }

  /// The verse after a surah with its number, `Yusuf (12): 101` or `Yusuf 12, verse 101`. Nil if none is marked as one: then the number
  /// may be that of the surah or of a verse.
  private mutating func parseVerse(
    afterNumberOf surah: Int
  ) -> (surah: Int, ayahs: ClosedRange<Int>)? {
    skipClosingBrackets()
    var isVerse = false
    while let token = rest.first {
      switch token {
      case .sign(":"):
        isVerse = true
        position += 1
      case .sign(","), .sign("،"): position += 1
      case .sign(".") where isVerse: position += 1
      case .word(let word) where Self.verseWords.contains(word):
        isVerse = true
        position += 1
      default:
        guard isVerse, let first = parsePlainNumber() else { return nil }
        return parseVerse(startingWith: first, surah)
      }
    }
    return nil
  }

  private mutating func parseVerse(
    startingWith first: Int,
    _ named: Int?
  ) -> (surah: Int, ayahs: ClosedRange<Int>)? {
    var (surah, lower) = (named, first)
    if case .sign(":")? = rest.first, rest.dropFirst().first?.isNumber == true {
      position += 1
      guard let ayah = parsePlainNumber() else { return nil }
      if let named, named != first { return nil }
      (surah, lower) = (first, ayah)
    }
    var upper = lower
    let end = position
    while case .sign(let sign)? = rest.first, Self.dashes.contains(sign) { position += 1 }
    if position > end {
      if let last = parsePlainNumber().flatMap({ Self.lastAyah($0, after: lower) }) {
        upper = last
      } else {
        position = end
      }
    }
    // A volume and a page: `al-Fath 10/88`.
    if case .sign("/")? = rest.first, rest.dropFirst().first?.isNumber == true { return nil }
    if isFollowedByCounted { return nil }
    skipClosingBrackets()
    guard let surah, (try? QuranReference(surah: surah, ayahs: lower...upper)) != nil else { return nil }
    return (surah, lower...upper)
  }

  /// The end of a range of verses, of which only the last digits may be written: `285-6` ends at 286.
  private static func lastAyah(_ written: Int, after first: Int) -> Int? {
    guard written < first else { return written }
    let unit = written < 10 ? 10 : 100
    let last = first / unit * unit + written
    return last > first ? last : nil
  }

  private mutating func parsePlainNumber() -> Int? {
    guard case .number(let text)? = rest.first, let number = Int(text), text.utf8.count <= 3 else {
      return nil
    }
    position += 1
    return number
  }

  // MARK: Words

  private static func isSeparator(_ token: CitationToken) -> Bool {
    switch token {
    case .sign(let sign): sign == "," || sign == "&" || sign == "،"
    case .word(let word): ["and", "dan", "et", "ve", "و"].contains(word)
    case .number: false
    }
  }

  private static let numberWords: Set<String> = [
    "no", "nr", "nomor", "number", "num", "hadith", "hadis", "n", "رقم", "برقم", "حديث",
  ]
  /// Words after a count.
  private static let counted: Set<String> = [
    "x", "time", "times", "kali", "kez", "fois", "mal", "other", "others", "مره", "مرات",
  ]
  private static let numberSigns: Set<Unicode.Scalar> = [":", "#", ".", "(", "[", ",", "،", "№"]
  fileprivate static let verseWords: Set<String> = [
    "verse", "verses", "ayah", "ayat", "aya", "v", "vv", "no", "ايه", "الايه", "ايات", "الايات",
  ]
  private static let dashes: Set<Unicode.Scalar> = ["-", "–", "—"]
  static let quranWords: Set<String> = [
    "quran", "qur", "coran", "kuran", "koran", "qs", "q", "surah", "sura", "surat", "surath", "soorah",
    "sure",
    "القران", "سوره",
  ]
  /// Words before something that the reader may see besides.
  private static let remarks: Set<String> = [
    "see", "cf", "compare", "lihat", "voir", "vgl", "bkz", "انظر", "ينظر", "راجع",
  ]
  private static let remarkEnds: Set<Unicode.Scalar> = [",", ";", "،", "؛", "|"]
  private static let within: Set<String> = ["in", "dalam", "fi", "في"]
  private static let fillers: Set<String> = [
    "hr", "h", "r", "narrated", "reported", "related", "recorded", "collected", "by", "and", "dan", "also",
    "rawahu",
    "riwayat", "و", "رواه", "اخرجه", "hadith", "holy", "noble", "the",
  ]
  static let fillerSigns: Set<Unicode.Scalar> = [
    ",", ";", ".", ":", "(", ")", "[", "]", "&", "|", "،", "؛", "-", "–", "—", "+",
  ]
}

extension CitationToken {
  /// Whether the token is written between a surah and a verse, not before a count.
  fileprivate var isVerseSign: Bool {
    switch self {
    case .sign(let sign): sign == ":" || sign == "("
    case .word(let word): CitationParser.verseWords.contains(word)
    case .number: false
    }
  }
}
