import SearchEngine
import UnicodeText

/// The terms of a dictionary: words with a stem in common, in a language of the texts, are one term.
struct TermClasses {
  /// By word: its term.
  let terms: [Int]
  let count: Int

  /// - Parameter stems: For each chunk, the languages of its words.
  init(_ dictionary: TermDictionary, _ stems: [LanguageStems]) {
    var keys = ByteInterner()
    var keysOfWord = [[Int]](repeating: [], count: dictionary.words.count)
    let english = WordStemmer.english()
    for (chunk, numbers) in zip(stems, dictionary.numbers) {
      for (number, word) in numbers.enumerated()
      where chunk.isEnglish(number) && keysOfWord[Int(word)].isEmpty {
        let word = Int(word)
        let folded = dictionary.words[word]
        keysOfWord[word].append(keys.number(of: english?.stem(folded: folded) ?? folded))
      }
    }
    for (chunk, numbers) in zip(stems, dictionary.numbers) {
      for (word, stem) in chunk.stems {
        let key = Array(chunk.languages[Int(word.language)].utf8) + [0] + stem
        keysOfWord[Int(numbers[Int(word.number)])].append(keys.number(of: key))
      }
    }
    var sets = DisjointSets(count: keys.count)
    for keys in keysOfWord { for key in keys.dropFirst() { sets.join(keys[0], key) } }
    // Numbered by the first stem of each, so that the order in which stems were met does not matter.
    var classes: [Int: Int] = [:]
    let order = (0..<keys.count).map { Array(keys[$0]) }.byteOrder()
    for key in order where classes[sets.root(of: key)] == nil {
      classes[sets.root(of: key)] = classes.count
    }
    count = classes.count
    terms = keysOfWord.map { keys in keys.first.flatMap { classes[sets.root(of: $0)] } ?? 0 }
  }
}

/// Joins numbers into sets (Galler and Fischer 1964).
private struct DisjointSets {
  private var parents: [Int]

  init(count: Int) { parents = Array(0..<count) }

  mutating func root(of number: Int) -> Int {
    var number = number
    while parents[number] != number {
      parents[number] = parents[parents[number]]
      number = parents[number]
    }
    return number
  }

  mutating func join(_ first: Int, _ second: Int) { parents[root(of: first)] = root(of: second) }
}
