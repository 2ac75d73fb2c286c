import ArabicText
import DuaLibrary
import SearchEngine

/// The names of works, surahs, verses and texts, and what they refer to.
struct NameSections {
  private var targets: [[UInt8]] = []
  /// Keys with their targets; the first target of a key is kept.
  private var targetByKey: [[UInt8]: Int] = [:]
  /// The text from which the sound of a key is derived.
  private var texts: [[UInt8]: String] = [:]

  /// - Parameter recognitions: For each dua, the known texts that it contains.
  init(
    _ library: Library,
    _ vocabulary: SearchVocabulary,
    _ recognitions: [[TextRecognizer.Recognition]],
    _ book: SupplicationBook
  ) {
    var rows = [[Int]](repeating: [], count: vocabulary.texts.count)
    for (document, recognitions) in recognitions.enumerated() {
      for recognition in recognitions {
        let share = Int((recognition.share * 1000).rounded())
        rows[recognition.text] += [document & 0xFFFF, document >> 16, share]
      }
    }
    for (text, row) in zip(vocabulary.texts, rows) where !row.isEmpty {
      add(text.names, target: Self.row(kind: .texts, row), isSupplication: true)
    }
    for alias in vocabulary.verses {
      add(
        alias.names,
        target: Self.row(
          kind: .verses,
          alias.verses.flatMap { [$0.surah, $0.ayahs.lowerBound, $0.ayahs.upperBound] }
        ),
        isSupplication: true
      )
    }
    for surah in vocabulary.surahs { add(surah.names, target: Self.row(kind: .surah, [surah.surah])) }
    let known = Dictionary(vocabulary.works.map { ($0.work, $0.names) }, uniquingKeysWith: +)
    for (position, work) in library.works.enumerated() {
      let names =
        work.name.entries.map(\.text) + work.aliases + [work.slug.rawValue] + (known[work.slug] ?? [])
      add(names, target: Self.row(kind: .work, [position]))
    }
    if !book.rows.isEmpty { add(book.names, target: Self.row(kind: .work, [book.work])) }
  }

  private static func row(kind: NameTable.TargetKind, _ numbers: [Int]) -> [UInt8] {
    var row = ByteWriter()
    row.append(byte: Int(kind.rawValue))
    row.append(byte: 0)
    for number in numbers { row.append(UInt16(truncatingIfNeeded: number)) }
    return row.bytes
  }

  /// - Parameter isSupplication: Whether the names are also found with a word for a supplication before or after them.
  private mutating func add(_ names: [String], target: [UInt8], isSupplication: Bool = false) {
    let number = targets.count
    targets.append(target)
    for name in names {
      let words = SearchWord.words(of: name)
      guard let first = words.first, words.allSatisfy({ $0.script == first.script }) else { continue }
      let bare = words.filter { !NameTable.articles.contains($0.bytes) }
      var variants = [words, bare, NameTable.essence(of: words)]
      if isSupplication { variants += [words, bare].map(NameTable.supplication) }
      for variant in variants where !variant.isEmpty {
        let key = NameTable.key(of: variant)
        guard targetByKey[key] == nil else { continue }
        targetByKey[key] = number
        if first.script == .other { texts[key] = variant.map(\.text).joined(separator: " ") }
      }
    }
  }

  func write(to file: inout IndexFileWriter) {
    let keys = targetByKey.keys.sorted { $0.lexicographicallyPrecedes($1) }
    file.set(keys, starts: .nameStarts, bytes: .names)
    file[.nameTargets] = ByteWriter.packed(keys.map { targetByKey[$0] ?? 0 })
    var rows: [(sound: UInt64, name: Int)] = []
    for (name, key) in keys.enumerated() {
      guard let text = texts[key] else { continue }
      let slots = PhoneticKey(latin: text).slots.map(\.classes.rawValue)
      guard slots.count >= 2 else { continue }
      rows += SoundKey.keys(of: slots, limit: 16).map { ($0, name) }
    }
    rows.sort { ($0.sound, $0.name) < ($1.sound, $1.name) }
    file[.nameSounds] = SoundKeyTable.bytes(rows.map(\.sound))
    file[.nameSoundNames] = ByteWriter.packed(rows.map(\.name))
    file.set(targets, starts: .targetStarts, bytes: .targets)
  }
}
