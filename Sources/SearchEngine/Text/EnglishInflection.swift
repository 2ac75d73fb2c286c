/// The endings of English inflection, without a dictionary.
///
/// A stemmer of the index knows more, but a query engine that includes one would be a tenth larger.
enum EnglishInflection {
  /// A word without its inflection, the same for `travels`, `travelled` and `travelling`; it need not be a word itself.
  static func stem(of word: [UInt8]) -> [UInt8] {
    var end = word.count
    // Digits are not inflected: 100 is not 10.
    guard end > 2, word[end - 1] > UInt8(ascii: "9"), !exceptions.contains(word) else { return word }
    if end > 4, word[end - 3] == i, word[end - 2] == e, word[end - 1] == s || word[end - 1] == d {
      var stem = Array(word[..<(end - 3)])
      stem.append(UInt8(ascii: "y"))
      return stem
    }
    if end > 3, word[end - 1] == s, ![s, u, i].contains(word[end - 2]) { end -= 1 }
    end -= suffixLength(word, end)
    if end > 3, word[end - 1] == e { end -= 1 }
    if end > 2, !isVowel(word[end - 1]), word[end - 2] == word[end - 1] { end -= 1 }
    // American spelling: `neighbor`.
    if end > 5, word[end - 1] == r, word[end - 2] == u, word[end - 3] == o {
      return Array(word[..<(end - 2)]) + [r]
    }
    return end == word.count ? word : Array(word[..<end])
  }

  /// The length of -ness, -ing or -ed before an index; 0 if too little of the word remains.
  private static func suffixLength(_ word: [UInt8], _ end: Int) -> Int {
    let last = word[end - 1]
    var length = 0
    if end >= 4, last == s, word[end - 2] == s, word[end - 3] == e, word[end - 4] == n {
      length = 4
    } else if end >= 3, last == UInt8(ascii: "g"), word[end - 2] == n, word[end - 3] == i {
      length = 3
    } else if end >= 2, last == d, word[end - 2] == e {
      // Of the ending of "need" the e is part of the word.
      length = end >= 3 && word[end - 3] == e ? 0 : 2
    }
    guard length == 4 || end - length >= 3 else { return 0 }
    return word[..<(end - length)].contains(where: isVowel) ? length : 0
  }

  /// Words that only look inflected: without the ending, each is another frequent word.
  private static let exceptions = ShortWordSet(latin: "evening business witness wedding during this thus")

  private static let d = UInt8(ascii: "d")
  private static let e = UInt8(ascii: "e")
  private static let i = UInt8(ascii: "i")
  private static let n = UInt8(ascii: "n")
  private static let o = UInt8(ascii: "o")
  private static let r = UInt8(ascii: "r")
  private static let s = UInt8(ascii: "s")
  private static let u = UInt8(ascii: "u")

  private static func isVowel(_ letter: UInt8) -> Bool {
    switch letter {
    case UInt8(ascii: "a"), e, i, o, u, UInt8(ascii: "y"): true
    default: false
    }
  }
}
