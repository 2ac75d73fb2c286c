import UnicodeText

/// The names of the surahs, in all usual spellings.
enum SurahNames {
  /// The surah that some words name, in Latin or Arabic letters; if none does, the one whose name is a letter away.
  ///
  /// In free text Arabic names are looked up only after the word for surah: `ص` before a number is a page.
  static func surah(named words: [String]) -> Int? {
    let name = words.joined()
    if let surah = surahs[key(name)] ?? arabicSurahs[withoutArticle(name)] { return surah }
    guard (shortestMisspelled...longest).contains(name.utf8.count) else { return nil }
    let letters = Array(key(name).unicodeScalars)
    let near = Set(
      surahs.filter { $0.key.utf8.count >= shortestMisspelled - 1 }
        .filter { EditDistance.between(letters, Array($0.key.unicodeScalars), limit: 1) != nil }
        .values
    )
    return near.count == 1 ? near.first : nil
  }

  /// The lengths of names that are compared with others, in bytes.
  private static let (shortestMisspelled, longest) = (5, 32)

  /// The surah whose name starts the tokens, and the number of words of the name; the longest name wins.
  static func match(_ tokens: ArraySlice<CitationToken>) -> (surah: Int, length: Int)? {
    longestName(in: tokens.prefix(3)) { surahs[key($0)] }
  }

  /// The surah whose Arabic name starts the tokens, and the number of words of the name; the longest name wins.
  static func arabicMatch(_ tokens: ArraySlice<CitationToken>) -> (surah: Int, length: Int)? {
    longestName(in: tokens.prefix(2)) { arabicSurahs[withoutArticle($0)] }
  }

  private static func longestName(
    in tokens: ArraySlice<CitationToken>,
    of surah: (String) -> Int?
  ) -> (surah: Int, length: Int)? {
    var name = ""
    var best: (surah: Int, length: Int)?
    for (index, token) in tokens.enumerated() {
      guard case .word(let word) = token else { break }
      name += word
      if let surah = surah(name) { best = (surah, index + 1) }
    }
    return best
  }

  private static let surahs = table(names, by: key)
  private static let arabicSurahs = table(arabicNames) { $0 }

  /// The surah of each spelling, by its key. Two surahs may share one: then it is that of the first.
  private static func table(_ names: String, by key: (String) -> String) -> [String: Int] {
    var surahs: [String: Int] = [:]
    for (index, spellings) in names.split(separator: " ").enumerated() {
      for spelling in spellings.split(separator: "|").map({ key(String($0)) }) where surahs[spelling] == nil {
        surahs[spelling] = index + 1
      }
    }
    return surahs
  }

  private static func withoutArticle(_ name: String) -> String {
    name.utf8.count > 4 && name.unicodeScalars.starts(with: "ال".unicodeScalars)
      ? String(scalars: name.unicodeScalars.dropFirst(2)) : name
  }

  /// A key that the usual spellings of a name share: its sounds, a repeated one once, without `h` and `t` at the end.
  private static func key(_ word: String) -> String {
    var key: [UInt8] = []
    var previous: UInt8?
    for byte in word.utf8 {
      guard let first = previous else {
        previous = byte
        continue
      }
      if let sound = pairSounds[UInt16(first) << 8 | UInt16(byte)] {
        append(sound, to: &key)
        previous = nil
      } else {
        append(letterSounds[Int(first)], to: &key)
        previous = byte
      }
    }
    if let previous { append(letterSounds[Int(previous)], to: &key) }
    while let end = key.last, key.count > 2, end == UInt8(ascii: "h") || end == UInt8(ascii: "t") {
      key.removeLast()
    }
    return String(decoding: key, as: UTF8.self)
  }

  private static func append(_ sound: UInt8, to key: inout [UInt8]) {
    if key.last != sound { key.append(sound) }
  }

  /// By the two ASCII letters that write the sound.
  private static let pairSounds = Dictionary(
    uniqueKeysWithValues: ["oou", "ouu", "eei", "aaa", "dzd", "dhd", "tht", "shs", "sys", "khh"]
      .map { Array($0.utf8) }
      .map { (UInt16($0[0]) << 8 | UInt16($0[1]), $0[2]) }
  )

  /// By the byte that writes the sound; most bytes write their own.
  private static let letterSounds: [UInt8] = {
    var sounds = Array(UInt8.min...UInt8.max)
    for letters in ["qk", "wv", "ei", "oi", "yi", "zd", "jc"].map({ Array($0.utf8) }) {
      sounds[Int(letters[0])] = letters[1]
    }
    return sounds
  }()

  /// Without the article and apostrophes, in the order of the Quran; other spellings after a bar.
  private static let names = """
    fatihah|fatiha baqarah|bakara imran|aliimran|aalimran|aleimran nisa maidah anam araf anfal tawbah|taubah|baraah \
    yunus|yunas hud yusuf rad ibrahim hijr nahl isra|baniisrail kahf|kahfi maryam|mariam taha|thaha anbiya hajj \
    muminun|muminoon nur furqan shuara naml qasas ankabut rum luqman sajdah ahzab saba fatir yasin|yaseen saffat sad \
    zumar ghafir|mumin fussilat|hamim shura zukhruf dukhan jathiyah ahqaf muhammad fath hujurat qaf dhariyat tur najm \
    qamar rahman waqiah|vakia hadid mujadilah|mujadalah hashr mumtahanah saff jumuah|juma munafiqun taghabun talaq \
    tahrim mulk qalam haqqah maarij nuh jinn muzzammil muddaththir|mudathir qiyamah insan|dahr mursalat naba naziat \
    abasa takwir infitar mutaffifin inshiqaq buruj tariq ala ghashiyah fajr balad shams layl|lail duha|dhuha \
    sharh|inshirah tin alaq qadr bayyinah zalzalah|zilzal adiyat qariah takathur asr humazah fil quraysh|quraish maun \
    kawthar|kautsar kafirun|kafiroon nasr masad|lahab ikhlas falaq nas
    """

  /// The Arabic names as tokens are folded, without the article, in the order of the Quran; other spellings after a bar.
  private static let arabicNames = """
    فاتحه بقره عمران نساء مايده انعام اعراف انفال توبه|براءه يونس هود يوسف رعد ابراهيم حجر نحل اسراء كهف مريم طه انبياء \
    حج مومنون|مومنين نور فرقان شعراء نمل قصص عنكبوت روم لقمان سجده احزاب سبا فاطر يس|ياسين صافات ص|صاد زمر غافر|مومن \
    فصلت شوري زخرف دخان جاثيه احقاف محمد فتح حجرات ق|قاف ذاريات طور نجم قمر رحمن|رحمان واقعه حديد مجادله حشر ممتحنه صف \
    جمعه منافقون|منافقين تغابن طلاق تحريم ملك|تبارك قلم حاقه معارج نوح جن مزمل مدثر قيامه انسان|دهر مرسلات نبا|عم نازعات \
    عبس تكوير انفطار مطففين انشقاق بروج طارق اعلي غاشيه فجر بلد شمس ليل ضحي شرح|انشراح تين علق قدر بينه زلزله|زلزال \
    عاديات قارعه تكاثر عصر همزه فيل قريش ماعون كوثر كافرون|كافرين نصر مسد|لهب اخلاص فلق ناس
    """
}
