import SeededRandom

/// A text that costs some pass more than other texts of its size: a dua with one long field, or a library with many entries.
struct WorstText {
  let name: String
  let sources: (_ bytes: Int) -> Sources

  /// What the files of a library contain.
  struct Sources {
    /// The XML of duas, of which a library has at least one that can be published.
    var duas = Fields().dua
    /// The XML of journeys.
    var journeys = ""
    /// The JSON of further entries of `library.json`, by the key of the array that they begin.
    var declared: [String: String] = [:]
  }

  /// A good dua, except for some fields.
  init(name: String, fields: @escaping (_ bytes: Int) -> Fields) {
    self.name = name
    sources = { bytes in Sources(duas: fields(bytes).dua) }
  }

  init(library name: String, sources: @escaping (_ bytes: Int) -> Sources) {
    self.name = "library, " + name
    self.sources = sources
  }

  /// The XML of a dua's fields.
  struct Fields {
    var id = 1
    var slug = "x"
    var title = "X"
    var arabic = "رَبِّ اغْفِرْ لِي"
    var transliteration = "rabbi ghfir lī"
    var translation = "My Lord, forgive me."
    var sources = hadith
    var benefit = "Benefit."

    static let hadith =
      #"<source type="hadith" collection="bukhari" number="2311" grade="sahih" grader="al-Bukhari"/>"#
    /// Different verses.
    static func sources(bytes: Int) -> String {
      (0..<bytes / 45).map { number in
        #"<source type="quran" surah="\(2 + number % 99)" ayah="\(1 + number / 99 % 8)"/>"#
      }
      .joined()
    }

    static let secondVerse = #"<source type="quran" surah="1" ayah="2"/>"#
    static let wholeSurah = #"<source type="quran" surah="2" ayah="1-286"/>"#
  }

  /// The files of the library by their names.
  ///
  /// - Parameter declaration: `library.json` without further entries.
  func files(bytes: Int, declaration: String) -> [String: String] {
    let sources = sources(bytes)
    var files = ["dua.xml": Self.document("duas", sources.duas), "library.json": declaration]
    if !sources.journeys.isEmpty { files["journeys.xml"] = Self.document("journeys", sources.journeys) }
    for (key, entries) in sources.declared {
      let start = "\"\(key)\": ["
      // Otherwise the library would have no more entries at any size.
      precondition(declaration.contains(start), "library.json has no `\(start)`")
      files["library.json"]?.replace(start, with: start + entries + ",", maxReplacements: 1)
    }
    return files
  }

  private static func document(_ root: String, _ entries: String) -> String {
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<\(root) version=\"1\">\n\(entries)</\(root)>\n"
  }
}

extension WorstText.Fields {
  /// The XML of the dua.
  var dua: String {
    """
      <dua id="\(id)" slug="\(slug)" category="protection" collection="core" difficulty="advanced" repetitions="1" xp="45" duration="30">
        <title xml:lang="en">\(title)</title>
        <arabic>\(arabic)</arabic>
        <transliteration>\(transliteration)</transliteration>
        <translation xml:lang="en">\(translation)</translation>
        \(sources)
        <best-time xml:lang="en">Before sleep</best-time>
        <benefit xml:lang="en">\(benefit)</benefit>
        <review status="unreviewed"/>
      </dua>

    """
  }
}

extension WorstText {
  /// A field that repeats a unit, after a beginning.
  private static func repeating(
    _ name: String,
    _ unit: String,
    after start: String = "",
    end: String = "",
    _ field: WritableKeyPath<Fields, String>,
    sources: String = Fields.hadith
  ) -> WorstText {
    WorstText(name: name) { bytes in
      var fields = Fields()
      fields.sources = sources
      let count = (bytes - start.utf8.count - end.utf8.count) / unit.utf8.count
      fields[keyPath: field] = start + String(repeating: unit, count: count) + end
      return fields
    }
  }

  private static func arabic(
    _ name: String,
    _ unit: String,
    after start: String = "",
    end: String = "",
    sources: String = Fields.hadith
  ) -> WorstText {
    repeating("Arabic, " + name, unit, after: start, end: end, \.arabic, sources: sources)
  }

  private static func latin(_ name: String, _ unit: String, after start: String = "") -> WorstText {
    repeating("transliteration, " + name, unit, after: start, \.transliteration)
  }

  private static func translation(_ name: String, _ unit: String, after start: String = "") -> WorstText {
    repeating("translation, " + name, unit, after: start, \.translation)
  }

  /// An Arabic text and its transliteration, each the repetition of a unit, as often as the longer of both fits.
  private static func pair(_ name: String, _ arabic: String, _ latin: String, after start: String = "")
    -> WorstText
  {
    WorstText(name: "both, " + name) { bytes in
      let count = (bytes - start.utf8.count) / max(arabic.utf8.count, latin.utf8.count)
      var fields = Fields()
      fields.arabic = String(repeating: arabic, count: count)
      fields.transliteration = start + String(repeating: latin, count: count)
      return fields
    }
  }

  /// A field made of pieces that differ.
  private static func varied(
    _ name: String,
    _ field: WritableKeyPath<Fields, String>,
    sources: String = Fields.hadith,
    _ piece: @escaping (inout SplitMix64, Int) -> String
  ) -> WorstText {
    WorstText(name: name) { bytes in
      var fields = Fields()
      fields.sources = sources
      fields[keyPath: field] = text(bytes: bytes, piece)
      return fields
    }
  }

  /// Pieces one after the other, as many as fit.
  private static func text(bytes: Int, _ piece: (inout SplitMix64, Int) -> String) -> String {
    var random = SplitMix64(seed: 7)
    var (text, size, number) = ("", 0, 0)
    while true {
      let next = piece(&random, number)
      size += next.utf8.count
      guard size <= bytes else { return text }
      text += next
      number += 1
    }
  }

  private static func word(_ random: inout SplitMix64, of letters: [String], count: Int) -> String {
    (0..<count).map { _ in random.pick(letters) }.joined()
  }

  private static let letters = "ابتثجحخدذرزسشصضطظعغفقكلمنهويءة".unicodeScalars.map { String($0) }
  private static let marks = (0x064B...0x0652).compactMap(Unicode.Scalar.init).map { String($0) }
  private static let vocalized = letters.flatMap { letter in ["َ", "ُ", "ِ"].map { letter + $0 } }

  static var all: [WorstText] { texts + libraries }

  private static var texts: [WorstText] {
    [
      // Quotations.
      arabic("one word in brackets", "﴿الله﴾ "),
      arabic("another word in brackets", "﴿من﴾ "),
      arabic("one span", "الله من ", after: "﴿", end: "﴾"),
      arabic("spans that do not end", "﴿ب"),
      arabic("one phrase", "بسم الله من "),
      arabic("one word of the Quran", "الله "),
      arabic("one short word", "من "),
      arabic("verses", "بسم الله الرحمن الرحيم الحمد لله رب العالمين الرحمن الرحيم مالك يوم الدين "),
      arabic("the plea for refuge", "أعوذ بالله من الشيطان الرجيم "),
      arabic("a verse in QPC Hafs", "ٱلۡحَمۡدُ لِلَّهِ رَبِّ ٱلۡعَٰلَمِينَ ", sources: Fields.secondVerse),
      arabic("a verse in Indo-Pak", "اَلۡحَمۡدُ لِلّٰهِ رَبِّ الۡعٰلَمِيۡنَۙ ", sources: Fields.secondVerse),
      arabic("split words", "الْعَافِ يَةَ "),
      arabic("words with a slip", "الْعَخْزِ "),
      arabic("one word, citing a long surah", "من ", sources: Fields.wholeSurah),
      arabic("long words, citing a long surah", "وَالْمُسْتَغْفِرِينَ ", sources: Fields.wholeSurah),
      arabic("one word, citing a long surah and a hadith", "من ", sources: Fields.wholeSurah + Fields.hadith),
      arabic("nouns in another case", "فِي الْبَيْتُ بِاللَّهُ "),
      arabic("slips beside verses", "اللَّهُمَّ أَنِّي صَلِّي الْهُدَا قُوَّتَ الْحَمْدُ لِلَّهِ رَبِّ الْعَالَمِينَ "),
      arabic("known phrases with another ending", "مِنَ الشَّيْطَانِ الرَّجِيمُ "),
      varied("Arabic, random words, citing a long surah", \.arabic, sources: Fields.wholeSurah) { random, _ in
        word(&random, of: letters, count: 5) + " "
      },
      varied("Arabic, different spans", \.arabic) { random, _ in
        "﴿" + word(&random, of: letters, count: 3) + "﴾ "
      },
      varied(
        "Arabic, different spans, citing a long surah and a hadith",
        \.arabic,
        sources: Fields.wholeSurah + Fields.hadith
      ) { random, _ in "﴿" + word(&random, of: letters, count: 3) + "﴾ " },
      // Words and marks.
      arabic("yehs with a dagger alef in one word", "يٰ", after: "بب"),
      arabic("one word", "ب"),
      arabic("one vocalized word", "بَ"),
      arabic("long vowels before sukun in one word", "بِيلْ"),
      arabic("long vowels written twice in one word", "تُوُ"),
      arabic("marks on one letter", "َ", after: "ب"),
      arabic("marks on no letter", "ً "),
      arabic("signs of the Quran on one letter", "ۖ", after: "ب "),
      arabic("marks and joiners", "ً\u{200C}", after: "ب"),
      arabic("joiners", "ب\u{200C}"),
      arabic("tatweel", "ـ"),
      arabic("tatweel and joiners", "ـ\u{200C}", after: "ب"),
      arabic("tatweel as character references", "ا&#1600;"),
      arabic("marks on alef", "اَ"),
      arabic("marks on lam-alef", "لاَ"),
      arabic("marks on wasla", "ٱَ"),
      arabic("marks in another order", "أٌَّ"),
      arabic("hamzas and marks on one letter", "ٌٔ", after: "ا"),
      varied("Arabic, random marks on one letter", \.arabic) { random, number in
        (number == 0 ? "ب" : "") + random.pick(marks)
      },
      // Other characters.
      arabic("letters and digits", "ا1"),
      arabic("letters and Latin letters", "بa"),
      arabic("words in two scripts", "ب a "),
      arabic("a ligature of a phrase", "ﷺ"),
      arabic("a ligature of a word", "ﷲ"),
      arabic("letters of Persian", "ی"),
      arabic("brackets that do not close", "(ب"),
      arabic("words in brackets", "(ب) "),
      arabic("wide spaces", "ب\u{A0}"),
      arabic("counts", "ثلاث مرات "),
      arabic("narration", "قال رسول الله "),
      arabic("narrators in a dua", "جابر رضي الله عنه ", after: "اللهم "),
      arabic("times in one sentence", "إذا أصبح "),
      arabic("a chain without an end", "عن "),
      arabic("speeches", "ويقول: رب "),
      varied("Arabic, Han characters", \.arabic) { _, number in
        (number == 0 ? "ب " : "") + (Unicode.Scalar(0x4E00 + number % 20_000).map { String($0) } ?? "")
      },
      // Seven letters: a shorter word may be English or one of a narration by chance, so that rules check the larger text only.
      varied("Arabic, random words", \.arabic) { random, _ in word(&random, of: letters, count: 7) + " " },
      varied("Arabic, random vocalized words", \.arabic) { random, _ in
        word(&random, of: vocalized, count: 5) + " "
      },
      varied("Arabic, words with a long vowel and without", \.arabic) { random, _ in
        let word = word(&random, of: letters, count: 4)
        return "بَ\(word) بٰ\(word) "
      },
      arabic("one word in two spellings", "كِتٰب كِتَاب "),
      WorstText(name: "Arabic, one long word in two spellings") { bytes in
        var fields = Fields()
        let count = bytes / 10
        fields.arabic = String(repeating: "بٰ", count: count) + " " + String(repeating: "بَا", count: count)
        return fields
      },
      // Translations.
      translation("one word", "a"),
      translation("words of the Quran in brackets", "﴿الله﴾ "),
      translation("marks on one letter", "\u{301}", after: "a"),
      translation("marks in another order", "\u{301}\u{323}", after: "a"),
      translation("joined emoji", "👨\u{200D}"),
      translation("character references", "&#97;"),
      translation("apostrophes", "'"),
      translation("invisible characters", "a\u{200B}"),
      varied("translation, Han characters", \.translation) { _, number in
        Unicode.Scalar(0x4E00 + number % 20_000).map { String($0) } ?? ""
      },
      varied("translation, random words", \.translation) { random, _ in
        word(&random, of: "abcdefghijklmnopqrstuvwxyz".map { String($0) }, count: 6) + " "
      },
      // Notes.
      varied("benefit, pages of a work", \.benefit) { _, number in "Muslim 1/\(number % 9999 + 1) " },
      varied("benefit, random words", \.benefit) { random, _ in
        word(&random, of: "abcdefghijklmnopqrstuvwxyz".map { String($0) }, count: 6) + " "
      },
      // Transliterations.
      latin("one word", "a"),
      latin("one word of consonants", "h"),
      latin("one word of long vowels", "iy"),
      latin("apostrophes", "'", after: "b"),
      latin("English", "the Lord of the worlds "),
      latin("marks on one letter", "\u{304}", after: "a"),
      latin("marks in another order", "\u{301}\u{323}", after: "a"),
      latin("brackets", "[a] "),
      varied("transliteration, random words", \.transliteration) { random, _ in
        word(&random, of: "abdefhijklmnrstuwyz".map { String($0) }, count: 7) + " "
      },
      pair("one phrase", "بِسْمِ اللَّهِ ", "bismi llāhi "),
      pair("a word too many", "بِسْمِ اللَّهِ ", "bismi allahi ", after: "kataba "),
      pair("wrong vowels", "بِسْمِ اللَّهِ ", "basmi llāhu "),
      pair("missing words", "قُلْ هُوَ اللَّهُ أَحَدٌ ", "qul huwa aḥad "),
      pair("one word", "بَ", "ba"),
      pair("one word of wrong vowels", "بَ", "bi"),
      pair("doubled letters", "يّ ", "iy "),
      pair("final letters", "رَحْمَةٌ ", "rahmah "),
      pair("no marks", "بسم الله ", "bismi llāhi "),
      pair(
        "long words",
        String(repeating: "بَتُ", count: 20) + " ",
        String(repeating: "batu", count: 20) + " "
      ),
      pair(
        "long words of wrong vowels",
        String(repeating: "بَتُ", count: 20) + " ",
        String(repeating: "bati", count: 20) + " "
      ),
      pair("one Arabic word, many Latin words", "بَ", "bi "),
      pair("many Arabic words, one Latin word", "بَ ", "bi"),
      pair("swapped words", "رَبِّ كِتَابٌ ", "kitabun rabbi "),
      pair("marks that are not composed", "قُلْ هُوَ ", "qu\u{304}l huwa\u{304} "),
      WorstText(name: "many sources") { bytes in
        var fields = Fields()
        fields.sources = Fields.sources(bytes: bytes)
        return fields
      },
      WorstText(name: "many acknowledgements") { bytes in
        let comment = "<!-- rizq:allow QR12 words of the hadith itself -->"
        var fields = Fields()
        fields.sources += String(repeating: comment, count: bytes / comment.utf8.count)
        return fields
      },
      WorstText(name: "both, random words") { bytes in
        let latin = ["b", "t", "d", "r", "s", "f", "k", "l", "m", "n"]
        var fields = Fields()
        fields.arabic = text(bytes: bytes) { random, _ in
          word(&random, of: "بتدرسفكلمن".unicodeScalars.flatMap { ["\($0)َ", "\($0)ُ", "\($0)ِ"] }, count: 5)
            + " "
        }
        fields.transliteration = text(bytes: bytes / 2) { random, _ in
          word(&random, of: latin.flatMap { [$0 + "a", $0 + "i", $0 + "u"] }, count: 5) + " "
        }
        return fields
      },
    ]
  }
}
