import DuaLibrary
import SearchEngine
import UnicodeText

/// The phrases of synonyms and topics with the words that are looked up for them.
struct SynonymSections {
  /// For each phrase the synonym groups and topics that have it.
  private var meanings: [UInt64: Set<Meaning>] = [:]
  /// The words of phrases, for typing errors and completions.
  private var phraseWords: Set<[UInt8]> = []
  private let vocabulary: SearchVocabulary
  private let topics: TopicGraph
  private let arabic: ArabicSections
  private let words: WordSections

  private enum Meaning: Hashable, Comparable {
    case synonyms(Int)
    case topic(Int)
  }

  init(_ vocabulary: SearchVocabulary, _ topics: DuaTopics, arabic: ArabicSections, words: WordSections) {
    self.vocabulary = vocabulary
    self.topics = topics.graph
    self.arabic = arabic
    self.words = words
    for (group, phrases) in vocabulary.synonyms.enumerated() {
      for words in phrases.map(SearchWord.words) where !words.isEmpty {
        add(words, PhraseKey(words), .synonyms(group))
      }
    }
    for phrase in topics.phrases { add(phrase.words, phrase.key, .topic(phrase.topic)) }
  }

  private mutating func add(_ words: [SearchWord], _ key: PhraseKey, _ meaning: Meaning) {
    meanings[key.value, default: []].insert(meaning)
    for word in words where word.bytes.count > 2 {
      phraseWords.insert((word.script == .arabic ? [1] : []) + word.bytes)
    }
  }

  func write(to file: inout IndexFileWriter) {
    var groups: [[Meaning]: Int] = [:]
    var members: [[Int]] = []
    var groupOfPhrase: [Int] = []
    // A phrase without members is kept: it is known, though the library has nothing for it.
    let phrases = meanings.keys.sorted()
    for phrase in phrases {
      let meanings = (meanings[phrase] ?? []).sorted()
      let group = groups[meanings] ?? members.count
      if group == members.count {
        groups[meanings] = group
        members.append(rows(meanings))
      }
      groupOfPhrase.append(group)
    }
    file[.phrases] = ByteWriter.packed(phrases.map { Int($0) })
    file[.phraseGroups] = ByteWriter.packed(groupOfPhrase)
    let words = phraseWords.sorted { $0.lexicographicallyPrecedes($1) }
    file.set(words, starts: .synonymStarts, bytes: .synonyms)
    file[.synonymMemberStarts] = ByteWriter.starts(members.map(\.count))
    file[.synonymMembers] = ByteWriter.packed(members.flatMap(\.self))
  }

  /// The members of a group, packed, in ascending order.
  private func rows(_ meanings: [Meaning]) -> [Int] {
    var rows: Set<Int> = []
    var boosts: [Int: Double] = [:]
    var phrase = 0
    for meaning in meanings {
      switch meaning {
      case .synonyms(let group):
        for words in vocabulary.synonyms[group].map(SearchWord.words) where !words.isEmpty {
          phrase += 1
          let numbers = words.map(number)
          // A phrase with an unknown word occurs in no text.
          guard !numbers.contains(nil) else { continue }
          for (word, number) in zip(words, numbers) {
            let member = SynonymTable.Member(
              word.script == .arabic ? .arabic : .term,
              boost: Self.synonymBoost,
              phrase: words.count > 1 ? phrase : 0,
              word: number ?? 0
            )
            rows.insert(member.packed)
          }
        }
      case .topic(let topic):
        let answers = topics.answers(for: topic) { words.dictionary.index(of: topics.word(of: $0)) != nil }
        for answer in answers {
          boosts[answer.topic] = max(boosts[answer.topic] ?? 0, answer.boost)
        }
      }
    }
    for (topic, boost) in boosts {
      guard let form = words.dictionary.index(of: topics.word(of: topic)) else { continue }
      rows.insert(
        SynonymTable.Member(.topic, boost: Int((boost * 100).rounded()), phrase: 0, word: form).packed
      )
    }
    return rows.sorted()
  }

  /// The boost of a word with the same meaning, in hundredths.
  private static let synonymBoost = 65

  private func number(of word: SearchWord) -> Int? {
    if word.script == .arabic { return arabic.dictionary.index(of: word.bytes) }
    return words.dictionary.index(of: word.bytes).map { words.terms[$0] }
  }
}
