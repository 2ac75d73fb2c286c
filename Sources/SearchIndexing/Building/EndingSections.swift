import DuaLibrary
import SearchEngine
import UnicodeText

/// The endings of inflection in the languages of the texts, learned from what the stemmers remove.
///
/// With them a query finds other forms of a word than those in the texts, without a stemmer of each language in the engine.
struct EndingSections {
  /// By language, how many words have an ending.
  private var counts: [String: [[UInt8]: Int]] = [:]

  /// The maximum number of endings of a language, and of bytes in one.
  private static let most = 64
  private static let longest = 8
  /// An ending of a single word is rather part of it.
  private static let minimumWords = 2

  init(_ dictionary: TermDictionary, _ stems: [LanguageStems], _ topics: [SearchVocabulary.Topic]) {
    var words: [String: [[UInt8]: [UInt8]]] = [:]
    for (chunk, numbers) in zip(stems, dictionary.numbers) {
      for (word, stem) in chunk.stems where !word.isElided {
        let folded = dictionary.words[Int(numbers[Int(word.number)])]
        words[chunk.languages[Int(word.language)], default: [:]][folded] = stem
      }
    }
    var stemmers = WordStemmers()
    var reader = SearchWords()
    var seen: [String: ByteInterner] = [:]
    // Two tags may have one stemmer, and a word counts only once: their order decides which.
    for (tag, phrases) in topics.lazy.flatMap({ $0.phrases.sorted { $0.key < $1.key } }) {
      // A few texts have too few endings; phrases of topics have more.
      guard let stemmer = stemmers.stemmer(of: tag), words[stemmer.language] != nil else { continue }
      for phrase in phrases {
        reader.read(phrase)
        for phraseWord in reader.words where phraseWord.script == .other {
          let word = stemmer.rest(of: phraseWord, in: reader) ?? phraseWord
          let count = seen[stemmer.language]?.count ?? 0
          let number = seen[stemmer.language, default: ByteInterner()].number(
            of: reader.letters,
            word.letters
          )
          guard number == count else { continue }
          let letters = Array(reader.letters[word.letters])
          guard words[stemmer.language]?[letters] == nil else { continue }
          words[stemmer.language]?[letters] = stemmer.foldedStem(written: reader.bytes[word.source])
        }
      }
    }
    for (language, words) in words {
      for (word, stem) in words where word.count > stem.count && word.starts(with: stem) {
        let ending = Array(word.dropFirst(stem.count))
        if ending.count <= Self.longest { counts[language, default: [:]][ending, default: 0] += 1 }
      }
    }
  }

  func write(to file: inout IndexFileWriter) {
    var section = ByteWriter()
    for (_, endings) in counts.sorted(by: { $0.key < $1.key }) {
      let frequent = endings.filter { $0.value >= Self.minimumWords }.sorted {
        $0.value == $1.value ? $0.key.lexicographicallyPrecedes($1.key) : $0.value > $1.value
      }
      section.append(byte: min(frequent.count, Self.most))
      for (ending, _) in frequent.prefix(Self.most) {
        section.append(byte: ending.count)
        section.append(ending)
      }
    }
    file[.wordEndings] = section.bytes
  }
}
