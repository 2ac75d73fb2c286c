import DuaLibrary
import SearchEngine
import UnicodeText

/// The phrases of synonyms and topics with the words that are looked up for them.
struct SynonymSections {
  private let phrases: SynonymPhrases
  /// By group of synonyms, its words.
  private let synonymMembers: [[SynonymTable.Member]]
  /// By topic, those that answer for it.
  private let topicMembers: [[SynonymTable.Member]]
  /// By group of near words, its words.
  private let nearMembers: [Set<Int>]

  /// - Parameter purposes: The topics that some dua is for.
  init(
    _ vocabulary: PreparedVocabulary,
    purposes: Set<Int>,
    arabic: ArabicSections,
    words: WordSections
  ) {
    phrases = vocabulary.synonyms
    nearMembers = Self.members(of: vocabulary.near, arabic, words)
    synonymMembers = vocabulary.vocabulary.synonyms.map { texts in
      let phrases = texts.map(SearchWord.words).filter { !$0.isEmpty }
      return Self.members(of: phrases, boost: Self.synonymBoost, arabic, words)
    }
    let graph = vocabulary.topics.graph
    let forms = graph.topics.indices.map { words.dictionary.index(of: graph.word(of: $0)) }
    topicMembers = forms.indices.map { topic in
      graph.answers(for: topic, isPurpose: purposes.contains(topic)).compactMap { answer in
        forms[answer.topic].map { form in
          SynonymTable.Member(.topic, boost: Int((answer.boost * 100).rounded()), phrase: 0, word: form)
        }
      }
    }
  }

  /// For each group of near words, the words of the library that are forms of one of them, packed.
  private static func members(
    of near: NearWordGroups,
    _ arabic: ArabicSections,
    _ words: WordSections
  ) -> [Set<Int>] {
    var members = [Set<Int>](repeating: [], count: near.count)
    func add(_ kind: SynonymTable.Member.Kind, _ number: Int, _ script: SearchWord.Script, _ word: [UInt8]) {
      guard let group = near.group(of: PhraseKey.stemHash(of: script, word)) else { return }
      members[group].insert(SynonymTable.Member(kind, boost: nearBoost, phrase: 0, word: number).packed)
    }
    for (index, word) in words.dictionary.words.enumerated() {
      add(.term, words.terms[index], .other, word)
    }
    if near.hasArabic {
      for (index, word) in arabic.dictionary.words.enumerated() { add(.arabic, index, .arabic, word) }
    }
    return members
  }

  private static func members(
    of phrases: [[SearchWord]],
    boost: Int,
    _ arabic: ArabicSections,
    _ words: WordSections
  ) -> [SynonymTable.Member] {
    func number(of word: SearchWord) -> Int? {
      if word.script == .arabic { return arabic.dictionary.index(of: word.bytes) }
      return words.dictionary.index(of: word.bytes).map { words.terms[$0] }
    }
    var members: [SynonymTable.Member] = []
    for (position, phrase) in phrases.enumerated() {
      let numbers = phrase.map(number)
      // A phrase with an unknown word occurs in no text. One whose number does not fit still finds the others of its group.
      guard !numbers.contains(nil), position < SynonymTable.Member.maximumPhrases else { continue }
      for (word, number) in zip(phrase, numbers) {
        members.append(
          SynonymTable.Member(
            word.script == .arabic ? .arabic : .term,
            boost: boost,
            phrase: phrase.count > 1 ? position + 1 : 0,
            word: number ?? 0
          )
        )
      }
    }
    return members
  }

  /// The boosts of a word with the same meaning and of one with nearly the same, in hundredths.
  private static let (synonymBoost, nearBoost) = (65, 40)

  func write(to file: inout IndexFileWriter) {
    file[.phrases] = PhraseTable.section(phrases.keys.map { UInt64($0) })
    file[.phraseGroups] = ByteWriter.packed(phrases.groups.map { Int($0) })
    file[.synonymStarts] = ByteWriter.starts(phrases.words.lengths)
    file[.synonyms] = phrases.words.elements
    // A phrase without members is kept: it is known, though the library has nothing for it.
    let meanings = phrases.meanings
    let members = nearMembers.map { $0.sorted() } + (0..<meanings.count).map { rows(meanings[$0]) }
    file[.synonymMemberStarts] = ByteWriter.starts(members.map(\.count))
    file[.synonymMembers] = ByteWriter.packed(members.flatMap(\.self))
  }

  /// The members of a group, packed, in ascending order; of a topic that answers for several meanings, the highest boost.
  private func rows(_ meanings: ArraySlice<UInt32>) -> [Int] {
    var rows: Set<Int> = []
    var topics: [Int: SynonymTable.Member] = [:]
    var lastPhrase = 0
    for meaning in meanings.lazy.map({ Int($0) }) {
      if meaning < synonymMembers.count {
        let first = lastPhrase
        for var member in synonymMembers[meaning] {
          if member.phrase > 0 { member.phrase += first }
          guard member.phrase <= SynonymTable.Member.maximumPhrases else { continue }
          lastPhrase = max(lastPhrase, member.phrase)
          rows.insert(member.packed)
        }
      } else {
        for member in topicMembers[meaning - synonymMembers.count] {
          if let other = topics[member.word], other.boost >= member.boost { continue }
          topics[member.word] = member
        }
      }
    }
    return (rows + topics.values.map(\.packed)).sorted()
  }
}
