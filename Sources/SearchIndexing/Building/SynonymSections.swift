import DuaLibrary
import SearchEngine
import UnicodeText

/// The phrases of synonyms and topics with the words that are looked up for them.
struct SynonymSections {
  /// The phrases with their meanings: the groups of synonyms, and after these the topics, that have them.
  private var meanings = PhraseMeanings()
  /// The same for phrases as ``NearWords`` stand for them.
  private var nearMeanings = PhraseMeanings()
  /// The words of phrases, for typing errors and completions.
  private var phraseWords: PhraseWords
  /// By group of synonyms, its words.
  private var synonymMembers: [[SynonymTable.Member]] = []
  /// By topic, those that answer for it.
  private var topicMembers: [[SynonymTable.Member]] = []
  /// By group of near words, its words.
  private let nearMembers: [Set<Int>]
  private let near: NearWordGroups

  /// - Parameter purposes: The topics that some dua is for.
  init(
    _ vocabulary: SearchVocabulary,
    _ topics: DuaTopics,
    purposes: Set<Int>,
    arabic: ArabicSections,
    words: WordSections
  ) {
    phraseWords = topics.phrases.words
    near = topics.near
    nearMembers = Self.members(of: near, arabic, words)
    var synonyms = FlatLists<Int32>()
    for (group, texts) in vocabulary.synonyms.enumerated() {
      for text in texts {
        phraseWords.read(text, into: &synonyms)
        add(synonyms[synonyms.count - 1], meaning: group)
      }
      let phrases = texts.map(SearchWord.words).filter { !$0.isEmpty }
      synonymMembers.append(Self.members(of: phrases, boost: Self.synonymBoost, arabic, words))
    }
    for (phrase, topic) in topics.phrases.topics.enumerated() {
      add(topics.phrases[phrase], meaning: vocabulary.synonyms.count + topic)
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

  private mutating func add(_ words: ArraySlice<Int32>, meaning: Int) {
    guard !words.isEmpty else { return }
    let key = phraseWords.key(of: words)
    meanings.add(key, meaning)
    if let near = phraseWords.nearKey(of: words), near != key { nearMeanings.add(near, meaning) }
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
      guard !numbers.contains(nil), position < SynonymTable.Member.mostPhrases else { continue }
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
    var groups: [[Int]: Int] = [:]
    // Near words are known by the numbers of their groups.
    var members = nearMembers.map { $0.sorted() }
    var keys = near.keys.map { (key: Int($0.key.value), group: $0.group) }
    // A phrase without members is kept: it is known, though the library has nothing for it.
    meanings.adding(nearMeanings).forEachPhrase { key, meanings in
      let group = groups[meanings] ?? members.count
      if group == members.count {
        groups[meanings] = group
        members.append(rows(meanings))
      }
      keys.append((key, group))
    }
    keys.sort { ($0.key, $0.group) < ($1.key, $1.group) }
    file[.phrases] = PhraseTable.section(keys.map { UInt64($0.key) })
    file[.phraseGroups] = ByteWriter.packed(keys.map(\.group))
    let words = (0..<phraseWords.count).map { Array(phraseWords.spelling(of: $0)) }.filter { spelling in
      spelling.count - (spelling.first == 1 ? 1 : 0) > 3
    }
    .sorted { $0.lexicographicallyPrecedes($1) }
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
