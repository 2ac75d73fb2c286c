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

  /// A key that the usual spellings of a name share.
  private static func key(_ word: String) -> String {
    var key = word
    for (spelling, sound) in sounds { key = key.replacing(spelling, with: sound) }
    var last: Character?
    key = String(
      key.filter { character in
        defer { last = character }
        return character != last
      }
    )
    while let end = key.last, key.count > 2, end == "h" || end == "t" { key.removeLast() }
    return key
  }

  private static let sounds = [
    ("oo", "u"), ("ou", "u"), ("ee", "i"), ("aa", "a"), ("dz", "d"), ("dh", "d"), ("th", "t"), ("sh", "s"),
    ("sy", "s"), ("kh", "h"), ("q", "k"), ("w", "v"), ("e", "i"), ("o", "u"), ("y", "i"), ("z", "d"),
    ("j", "c"),
  ]

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
