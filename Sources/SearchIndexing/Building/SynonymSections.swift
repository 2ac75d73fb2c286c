import DuaLibrary
import SearchEngine
import UnicodeText

/// The phrases of synonyms and topics with the words that are looked up for them.
struct SynonymSections {
  /// For each phrase its meanings, each once: the groups of synonyms, and after these the topics, that have it.
  private var meanings: [UInt64: [Int]] = [:]
  /// The same for phrases as ``NearWords`` stand for them.
  private var nearMeanings: [UInt64: [Int]] = [:]
  /// The words of phrases, for typing errors and completions.
  private var phraseWords: Set<[UInt8]> = []
  /// By group of synonyms, its words.
  private var synonymMembers: [[SynonymTable.Member]] = []
  /// By topic, those that answer for it.
  private var topicMembers: [[SynonymTable.Member]] = []

  /// - Parameter purposes: The topics that some dua is for.
  init(
    _ vocabulary: SearchVocabulary,
    _ topics: DuaTopics,
    purposes: Set<Int>,
    arabic: ArabicSections,
    words: WordSections
  ) {
    for (group, texts) in vocabulary.synonyms.enumerated() {
      let phrases = texts.map(SearchWord.words).filter { !$0.isEmpty }
      for phrase in phrases { add(phrase, PhraseKey(phrase), meaning: group) }
      synonymMembers.append(Self.members(of: phrases, arabic, words))
    }
    for phrase in topics.phrases {
      add(phrase.words, phrase.key, meaning: vocabulary.synonyms.count + phrase.topic)
    }
    let graph = topics.graph
    let forms = graph.topics.indices.map { words.dictionary.index(of: graph.word(of: $0)) }
    topicMembers = forms.indices.map { topic in
      graph.answers(for: topic, isPurpose: purposes.contains(topic)).compactMap { answer in
        forms[answer.topic].map { form in
          SynonymTable.Member(.topic, boost: Int((answer.boost * 100).rounded()), phrase: 0, word: form)
        }
      }
    }
  }

  private mutating func add(_ words: [SearchWord], _ key: PhraseKey, meaning: Int) {
    if meanings[key.value]?.contains(meaning) != true { meanings[key.value, default: []].append(meaning) }
    if let near = NearWords.key(of: words), near != key, nearMeanings[near.value]?.contains(meaning) != true {
      nearMeanings[near.value, default: []].append(meaning)
    }
    for word in words where word.bytes.count > 2 {
      phraseWords.insert((word.script == .arabic ? [1] : []) + word.bytes)
    }
  }

  private static func members(
    of phrases: [[SearchWord]],
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
      guard !numbers.contains(nil), position < SynonymTable.Member.mostPhrases else { continue }
      for (word, number) in zip(phrase, numbers) {
        members.append(
          SynonymTable.Member(
            word.script == .arabic ? .arabic : .term,
            boost: synonymBoost,
            phrase: phrase.count > 1 ? position + 1 : 0,
            word: number ?? 0
          )
        )
      }
    }
    return members
  }

  /// The boost of a word with the same meaning, in hundredths.
  private static let synonymBoost = 65

  func write(to file: inout IndexFileWriter) {
    var groups: [[Int]: Int] = [:]
    var members: [[Int]] = []
    var groupOfPhrase: [Int] = []
    // A phrase without members is kept: it is known, though the library has nothing for it.
    let phrases = meanings.merging(nearMeanings) { typed, _ in typed }.sorted { $0.key < $1.key }
    for phrase in phrases {
      let meanings = phrase.value.sorted()
      let group = groups[meanings] ?? members.count
      if group == members.count {
        groups[meanings] = group
        members.append(rows(meanings))
      }
      groupOfPhrase.append(group)
    }
    file[.phrases] = ByteWriter.packed(phrases.map { Int($0.key) })
    file[.phraseGroups] = ByteWriter.packed(groupOfPhrase)
    let words = phraseWords.sorted { $0.lexicographicallyPrecedes($1) }
    file.set(words, starts: .synonymStarts, bytes: .synonyms)
    file[.synonymMemberStarts] = ByteWriter.starts(members.map(\.count))
    file[.synonymMembers] = ByteWriter.packed(members.flatMap(\.self))
  }

  /// The members of a group, packed, in ascending order; of a topic that answers for several meanings, the highest boost.
  private func rows(_ meanings: [Int]) -> [Int] {
    var rows: Set<Int> = []
    var topics: [Int: SynonymTable.Member] = [:]
    var lastPhrase = 0
    for meaning in meanings {
      if meaning < synonymMembers.count {
        let first = lastPhrase
        for var member in synonymMembers[meaning] {
          if member.phrase > 0 { member.phrase += first }
          guard member.phrase <= SynonymTable.Member.mostPhrases else { continue }
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
