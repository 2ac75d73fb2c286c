import ArabicText
import UnicodeText

/// The names by which people know works of hadith, surahs, verses and supplications.
package struct NameTable: Sendable {
  /// What a name refers to.
  package enum Target: Sendable {
    /// A work of hadith: its index among the works of the library.
    case work(Int)
    case surah(Int)
    case verses([(surah: Int, first: Int, last: Int)])
    /// Duas that contain a known text, and how much of them it is in thousandths.
    case texts([(document: Int, share: Int)])
  }

  /// How the index writes a target: a byte before its numbers.
  package enum TargetKind: UInt8, Sendable {
    case work = 1
    case surah, verses, texts
  }

  private let names: StringTable
  private let nameTargets: PackedInts
  /// The sounds of names.
  private let sounds: SoundKeyTable
  /// For each of `sounds`, the index of its name.
  private let nameOfSound: PackedInts
  private let targetStarts: PackedInts
  private let targets: ByteRegion

  package init(_ index: IndexReader) throws(SearchIndexError) {
    names = StringTable(starts: try index.section(.nameStarts), bytes: try index.section(.names))
    nameTargets = PackedInts(try index.section(.nameTargets))
    sounds = try SoundKeyTable(index, .nameSounds)
    nameOfSound = PackedInts(try index.section(.nameSoundNames))
    targetStarts = PackedInts(try index.section(.targetStarts))
    targets = try index.section(.targets)
  }

  /// Names as stored: the folded words joined, Arabic ones after a byte of 1.
  package static func key(of words: [SearchWord]) -> [UInt8] { key(of: words[...]) }

  /// The same for some words of a name.
  package static func key(of words: ArraySlice<SearchWord>) -> [UInt8] {
    guard let first = words.first else { return [] }
    return words.reduce(into: first.script == .arabic ? [1] : []) { $0 += $1.bytes }
  }

  /// The words that distinguish a name: without articles, and without `Surat`, `Sahih` and the like.
  package static func essence(of words: [SearchWord]) -> [SearchWord] {
    words.filter { !articles.contains($0.bytes) && !genericWords.contains($0.bytes) }.map { word in
      var segmenter = ProcliticSegmenter(word.bytes)
      guard word.script == .arabic, segmenter.skipArticle(leaving: 3) else { return word }
      var bare = word
      bare.bytes.removeFirst(segmenter.index)
      return bare
    }
  }

  /// The name of a supplication without the words that join it to a word for one: `doa e qunut` and `the prayer of Qunut` are
  /// `dua qunut`. A name without such a word gets one.
  package static func supplication(_ words: [SearchWord]) -> [SearchWord] {
    var name = SearchWord.words(of: words.first?.script == .arabic ? "دعاء" : "dua")
    for word in words where !supplicationWords.contains(word.bytes) && !joiningWords.contains(word.bytes) {
      name.append(word)
    }
    return name.count > 1 ? name : []
  }

  /// `Yusuf's dua` is the dua of Yusuf.
  private static func withoutPossessive(_ word: SearchWord) -> SearchWord {
    guard word.script == .other, word.bytes.count > 3, word.bytes.last == UInt8(ascii: "s") else {
      return word
    }
    var bare = word
    bare.bytes.removeLast()
    return bare
  }

  /// Words for a supplication, in the languages of those who type names.
  static let supplicationWords = ShortWordSet(
    latin: """
      dua duas duaa duah dhua doa doaa dooa doua douaa douas dova du3a du3a2 do3a do3a2 dou3a dou3a2 duasi prayer prayers invocation \
      supplication addua adduar
      """,
    arabic: "دعا ادعيه دعاي"
  )
  /// Words that join a name to a word for a supplication, or that precede the name of a person.
  static let joiningWords = ShortWordSet(
    latin: "of for e i the to de du la le prophet nabi hazrat hz ki",
    arabic: "النبي"
  )

  package static let articles = ShortWordSet(
    latin: "al el as at an ar ad az ash ul us ur un il l the adh ath oul e"
  )
  package static let genericWords = ShortWordSet(
    latin: """
      surah sura surat soorah soorat suratul suratu sourate soera sure qs chapter quran koran qur verse verses ayah ayahs aya ayat ayats ayet suresi ayeti \
      hadith hadis hadits hadisi no number nr num sahih sunan jami jamia musnad imam
      """,
    arabic: "سوره ايه الايه القران حديث رقم صحيح سنن جامع مسند رواه الامام"
  )

  /// What people write between a name and its number, besides general words. Without a number, some mean something else.
  static let numberWords = ShortWordSet(
    latin: """
      ajet ajeta ajeti aleya br broj hadees hadeeth nomer nomor numara numero nummer shareef sharif vers verset versets versiculo
      """,
    arabic: "ايت برقم شريف نمبر"
  )

  /// What people add to the name of a text to get all of it, or a form of it.
  static let requests = ShortWordSet(
    latin: """
      text full arabic english translation transliteration meaning benefits pdf mp3 lirik latin arab artinya lengkap okunusu \
      anlami turkcesi arabe phonetique
      """,
    arabic: "مكتوبه مكتوب كامله كامل كاملا بالتشكيل"
  )

  /// What a name refers to. Spellings are tried from the strictest: the name itself; unless `isExact`, one that sounds the
  /// same; and, if `isFuzzy`, one within a typing error or two.
  package func target(of words: [SearchWord], isFuzzy: Bool = false, isExact: Bool = false) -> Target? {
    let hasSupplication = words.contains { Self.supplicationWords.contains($0.bytes) }
    var essence = Self.essence(of: words)
    var words = words
    if words.contains(where: { $0.script != words[0].script }) {
      // Only general words may be in another script: `سورة Taha`, `دعاء istikhara`.
      essence.removeAll { Self.supplicationWords.contains($0.bytes) }
      words = essence
    }
    guard !words.isEmpty, words.count <= 8, words.allSatisfy({ $0.script == words[0].script }) else {
      return nil
    }
    let supplication = hasSupplication ? Self.supplication(essence) : []
    for variant in [
      words, words.filter { !Self.articles.contains($0.bytes) }, essence, supplication,
      supplication.map(Self.withoutPossessive),
    ]
    where !variant.isEmpty {
      if let name = names.find(Self.key(of: variant)) { return target(ofName: name) }
    }
    guard !isExact, !essence.isEmpty else { return nil }
    // Many leave out the h of a final ta marbuta, and many write it.
    if words[0].script == .other, let last = words.last?.bytes.last, words.last?.bytes.count ?? 0 > 3 {
      var key = Self.key(of: words)
      if last == UInt8(ascii: "h") { key.removeLast() } else { key.append(UInt8(ascii: "h")) }
      if let name = names.find(key) { return target(ofName: name) }
    }
    for variant in hasSupplication ? [words, supplication] : essence == words ? [words] : [words, essence] {
      let key = Self.key(of: variant)
      if words[0].script == .other, variant.count <= 3, key.count >= 4,
        let name = sounding(variant, like: key)
      {
        return target(ofName: name)
      }
    }
    // `dua for quran` has nothing but general words.
    let isNamed = essence.contains {
      !Self.supplicationWords.contains($0.bytes) && !Self.joiningWords.contains($0.bytes)
    }
    guard isFuzzy, isNamed else { return nil }
    return nearest(Self.key(of: essence)).map(target(ofName:))
  }

  /// Whether the words are a name with its article: `the opening`.
  func hasTitle(_ words: [SearchWord]) -> Bool {
    words.count > 1 && words[0].bytes == Array("the".utf8) && names.find(Self.key(of: words)) != nil
  }

  /// The name that sounds like the words; of several, the most similar in spelling.
  private func sounding(_ words: [SearchWord], like key: [UInt8]) -> Int? {
    let text = words.map { $0.text }.joined(separator: " ")
    return sounding(words, like: key, spelled: text)
      ?? GlideSpelling.text(of: text).flatMap { sounding(words, like: key, spelled: $0) }
  }

  private func sounding(_ words: [SearchWord], like key: [UInt8], spelled text: String) -> Int? {
    let slots = PhoneticKey(latin: text).slots.map { $0.classes.rawValue }
    guard slots.count >= 2 else { return nil }
    // `dua par` is the beginning of many queries rather than a name that sounds like it.
    let isShortSupplication =
      slots.count < 5 && words.contains { Self.supplicationWords.contains($0.bytes) }
    var best: (distance: Int, name: Int)?
    for sound in SoundKey.keys(of: slots, limit: 24, longest: sounds.longest) {
      let rows = 0..<sounds.count
      var row = rows.partitioningIndex { sounds[$0] >= sound }
      while row < rows.upperBound, sounds[row] == sound {
        let name = nameOfSound[row]
        row &+= 1
        // Vowels distinguish an-Nas from an-Nisa: beyond this distance, names only share consonants.
        let limit = slots.count < 4 ? 2 : isShortSupplication ? 1 : 5
        let bytes = names[name].bytes
        guard words.count > 1 || Self.mayBe(bytes, key),
          let distance = EditDistance.between(bytes, key, limit: limit)
        else { continue }
        if let found = best, (found.distance, found.name) <= (distance, name) { continue }
        best = (distance, name)
      }
    }
    return best?.name
  }

  /// Whether a word that sounds like a name may be it. The name of a supplication begins with a word for one, which the word must
  /// have, too: `d'étudier` is not `Doa Tidur`.
  private static func mayBe(_ name: [UInt8], _ word: [UInt8]) -> Bool {
    !["dua", "doa"].contains { name.starts(with: $0.utf8) }
      || ["du", "do"].contains { word.starts(with: $0.utf8) }
  }

  private func nearest(_ key: [UInt8]) -> Int? {
    let letters = key.first == 1 ? key.count - 1 : key.count
    let limit = min(2, SpellingSearch.limit(letters: letters))
    guard limit > 0 else { return nil }
    var best: (distance: Int, name: Int)?
    for name in 0..<names.count {
      let other = names[name]
      guard abs(other.count - key.count) <= limit, (other.byte(0) == 1) == (key.first == 1),
        let distance = EditDistance.between(other.bytes, key, limit: best.map { $0.distance - 1 } ?? limit)
      else { continue }
      best = (distance, name)
      if distance == 0 { break }
    }
    return best?.name
  }

  private func target(ofName name: Int) -> Target {
    let target = nameTargets[name]
    let row = targets.slice(targetStarts.bounds(target))
    switch TargetKind(rawValue: UInt8(truncatingIfNeeded: row.byte(0))) {
    case .work: return .work(row.u16(2))
    case .surah: return .surah(row.u16(2))
    case .texts:
      var texts: [(document: Int, share: Int)] = []
      for offset in stride(from: 2, to: row.count - 5, by: 6) {
        texts.append((row.u16(offset) | row.u16(offset + 2) << 16, row.u16(offset + 4)))
      }
      return .texts(texts)
    case .verses:
      return .verses(
        (0..<max(0, row.count - 2) / 6).map { position in
          (row.u16(2 + position * 6), row.u16(4 + position * 6), row.u16(6 + position * 6))
        }
      )
    // Of a later version.
    case nil: return .texts([])
    }
  }
}
