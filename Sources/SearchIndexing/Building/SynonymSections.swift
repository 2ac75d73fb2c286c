import DuaLibrary
import SearchEngine
import UnicodeText

/// The synonyms of a vocabulary whose words occur in the library.
struct SynonymSections {
  private var groupByPhrase: [[UInt8]: Int] = [:]
  private var members: [[UInt8]] = []

  init(_ vocabulary: SearchVocabulary, arabic: ArabicSections, words: WordSections) {
    for group in vocabulary.synonyms {
      let phrases = group.map(SearchWord.words).filter { !$0.isEmpty }
      var rows: Set<[UInt8]> = []
      for (position, phrase) in phrases.enumerated() {
        let numbers = phrase.map { Self.number(of: $0, arabic, words) }
        // A phrase with an unknown word occurs in no text.
        guard !numbers.contains(nil) else { continue }
        for (word, number) in zip(phrase, numbers) {
          var row = ByteWriter()
          row.append(byte: word.script == .arabic ? 1 : 0)
          row.append(byte: 0)
          row.append(UInt16(truncatingIfNeeded: phrase.count > 1 ? position + 1 : 0))
          row.append(UInt32(number ?? 0))
          rows.insert(row.bytes)
        }
      }
      for phrase in phrases {
        let key = SynonymTable.key(of: phrase)
        if groupByPhrase[key] == nil { groupByPhrase[key] = members.count }
      }
      members.append(rows.sorted { $0.lexicographicallyPrecedes($1) }.flatMap(\.self))
    }
  }

  private static func number(of word: SearchWord, _ arabic: ArabicSections, _ words: WordSections) -> Int? {
    let dictionary = word.script == .arabic ? arabic.dictionary.words : words.dictionary.words
    let index = dictionary.partitioningIndex { !$0.lexicographicallyPrecedes(word.bytes) }
    guard index < dictionary.count, dictionary[index] == word.bytes else { return nil }
    return word.script == .arabic ? index : words.terms[index]
  }

  func write(to file: inout IndexFileWriter) {
    let phrases = groupByPhrase.keys.sorted { $0.lexicographicallyPrecedes($1) }
    file.set(phrases, starts: .synonymStarts, bytes: .synonyms)
    file[.synonymGroups] = ByteWriter.packed(phrases.map { groupByPhrase[$0] ?? 0 })
    file.set(members, starts: .synonymMemberStarts, bytes: .synonymMembers)
  }
}
