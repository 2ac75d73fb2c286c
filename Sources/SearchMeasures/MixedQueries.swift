import ArabicText
import DuaLibrary
import SeededRandom
import UnicodeText

/// A generated query with the ids of the duas that answer it.
package struct JudgedQuery: Sendable {
  package var kind: String
  package var query: String
  package var relevant: Set<Int>

  package init(kind: String, query: String, relevant: Set<Int>) {
    self.kind = kind
    self.query = query
    self.relevant = relevant
  }
}

/// Random queries of every kind, generated from a library's own texts; the same for the same library.
package struct MixedQueries {
  private let duas: [Dua]
  private let skeletons: [String]
  private let latin: [String]
  private var random = SplitMix64(seed: 7)

  package init(_ library: Library) {
    duas = library.duas
    skeletons = duas.map { " " + ArabicFold.searchForm(of: $0.arabic).text.onlyArabicWords + " " }
    latin = duas.map { Self.folded($0.transliteration ?? "") }
  }

  /// Generates `count` queries of each kind.
  ///
  /// - Parameter judged: Whether `relevant` is set, which scans the library for each query.
  package mutating func queries(ofEachKind count: Int, judged: Bool = true) -> [JudgedQuery] {
    var queries: [JudgedQuery] = []
    for _ in 0..<count {
      for kind in ArabicKind.allCases { queries += arabic(kind, judged) }
      for habit in LatinHabit.allCases { queries += transliteration(habit, judged) }
      for isMistyped in [false, true] { queries += english(isMistyped, judged) }
      queries += citation()
    }
    return queries
  }

  private enum ArabicKind: String, CaseIterable {
    case plain, vocalized, misspelled, oddCodePoints, pasted
  }

  private mutating func arabic(_ kind: ArabicKind, _ judged: Bool) -> [JudgedQuery] {
    let dua = random.pick(duas)
    let words = dua.arabic.split(separator: " ").map(String.init)
    let length = kind == .pasted ? min(words.count, 12) : min(words.count, random.number(in: 2...4))
    let start = random.number(in: 0...(words.count - length))
    let part = words[start..<start + length].joined(separator: " ")
    let plain = ArabicFold.searchForm(of: part).text.onlyArabicWords
    guard !plain.isEmpty else { return [] }
    let query =
      switch kind {
      case .plain: plain
      case .vocalized: part
      case .misspelled: misspelled(plain)
      case .oddCodePoints:
        String(
          scalars: plain.unicodeScalars.map { $0 == "ي" ? "ی" : $0 == "ك" ? "ک" : $0 == "ه" ? "ہ" : $0 }
        )
      case .pasted: part.replacing(" ", with: "، ") + " (ثلاثا)"
      }
    return [
      JudgedQuery(
        kind: "arabic \(kind)",
        query: query,
        relevant: judged ? holders(of: " \(plain) ", in: skeletons) : []
      )
    ]
  }

  /// Drops or doubles a letter of the longest word, or swaps it with the next.
  private mutating func misspelled(_ text: String) -> String {
    var words = text.split(separator: " ").map { Array($0.unicodeScalars) }
    guard let longest = words.indices.max(by: { words[$0].count < words[$1].count }), words[longest].count > 3
    else { return text }
    let index = random.number(in: 1...(words[longest].count - 2))
    switch random.number(in: 0...2) {
    case 0: words[longest].remove(at: index)
    case 1: words[longest].swapAt(index, index + 1)
    default: words[longest].insert(words[longest][index], at: index)
    }
    return words.map { String(scalars: $0) }.joined(separator: " ")
  }

  private mutating func transliteration(_ habit: LatinHabit, _ judged: Bool) -> [JudgedQuery] {
    let dua = random.pick(duas)
    guard let text = dua.transliteration else { return [] }
    let words = text.lowercased().split(separator: " ").map {
      String($0.unicodeScalars.filter { $0 != "," && $0 != "." })
    }
    let length = min(words.count, random.number(in: 2...5))
    let start = random.number(in: 0...(words.count - length))
    let part = words[start..<start + length].joined(separator: " ")
    return [
      JudgedQuery(
        kind: "latin \(habit)",
        query: habit.spelling(of: part),
        relevant: judged ? holders(of: " \(Self.folded(part)) ", in: latin.map { " \($0) " }) : []
      )
    ]
  }

  private static func folded(_ text: String) -> String {
    String(text.lowercased().unicodeScalars.filter { $0 != "," && $0 != "." })
  }

  private mutating func english(_ isMistyped: Bool, _ judged: Bool) -> [JudgedQuery] {
    let dua = random.pick(duas)
    guard let title = dua.title[.english] else { return [] }
    let text = judged ? title : dua.translation[.english] ?? title
    var words = text.split(separator: " ").map { Array($0.unicodeScalars.filter { $0 != "," }) }
    if !judged {
      let start = random.number(in: 0...max(0, words.count - 3))
      words = Array(words[start..<min(start + 3, words.count)])
    }
    if isMistyped, let longest = words.indices.max(by: { words[$0].count < words[$1].count }),
      words[longest].count > 4
    {
      let index = random.number(in: 1...(words[longest].count - 2))
      if random.number(in: 0...1) == 0 {
        words[longest].remove(at: index)
      } else {
        words[longest].swapAt(index, index + 1)
      }
    }
    let query = words.map { String(scalars: $0) }.joined(separator: " ")
    return [
      JudgedQuery(
        kind: isMistyped ? "english mistyped" : "english",
        query: query,
        relevant: [dua.id.rawValue]
      )
    ]
  }

  private mutating func citation() -> [JudgedQuery] {
    let dua = random.pick(duas)
    guard let source = dua.sources.first else { return [] }
    let query =
      switch source {
      case .quran(let reference): "\(reference)"
      case .hadith(let reference): "\(reference.work) \(reference.number)"
      case .other(let title): title
      }
    let relevant = duas.filter { $0.sources.contains(source) }.map(\.id.rawValue)
    return [JudgedQuery(kind: "citation", query: query, relevant: Set(relevant))]
  }

  private func holders(of part: String, in texts: [String]) -> Set<Int> {
    Set(zip(duas, texts).filter { $0.1.utf8.firstRange(of: part.utf8) != nil }.map(\.0.id.rawValue))
  }
}

extension String {
  /// The letters of the Arabic block, one space between words.
  var onlyArabicWords: String {
    var text = ""
    for scalar in unicodeScalars {
      if scalar.isArabicLetter {
        text.unicodeScalars.append(scalar)
      } else if text.last != " ", !text.isEmpty {
        text += " "
      }
    }
    return text.last == " " ? String(text.dropLast()) : text
  }
}

extension Collection where Element: Equatable {
  fileprivate func firstRange(of other: some Collection<Element>) -> Index? {
    var start = startIndex
    while start != endIndex {
      if self[start...].starts(with: other) { return start }
      start = index(after: start)
    }
    return nil
  }
}
