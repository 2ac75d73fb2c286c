import ArabicText
import DuaLibrary
import SearchEngine
import UnicodeText

/// The names of works, surahs, verses and texts, and what they refer to.
struct NameSections {
  private var targets: [[UInt8]] = []
  /// The keys of all forms of names.
  private var keys = ByteInterner()
  /// By key, its target: the first one is kept.
  private var targetOfKey: [Int] = []
  private var soundsOfKey = FlatLists<UInt64>()

  /// - Parameter recognitions: For each dua, the known texts that it contains.
  init(
    _ library: Library,
    _ prepared: PreparedVocabulary,
    _ recognitions: [[TextRecognizer.Recognition]],
    _ book: SupplicationBook
  ) {
    let vocabulary = prepared.vocabulary
    var rows = [[Int]](repeating: [], count: vocabulary.texts.count)
    for (document, recognitions) in recognitions.enumerated() {
      for recognition in recognitions {
        let share = Int((recognition.share * 1000).rounded())
        rows[recognition.text] += [document & 0xFFFF, document >> 16, share]
      }
    }
    for (text, row) in rows.enumerated() where !row.isEmpty {
      add(prepared.names, text, target: Self.row(kind: .texts, row))
    }
    for (index, alias) in vocabulary.verses.enumerated() {
      let numbers = alias.verses.flatMap { [$0.surah, $0.ayahs.lowerBound, $0.ayahs.upperBound] }
      add(prepared.names, rows.count + index, target: Self.row(kind: .verses, numbers))
    }
    for (index, surah) in vocabulary.surahs.enumerated() {
      let entry = rows.count + vocabulary.verses.count + index
      add(prepared.names, entry, target: Self.row(kind: .surah, [surah.surah]))
    }
    addWorks(library, vocabulary, book)
  }

  private mutating func addWorks(_ library: Library, _ vocabulary: SearchVocabulary, _ book: SupplicationBook)
  {
    let known = Dictionary(vocabulary.works.map { ($0.work, $0.names) }, uniquingKeysWith: +)
    var forms = NameForms()
    for (position, work) in library.works.enumerated() {
      forms.add(
        work.name.entries.map(\.text) + work.aliases + [work.slug.rawValue] + (known[work.slug] ?? [])
      )
      add(forms, position, target: Self.row(kind: .work, [position]))
    }
    guard !book.rows.isEmpty else { return }
    forms.add(book.names)
    add(forms, library.works.count, target: Self.row(kind: .work, [book.work]))
  }

  private static func row(kind: NameTable.TargetKind, _ numbers: [Int]) -> [UInt8] {
    var row = ByteWriter()
    row.append(byte: Int(kind.rawValue))
    row.append(byte: 0)
    for number in numbers { row.append(UInt16(truncatingIfNeeded: number)) }
    return row.bytes
  }

  private mutating func add(_ forms: NameForms, _ entry: Int, target: [UInt8]) {
    targets.append(target)
    for form in forms.forms(ofEntry: entry) {
      guard keys.number(of: forms.keys.elements, forms.keys.range(form)) == targetOfKey.count else {
        continue
      }
      targetOfKey.append(targets.count - 1)
      soundsOfKey.append(list: forms.sounds[form])
    }
  }

  func write(to file: inout IndexFileWriter) {
    let order = targetOfKey.indices.sorted { keys[$0].lexicographicallyPrecedes(keys[$1]) }
    file.set(order.map { Array(keys[$0]) }, starts: .nameStarts, bytes: .names)
    file[.nameTargets] = ByteWriter.packed(order.map { targetOfKey[$0] })
    var rows: [(sound: UInt64, name: Int)] = []
    for (name, key) in order.enumerated() { rows += soundsOfKey[key].map { ($0, name) } }
    rows.sort { ($0.sound, $0.name) < ($1.sound, $1.name) }
    file[.nameSounds] = SoundKeyTable.bytes(rows.map(\.sound))
    file[.nameSoundNames] = ByteWriter.packed(rows.map(\.name))
    file.set(targets, starts: .targetStarts, bytes: .targets)
  }
}
