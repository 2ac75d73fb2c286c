/// The names of the surahs, in all usual spellings.
enum SurahNames {
  /// The surah whose name starts the tokens, and the number of words of the name; the longest name wins.
  static func match(_ tokens: ArraySlice<CitationToken>) -> (surah: Int, length: Int)? {
    var name = ""
    var best: (surah: Int, length: Int)?
    for (index, token) in tokens.prefix(3).enumerated() {
      guard case .word(let word) = token else { break }
      name += word
      if let surah = surahs[key(name)] { best = (surah, index + 1) }
    }
    return best
  }

  private static let surahs: [String: Int] = {
    var surahs: [String: Int] = [:]
    for (index, spellings) in names.split(separator: " ").enumerated() {
      for spelling in spellings.split(separator: "|") where surahs[key(String(spelling))] == nil {
        surahs[key(String(spelling))] = index + 1
      }
    }
    return surahs
  }()

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
}
