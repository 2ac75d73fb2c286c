import ArabicText
import UnicodeText

/// How many English texts of a library have each word.
struct EnglishWordUses {
  fileprivate struct Uses {
    /// The number of texts that write the word in lower case, and that write it with a capital.
    var (inLowerCase, capitalized) = (0, 0)
    /// The last text that does; -1 if none does.
    var (lastInLowerCase, lastCapitalized) = (-1, -1)
    /// Where it was found first.
    let text: Int
    let bytes: Range<Int>
  }

  private let texts: [String]
  /// The hashes of the words in lower case.
  private var hashes = NumberInterner()
  /// By the numbers of the hashes.
  private var uses: [Uses] = []

  init(_ texts: [String]) {
    self.texts = texts
    for (index, text) in texts.enumerated() {
      EnglishWord.forEach(in: text) { hash, bytes, isCapitalized in
        let number = hashes.number(of: hash)
        if number == uses.count { uses.append(Uses(text: index, bytes: bytes)) }
        uses[number].add(index, isCapitalized: isCapitalized)
      }
    }
  }

  /// The number of texts with a word; for a word in lower case, of those that write it so.
  func count(of word: EnglishWord) -> Int {
    guard let uses = uses(of: word.letters) else { return 0 }
    return uses.inLowerCase + (word.isCapitalized ? uses.capitalized : 0)
  }

  /// The number of texts with a word, with a capital or without.
  func count(of letters: [UInt8]) -> Int {
    uses(of: letters).map { $0.inLowerCase + $0.capitalized } ?? 0
  }

  /// The number of texts that write a word in lower case.
  func countInLowerCase(of letters: [UInt8]) -> Int { uses(of: letters)?.inLowerCase ?? 0 }

  private func uses(of letters: [UInt8]) -> Uses? {
    hashes.find(EnglishWord.hash(of: letters)).map { uses[$0] }
  }

  /// The words that only one text has, and the list of words does not, each with the index of that text.
  var unknownWords: [(letters: [UInt8], text: Int)] {
    uses.flatMap { use -> [(letters: [UInt8], text: Int)] in
      let texts =
        (use.inLowerCase == 1 ? [use.lastInLowerCase] : [])
        + (use.capitalized == 1 && use.inLowerCase == 0 ? [use.lastCapitalized] : [])
      guard !texts.isEmpty else { return [] }
      let letters = letters(of: use)
      return EnglishWords.contain(letters) ? [] : texts.map { (letters, $0) }
    }
  }

  private func letters(of use: Uses) -> [UInt8] {
    texts[use.text].utf8.dropFirst(use.bytes.lowerBound).prefix(use.bytes.count).map { $0 | 0x20 }
  }
}

extension EnglishWordUses.Uses {
  fileprivate init(text: Int, bytes: Range<Int>) { (self.text, self.bytes) = (text, bytes) }

  /// Counts a text once, however often it has the word.
  fileprivate mutating func add(_ text: Int, isCapitalized: Bool) {
    if isCapitalized, lastCapitalized != text { (capitalized, lastCapitalized) = (capitalized + 1, text) }
    if !isCapitalized, lastInLowerCase != text { (inLowerCase, lastInLowerCase) = (inLowerCase + 1, text) }
  }
}
