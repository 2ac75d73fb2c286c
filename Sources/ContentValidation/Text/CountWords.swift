import ArabicText
import DuaLibrary
import UnicodeText

/// The words with which a language counts recitations, in lower case and without the marks of Arabic.
struct CountWords: Sendable {
  /// Verbs of reciting.
  private var verbs: Set<String>
  /// Whether the verb may be after the count, as in Turkish and Urdu.
  let verbMayFollow: Bool
  /// `times`.
  let times: Set<String>
  let numbers: [String: Int]
  /// `twice`.
  let adverbs: [String: Int]
  /// Words within a number: `a hundred and ten`.
  let joiners: Set<String>
  /// The words without which no number is a count; nil if one of them has other letters than those of ASCII.
  private let counting: WordFilter?

  /// - Parameter numbers: The words of each number after it, those of one number with bars between them.
  private init(
    verbs: String,
    verbMayFollow: Bool = false,
    times: String,
    numbers: [(Int, String)],
    adverbs: [String: Int] = [:],
    joiners: String = ""
  ) {
    self.verbs = Set(verbs.listedWords)
    self.verbMayFollow = verbMayFollow
    self.times = Set(times.listedWords)
    self.numbers = Dictionary(
      numbers.flatMap { number, words in words.split(separator: "|").map { (String($0), number) } },
      uniquingKeysWith: { first, _ in first }
    )
    self.adverbs = adverbs
    self.joiners = Set(joiners.listedWords)
    let words = self.times.union(adverbs.keys)
    counting = words.allSatisfy { $0.utf8.allSatisfy { $0 < 0x80 } } ? WordFilter(words) : nil
  }

  /// Whether a text may have a count: a word for `times`, or a sign such as `3x`. Rules out most texts by their bytes.
  func mayCount(in text: String) -> Bool {
    guard let counting else { return true }
    var hash = WordFilter.Hash()
    var (isWord, hasDigit, hasSign) = (false, false, false)
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        hash.add(byte)
        (isWord, hasDigit) = (true, true)
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"):
        hash.add(byte)
        hasSign = hasSign || byte | 0x20 == UInt8(ascii: "x")
        isWord = true
      default:
        if isWord, hasSign && hasDigit || counting.contains(hash) { return true }
        if isWord { hash = WordFilter.Hash() }
        isWord = false
      }
    }
    return isWord && (hasSign && hasDigit || counting.contains(hash))
  }

  /// The same words for texts in which only counts in brackets and with a sign are counts of recitations.
  var withoutVerbs: CountWords {
    var words = self
    words.verbs = []
    return words
  }

  func isVerb(_ word: String) -> Bool { verbs.contains(word) }

  /// The value of a word or of digits.
  func number(_ word: String) -> Int? {
    if let number = numbers[word] { return number }
    guard word.utf8.count <= 9, word.utf8.allSatisfy(\.isASCIIDigit) else { return nil }
    return Int(word)
  }

  /// The words of a language; nil if its counts are not known.
  static func of(_ language: LanguageTag) -> CountWords? { byLanguage[language.language] }

  private static let byLanguage: [String: CountWords] = [
    "en": english, "ar": arabic, "id": indonesian, "ms": indonesian, "fr": french, "tr": turkish, "ur": urdu,
    "de": german, "es": spanish,
  ]

  static let english = CountWords(
    verbs: """
      say says said saying recite recites recited reciting recitation repeat repeats repeated repeating read reads utter \
      utters uttered uttering invoke invokes invoked supplicate supplicates supplicated
      """,
    times: "times repetitions recitations",
    numbers: [
      (1, "one"), (2, "two"), (3, "three"), (4, "four"), (5, "five"), (6, "six"), (7, "seven"), (8, "eight"),
      (9, "nine"), (10, "ten"), (11, "eleven"), (12, "twelve|dozen"), (13, "thirteen"), (14, "fourteen"),
      (15, "fifteen"), (16, "sixteen"), (17, "seventeen"), (18, "eighteen"), (19, "nineteen"), (20, "twenty"),
      (30, "thirty"), (40, "forty"), (50, "fifty"), (60, "sixty"), (70, "seventy"), (80, "eighty"),
      (90, "ninety"), (100, "hundred"), (1000, "thousand"),
    ],
    adverbs: ["twice": 2, "thrice": 3],
    joiners: "a and"
  )

  private static let arabic = CountWords(
    // `قال` begins most reports.
    verbs: "قالها يقولها تقولها تقال يقال قلها قرأها قراها يقرؤها تقرأ تقرا يقرأ يكررها كررها تكرر",
    times: "مرات مرة مره مرار",
    numbers: ArabicNumbers.words,
    adverbs: ["مرتين": 2]
  )

  private static let indonesian = CountWords(
    verbs:
      "baca dibaca membaca bacalah ucapkan diucapkan mengucapkan ulangi diulang diulangi mengulang sebut disebut",
    times: "kali",
    numbers: [
      (1, "satu"), (2, "dua"), (3, "tiga"), (4, "empat"), (5, "lima"), (6, "enam"), (7, "tujuh"),
      (8, "delapan|lapan"), (9, "sembilan"), (10, "sepuluh"), (100, "seratus"), (1000, "seribu"),
    ]
  )

  private static let french = CountWords(
    verbs: "dire dit disait dites récite réciter récité récitez répète répéter répété prononce prononcer",
    times: "fois",
    numbers: [
      (2, "deux"), (3, "trois"), (4, "quatre"), (5, "cinq"), (6, "six"), (7, "sept"), (8, "huit"),
      (9, "neuf"),
      (10, "dix"), (30, "trente"), (100, "cent"), (1000, "mille"),
    ],
    joiners: "et"
  )

  private static let turkish = CountWords(
    verbs:
      "oku okur okunur okuyan okursa okuyun söyle söyler söylenir söyleyen söylerse der derse tekrarlanır tekrarlar",
    verbMayFollow: true,
    times: "kere kez defa",
    numbers: [
      (2, "iki"), (3, "üç"), (4, "dört"), (5, "beş"), (6, "altı"), (7, "yedi"), (8, "sekiz"), (9, "dokuz"),
      (10, "on"), (30, "otuz"), (100, "yüz"), (1000, "bin"),
    ]
  )

  private static let urdu = CountWords(
    verbs: "پڑھے پڑھیں پڑھو پڑھا پڑھنا پڑھتے کہے کہیں کہو کہا کہنا",
    verbMayFollow: true,
    times: "مرتبہ بار دفعہ",
    numbers: [
      (2, "دو"), (3, "تین"), (4, "چار"), (5, "پانچ"), (6, "چھ"), (7, "سات"), (8, "آٹھ"), (9, "نو"),
      (10, "دس"),
      (33, "تینتیس"), (100, "سو"), (1000, "ہزار"),
    ]
  )

  private static let german = CountWords(
    verbs:
      "sagt sagte sagen gesagt spricht sprechen gesprochen rezitiert rezitieren wiederholt wiederholen liest lesen",
    verbMayFollow: true,
    times: "mal male",
    numbers: [
      (2, "zwei"), (3, "drei"), (4, "vier"), (5, "fünf"), (6, "sechs"), (7, "sieben"), (10, "zehn"),
      (33, "dreiunddreißig"), (100, "hundert"), (1000, "tausend"),
    ],
    adverbs: ["zweimal": 2, "dreimal": 3, "viermal": 4, "siebenmal": 7, "zehnmal": 10, "hundertmal": 100]
  )

  private static let spanish = CountWords(
    verbs: "decir dice dijo diga recitar recita recitó recite repetir repite repitió repita",
    times: "veces",
    numbers: [
      (2, "dos"), (3, "tres"), (4, "cuatro"), (5, "cinco"), (6, "seis"), (7, "siete"), (8, "ocho"),
      (9, "nueve"),
      (10, "diez"), (30, "treinta"), (100, "cien"), (1000, "mil"),
    ],
    joiners: "y"
  )
}

/// The words for numbers with which Arabic counts recitations.
enum ArabicNumbers {
  /// Without the marks of Arabic, in all spellings that are common, with bars between the words of one number.
  static let words: [(Int, String)] = [
    (3, "ثلاث|ثلاثا|ثلاثة"), (4, "أربع|اربع|أربعا|اربعا|أربعة|اربعة"), (5, "خمس|خمسا"), (6, "ست|ستا"),
    (7, "سبع|سبعا|سبعة"), (8, "ثمان|ثماني|ثمانية"), (9, "تسع|تسعا"), (10, "عشر|عشرا|عشرة"),
    (20, "عشرين|عشرون"), (30, "ثلاثين|ثلاثون"), (40, "أربعين|اربعين|أربعون|اربعون"), (70, "سبعين|سبعون"),
    (100, "مائة|مئة|مائه|مئه|ماية"), (1000, "ألف|الف"),
  ]
}
