import DuaLibrary

extension CitationParser {
  /// The collections that a text names, with or without a number, but not one whose author wrote another book that it names, nor one
  /// whose name is part of another.
  package static func works(namedIn text: String) -> [KnownWork] {
    let tokens = CitationTokens.tokens(of: text)
    let besideBooks = Set(tokens.compactMap(WorkNames.collection(besideBook:)))
    var works: [KnownWork] = []
    var position = 0
    while position < tokens.count {
      let match = WorkNames.match(tokens[position...])
      if let work = match?.work, !works.contains(work), !besideBooks.contains(work),
        !WorkNames.isPartOfOtherName(work, after: tokens[..<position])
      {
        works.append(work)
      }
      position += match?.length ?? 1
    }
    return works
  }

  /// The number of the surah that a text names: 2 for `Al-Baqarah`, `سورة البقرة`, `Surah Al-Baqarah (2)` and `Surah 2`; nil if it
  /// contains anything else.
  package static func surah(named text: String) -> Int? {
    guard text.utf8.count <= surahNameLimit else { return nil }
    var (words, numbers): ([String], [Int]) = ([], [])
    for token in CitationTokens.tokens(of: text) {
      switch token {
      case .word(let word) where words.isEmpty && quranWords.contains(word): continue
      case .word(let word): words.append(word)
      case .number(let digits):
        guard let number = Int(digits), (1...QuranReference.surahCount).contains(number) else { return nil }
        numbers.append(number)
      case .sign(let sign): guard fillerSigns.contains(sign) else { return nil }
      }
    }
    let named = words.isEmpty ? numbers.first : SurahNames.surah(named: words)
    guard let named, numbers.allSatisfy({ $0 == named }), numbers.count < 2 else { return nil }
    return named
  }

  /// The longest text that is taken for the name of a surah, in bytes.
  private static let surahNameLimit = 96
}
