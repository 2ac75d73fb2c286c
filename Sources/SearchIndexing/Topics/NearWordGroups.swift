import SearchEngine
import UnicodeText

/// The groups of near words of a vocabulary.
struct NearWordGroups: Sendable {
  let count: Int
  /// Whether a group has a word in Arabic script.
  let hasArabic: Bool
  /// The group of each word, by ``PhraseKey/stemHash(of:)``; the first of words with one stem.
  private let groups: [UInt64: Int]

  init(_ texts: [[String]] = []) {
    var reader = SearchWords()
    let words = texts.map { $0.flatMap { SearchWord.words(of: $0, &reader) } }
    count = words.count
    hasArabic = words.joined().contains { $0.script == .arabic }
    groups = Dictionary(
      words.enumerated().flatMap { group, words in
        words.map { (PhraseKey.stemHash(of: $0), group) }
      },
      uniquingKeysWith: { first, _ in first }
    )
  }

  func group(of stemHash: UInt64) -> Int? { groups[stemHash] }

  /// The hash that stands for a word in a phrase by near words.
  func hash(of stemHash: UInt64) -> UInt64 { group(of: stemHash).map(NearWords.hash(ofGroup:)) ?? stemHash }

  /// The keys of the words, and their groups, in no order.
  var keys: [(key: PhraseKey, group: Int)] { groups.map { (NearWords.key(of: $0.key), $0.value) } }
}

extension NearWordGroups: FlatValue {
  func write(to writer: inout FlatWriter) {
    writer.write(UInt32(count))
    writer.write(hasArabic)
    let rows = groups.sorted { $0.key < $1.key }
    writer.write(rows.map(\.key))
    writer.write(rows.map { UInt32($0.value) })
  }

  init(from reader: inout FlatReader) throws(FlatError) {
    let count = Int(try reader.number32())
    self.count = count
    hasArabic = try reader.flag()
    let (stems, groups) = (try reader.numbers64(), try reader.numbers32())
    guard stems.count == groups.count, groups.allSatisfy({ $0 < count }) else { throw FlatError() }
    self.groups = Dictionary(zip(stems, groups.map { Int($0) })) { first, _ in first }
  }
}
