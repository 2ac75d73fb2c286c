/// A word as it is recited: consonants with hamza, vowels with their length, and doubled letters, without silent letters. The
/// spellings of the Quran differ, but a word has one reading in all of them.
///
/// Codes: 1 to 31 as in ``QuranLetter/code``, 32 after a doubled consonant, 41 to 43 for a, u, i, 44 to 46 for these with tanwin,
/// 51 to 53 for the long vowels.
struct WordReading {
  /// The spelling that is read.
  enum Spelling: Sendable {
    case simple, uthmani, indoPak
  }

  private let spelling: Spelling
  private(set) var codes: [UInt8] = []
  /// The vowel before; 0 after a consonant without one.
  private var vowel: UInt8 = 0

  private static let doubled: UInt8 = 32
  private static let (short, long): (ClosedRange<UInt8>, ClosedRange<UInt8>) = (41...43, 51...53)
  private static let (a, longA): (UInt8, UInt8) = (41, 51)

  init(_ letters: [QuranLetter], _ spelling: Spelling, omittingWasl: Bool = false) {
    self.spelling = spelling
    for index in letters.indices {
      // At the beginning of a recitation Indo-Pak texts write the vowel of a joining alef.
      if omittingWasl, index == 0, letters[0].code == QuranLetter.alef, letters[0].isHamza { continue }
      read(letters, at: index)
    }
  }

  private mutating func read(_ letters: [QuranLetter], at index: Int) {
    let letter = letters[index]
    switch letter.code {
    case QuranLetter.alef where letter.form != .hamzaAbove && letter.form != .hamzaBelow:
      readAlef(letter, isFirst: index == 0)
    case QuranLetter.waw where !letter.isHamza, QuranLetter.yeh where !letter.isHamza:
      readSemivowel(letters, at: index)
    default: append(letter.isHamza ? QuranLetter.hamza : letter.code, letters, at: index)
    }
  }

  private mutating func readAlef(_ letter: QuranLetter, isFirst: Bool) {
    if letter.form == .madda {
      // In the mushaf's spelling a madda above alef only shows how long it is.
      if spelling == .uthmani, vowel == Self.a || vowel == Self.longA { return lengthen() }
      codes += [QuranLetter.hamza, Self.longA]
      vowel = Self.longA
    } else if let quality = letter.vowel.code, quality > Self.short.upperBound || !isFirst && vowel == 0 {
      codes += [QuranLetter.hamza, quality]
      vowel = quality
    } else if vowel == Self.a, !letter.isSilent {
      lengthen()
    }
  }

  private mutating func readSemivowel(_ letters: [QuranLetter], at index: Int) {
    let letter = letters[index]
    guard letter.vowel == .none || letter.vowel == .sukun, !letter.hasShadda else {
      return append(letter.code, letters, at: index)
    }
    let isYeh = letter.code == QuranLetter.yeh
    let own: UInt8 = isYeh ? 43 : 42
    let isDotless = letter.form == .maksura || letter.form == .farsiYeh
    if letter.hasDagger {
      if vowel == Self.a || vowel == Self.longA {
        lengthen()
      } else {
        append(letter.code, letters, at: index)
      }
    } else if vowel == own || vowel == own + 10 {
      lengthen()
    } else if vowel == Self.longA || vowel > Self.short.upperBound && vowel < Self.long.lowerBound {
      if letter.vowel == .sukun, vowel == Self.longA { append(letter.code, letters, at: index) }
    } else if vowel == Self.a, letter.vowel == .none, isDotless {
      lengthen()
    } else if letter.vowel == .sukun || letter.form != .maksura {
      append(letter.code, letters, at: index)
    }
  }

  /// Adds a consonant with its vowel.
  private mutating func append(_ code: UInt8, _ letters: [QuranLetter], at index: Int) {
    let letter = letters[index]
    let isFirst = !codes.contains { $0 <= QuranLetter.foreign }
    if code == QuranLetter.lam, letter.hasShadda, vowel == 0, codes.last == code {
      // The mushaf writes one lam with shadda where the article precedes a lam.
      let isFirst = codes.count == 1
      if !isFirst { codes.append(Self.doubled) }
    } else {
      codes.append(code)
      // A shadda on a first letter shows that the word before is assimilated.
      if letter.hasShadda, !isFirst { codes.append(Self.doubled) }
    }
    vowel = 0
    guard let quality = letter.vowel.code else {
      if letter.hasDagger { add(Self.longA) }
      return
    }
    add(quality)
    let isOfAllah =
      code == QuranLetter.lam && letter.hasShadda && index + 1 < letters.count
      && letters[index + 1].code == QuranLetter.heh
    if quality == Self.a, letter.hasDagger || isOfAllah { lengthen() }
    // The small waw or yeh of a pronoun is not written in modern spelling.
    let isPronoun = index == letters.count - 1 && letter.code != QuranLetter.yeh
    if letter.isLong, quality == 42 || quality == 43, !isPronoun { lengthen() }
  }

  private mutating func add(_ quality: UInt8) {
    codes.append(quality)
    vowel = quality
  }

  private mutating func lengthen() {
    guard let last = codes.last, Self.short.contains(last) else { return }
    codes[codes.count - 1] = last + 10
    vowel = last + 10
  }
}

extension WordReading {
  /// The hash of a word in a spelling.
  static func hash(_ letters: [QuranLetter], _ spelling: Spelling) -> UInt32 {
    SequenceHash.hash(WordReading(letters, spelling).codes)
  }

  /// The hashes of the readings by which a word is compared, besides its letters: those of an Indo-Pak word, and that of a word
  /// with a hamza before its alef, as the mushaf has it (ءامنوا for آمنوا).
  static func hashes(_ letters: [QuranLetter], _ writing: QuranWriting) -> [UInt32] {
    if writing == .indoPak { return hashes(ofIndoPak: letters) }
    let hasHamzaBeforeAlef = zip(letters, letters.dropFirst()).contains { hamza, alef in
      hamza.code == QuranLetter.hamza && hamza.vowel == .fatha && alef.code == QuranLetter.alef
        && alef.form == .plain && alef.vowel == .none
    }
    return hasHamzaBeforeAlef ? [hash(letters, .simple)] : []
  }

  private static func hashes(ofIndoPak letters: [QuranLetter]) -> [UInt32] {
    let joined = WordReading(letters, .indoPak, omittingWasl: true).codes
    var readings = [WordReading(letters, .indoPak).codes]
    if joined != readings[0] { readings.append(joined) }
    for codes in readings { readings += variants(of: codes) }
    let hashes = readings.map { SequenceHash.hash($0) }
    return hashes + hashes.compactMap { irregular[$0] }
  }

  /// The readings of words that Indo-Pak texts spell with letters that are not read, or without some that are.
  private static let irregular: [UInt32: UInt32] = Dictionary(
    [
      ("وَّلَاُوصَلِّبَنَّكُمْ", "وَلَأُصَلِّبَنَّكُمْ"), ("السُّوْٓاٰۤی", "السُّوأَىٰ"), ("بِاَیِّىكُمُ", "بِأَييِّكُمُ"),
      ("اِیْتُوْنِیْ", "ائْتُونِي"), ("مُتَّكَاً", "مُتَّكَأً"),
    ].map { indoPak, simple in
      let letters = LetterParser.letters(of: indoPak.unicodeScalars, .indoPak)
      let reading = SequenceHash.hash(WordReading(letters, .indoPak).codes)
      return (reading, hash(LetterParser.letters(of: simple.unicodeScalars), .simple))
    },
    uniquingKeysWith: { first, _ in first }
  )

  /// Before a joining alef, Indo-Pak texts write tanwin as a vowel with a small noon, and a long a as a short one; before a pause
  /// they write the plural's mim without its vowel.
  private static func variants(of codes: [UInt8]) -> [[UInt8]] {
    guard let last = codes.last else { return [] }
    let start = codes.dropLast()
    return switch last {
    case a: [start + [44], start + [longA]]
    case longA: [start + [44]]
    case 42, 43: [start + [last + 3]]
    case QuranLetter.mim: [codes + [42]]
    default: []
    }
  }
}
