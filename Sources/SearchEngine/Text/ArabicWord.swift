import ArabicText
import UnicodeText

/// A word of the search form of Arabic, one byte per letter: the low byte of scalars U+0620 to U+06FF.
package enum ArabicWord {
  static let alef: UInt8 = 0x27
  private static let teh: UInt8 = 0x2A
  private static let seen: UInt8 = 0x33
  private static let kaf: UInt8 = 0x43
  private static let lam: UInt8 = 0x44
  private static let meem: UInt8 = 0x45
  private static let noon: UInt8 = 0x46
  private static let heh: UInt8 = 0x47
  private static let waw: UInt8 = 0x48
  private static let yeh: UInt8 = 0x4A

  /// The byte of a scalar; nil if it is not a letter of this block.
  package static func byte(of scalar: Unicode.Scalar) -> UInt8? {
    guard (0x0620...0x06FF).contains(scalar.value), scalar.isWordLetter else { return nil }
    return UInt8(truncatingIfNeeded: scalar.value)
  }

  package static func text(_ word: [UInt8]) -> String {
    String(
      scalars: word.map { Unicode.Scalar($0) }.compactMap { Unicode.Scalar(0x0600 + $0.value) }
    )
  }

  /// The skeleton (S2) of a word, as ``ArabicText/ArabicFold/searchSkeleton(of:)-(FoldedText)`` makes it.
  package static func skeleton(_ word: [UInt8]) -> [UInt8] {
    var word = word
    makeSkeleton(&word)
    return word
  }

  /// What words of one root often share: the word without clitics and weak letters; empty if too little remains.
  ///
  /// Coarser than a dictionary, and used only as additional, weak evidence.
  package static func stem(_ word: [UInt8]) -> [UInt8] {
    var word = word
    makeStem(&word)
    return word
  }

  package static let article: [UInt8] = [alef, lam]
  /// لله.
  static let toAllah: [UInt8] = [lam, lam, heh]

  /// Whether the beginning of a word, in any script, is long enough to be completed. After other words an article is not: it begins
  /// too many.
  static func mayBeCompleted(_ word: [UInt8], isOnlyWord: Bool) -> Bool {
    word.count > 1 && (isOnlyWord || word != article)
  }

  /// Whether a word begins with the article, before at least two letters.
  package static func startsWithArticle(_ word: ArraySlice<UInt8>) -> Bool {
    word.count > article.count + 1 && word.starts(with: article)
  }

  /// A word without its proclitics, in all possible ways; at least three letters remain.
  static func withoutProclitics(_ word: [UInt8]) -> [[UInt8]] {
    var segmenter = ProcliticSegmenter(word)
    var found: [[UInt8]] = []
    func note() { found.append(Array(word[segmenter.index...])) }
    if !segmenter.skip(.conjunctions, leaving: 3).isEmpty { note() }
    if segmenter.skipDoubleLam(leaving: 3) {
      // The article lost its alef: "for the".
      found.append(article + word[segmenter.index...])
      note()
    } else if !segmenter.skip(.prepositions, leaving: 3).isEmpty {
      note()
    }
    if segmenter.skipArticle(leaving: 3) { note() }
    return found
  }

  /// Turns a word into its skeleton, in place.
  static func makeSkeleton(_ word: inout [UInt8]) {
    word.removeFirst(Proclitics.lengthThroughArticle(ofBytes: word))
    keepStrong(&word, from: 1)
  }

  /// Turns a word into its stem, in place.
  static func makeStem(_ word: inout [UInt8]) {
    word.removeFirst(stemStart(word))
    word.removeLast(suffixLength(word))
    if word.count > 3, word[0] == alef || word[0] == teh || word[0] == noon || word[0] == yeh {
      word.removeFirst(word.count > 5 && word[1] == seen && word[2] == teh ? 3 : 1)
    }
    keepStrong(&word, from: 0)
    if word.count < 2 { word.removeAll(keepingCapacity: true) }
  }

  /// The index of the stem. Kaf alone is more often part of the root than a proclitic.
  private static func stemStart(_ word: [UInt8]) -> Int {
    let article = Proclitics.lengthThroughArticle(ofBytes: word)
    guard article == 0, word.count > 4 else { return article }
    var segmenter = ProcliticSegmenter(word)
    if !segmenter.skipDoubleLam() { segmenter.skip([.conjunctions, .beh, .lam, .seen]) }
    return segmenter.index
  }

  /// The length of a pronoun or an ending; at least three letters remain.
  private static func suffixLength(_ word: [UInt8]) -> Int {
    guard word.count > 3, let last = word.last else { return 0 }
    let (before, third) = (word[word.count - 2], word[word.count - 3])
    var length =
      switch last {
      case alef where before == meem && (third == heh || third == kaf): 3
      case alef: before == heh || before == noon || before == waw ? 2 : 1
      case heh where before == teh && third == alef: 3
      case heh: before == yeh ? 2 : 1
      case meem: before == heh || before == kaf ? 2 : 0
      case noon: before == heh || before == yeh || before == waw || before == alef ? 2 : 0
      case yeh: before == noon || before == teh ? 2 : 1
      case teh: before == alef ? 2 : 1
      case kaf: before == teh ? 2 : 1
      default: 0
      }
    if word.count - length < 3 { length = last == meem || last == noon ? 0 : 1 }
    return length
  }

  private static func isWeak(_ letter: UInt8) -> Bool { letter == alef || letter == waw || letter == yeh }

  private static func keepStrong(_ word: inout [UInt8], from start: Int) {
    var end = min(start, word.count)
    for position in end..<word.count where !isWeak(word[position]) {
      word[end] = word[position]
      end += 1
    }
    word.removeLast(word.count - end)
  }
}

extension Unicode.Scalar {
  /// A letter of the search form, or a letter of another language in Arabic script.
  fileprivate var isWordLetter: Bool {
    switch value {
    case 0x0620...0x063F, 0x0641...0x064A, 0x066E, 0x066F, 0x0671...0x06D3, 0x06D5, 0x06EE, 0x06EF,
      0x06FA...0x06FC, 0x06FF:
      true
    default: false
    }
  }
}
