import ArabicText
import DuaLibrary
import SearchEngine
import UnicodeText

/// The ways in which people type the names of some entries: with and without articles and general words.
struct NameForms: Sendable {
  /// ``NameTable/key(of:)`` of each form.
  private(set) var keys = FlatLists<UInt8>()
  /// The sounds of each form; of one in Arabic letters none.
  private(set) var sounds = FlatLists<UInt64>()
  /// For each entry, the end of its forms.
  private var ends: [UInt32] = []

  init() {}

  /// The names of a vocabulary, but for those of works: its texts, verses and surahs are the entries, in this order.
  init(_ vocabulary: SearchVocabulary) {
    for text in vocabulary.texts { add(text.names, isSupplication: true) }
    for alias in vocabulary.verses { add(alias.names, isSupplication: true) }
    for surah in vocabulary.surahs { add(surah.names) }
  }

  /// Adds an entry.
  ///
  /// - Parameter isSupplication: Whether its names are also found with a word for a supplication before or after them.
  mutating func add(_ names: [String], isSupplication: Bool = false) {
    for name in names { add(name, isSupplication) }
    ends.append(UInt32(keys.count))
  }

  private mutating func add(_ name: String, _ isSupplication: Bool) {
    let words = SearchWord.words(of: name)
    guard let first = words.first, words.allSatisfy({ $0.script == first.script }) else { return }
    let bare = words.filter { !NameTable.articles.contains($0.bytes) }
    var variants = [words, bare, NameTable.essence(of: words)]
    if isSupplication { variants += [words, bare].map(NameTable.supplication) }
    var known: Set<[UInt8]> = []
    for variant in variants where !variant.isEmpty {
      let key = NameTable.key(of: variant)
      guard known.insert(key).inserted else { continue }
      keys.append(list: key)
      sounds.append(list: first.script == .other ? Self.sounds(of: variant) : [])
    }
  }

  private static func sounds(of words: [SearchWord]) -> [UInt64] {
    let slots = PhoneticKey(latin: words.map(\.text).joined(separator: " ")).slots.map(\.classes.rawValue)
    return slots.count < 2 ? [] : SoundKey.keys(of: slots, limit: 16)
  }

  func forms(ofEntry entry: Int) -> Range<Int> {
    (entry == 0 ? 0 : Int(ends[entry - 1]))..<Int(ends[entry])
  }
}

extension NameForms {
  func write(to writer: inout FlatWriter) {
    writer.write(keys)
    writer.write(sounds)
    writer.write(ends)
  }

  /// - Parameter entryCount: The number of texts, verses and surahs of the vocabulary.
  init(from reader: inout FlatReader, entryCount: Int) throws(FlatError) {
    keys = try reader.lists8()
    sounds = try reader.lists64()
    ends = try reader.numbers32()
    guard ends.count == entryCount, keys.count == sounds.count, ends == ends.sorted(),
      ends.last ?? 0 == keys.count
    else { throw FlatError() }
  }
}
