import ArabicText
import UnicodeText

/// A text of a dua in which a query may match.
public enum SearchField: String, Hashable, CaseIterable, Sendable {
  case title, arabic, transliteration, translation, benefit, context, propheticContext, bestTime
}

/// Finds in the texts of a dua the words that match a query.
///
/// An index stores no word positions: they would double its size, and only the few duas on a screen need them.
package struct Highlighter {
  private let words: [SearchWord]
  /// The same, each without the elided word that it begins with.
  private let rests: [SearchWord]
  private let isLastWordOpen: Bool
  private let sounds: [PhoneticKey.Slot]
  private let query: ParsedQuery

  package init(_ query: String, completesLastWord: Bool) {
    let parsed = ParsedQuery(query, completesLastWord: completesLastWord)
    self.query = parsed
    words = parsed.words
    let bytes = Array(parsed.text.utf8)
    rests = parsed.words.map { Elision.rest(of: $0, in: bytes) ?? $0 }
    isLastWordOpen = parsed.isLastWordOpen
    sounds = parsed.hasArabic ? [] : PhoneticKey(latin: parsed.text).slots
  }

  /// The ranges to highlight in a text, in UTF-8 bytes, in order, and the share of the query that they cover, from 0 to 1.
  package func marks(in text: String, _ field: SearchField) -> (ranges: [Range<Int>], share: Double) {
    // The apostrophes of a transliteration do not elide anything.
    let (ranges, share) = wordMarks(in: text, elides: field != .arabic && field != .transliteration)
    guard share < 0.99, !sounds.isEmpty, field == .arabic || field == .transliteration else {
      return (ranges, share)
    }
    let key = field == .arabic ? PhoneticKey(arabic: text) : PhoneticKey(latin: text)
    guard let found = SoundPart.find(sounds, in: key), found.share > share else { return (ranges, share) }
    let offsets = text.utf8Offsets
    var sounding: [Range<Int>] = []
    for word in found.words {
      sounding.append(offsets[key.words[word].lowerBound]..<offsets[key.words[word].upperBound])
    }
    return (sounding, found.share)
  }

  private func wordMarks(in text: String, elides: Bool) -> (ranges: [Range<Int>], share: Double) {
    let bytes = Array(text.utf8)
    var ranges: [Range<Int>] = []
    var isMatched = [Bool](repeating: false, count: words.count)
    for written in SearchWord.words(of: text) {
      var word = written
      var match = firstMatch(of: word, in: words)
      if match == nil, elides {
        word = Elision.rest(of: word, in: bytes) ?? word
        match = firstMatch(of: word, in: rests)
      }
      guard let position = match else { continue }
      isMatched[position] = true
      if QueryStopWords.weight(of: words[position]) > 0.1 || words.count == 1 { ranges.append(word.source) }
    }
    var (whole, part) = (0.0, 0.0)
    for position in words.indices {
      let weight = QueryStopWords.weight(of: words[position])
      whole += weight
      if isMatched[position] { part += weight }
    }
    return (ranges, whole > 0 ? part / whole : 0)
  }

  /// The index of the first word of the query that a word of a text is like.
  private func firstMatch(of word: SearchWord, in query: [SearchWord]) -> Int? {
    for position in query.indices
    where isAlike(query[position], word, isOpen: isLastWordOpen && position == query.count - 1) {
      return position
    }
    return nil
  }

  /// Whether a word of a text is a word of the query, another form of it, or within a typing error of it.
  private func isAlike(_ typed: SearchWord, _ word: SearchWord, isOpen: Bool) -> Bool {
    guard typed.script == word.script else { return false }
    if typed.bytes == word.bytes { return true }
    if isOpen, ArabicWord.mayBeCompleted(typed.bytes, isOnlyWord: words.count == 1),
      word.bytes.starts(with: typed.bytes)
    {
      return true
    }
    switch typed.script {
    case .arabic:
      let skeleton = ArabicWord.skeleton(typed.bytes)
      if skeleton.count > 1, skeleton == ArabicWord.skeleton(word.bytes) { return true }
      let article = ArabicWord.startsWithArticle(typed.bytes[...]) ? ArabicWord.article.count : 0
      let letters = typed.bytes.count - article
      let limit = letters < 4 ? 0 : letters < 6 ? 1 : 2
      return limit > 0 && EditDistance.between(typed.bytes, word.bytes, limit: limit) != nil
    case .other:
      guard !typed.hasDigit, typed.bytes.count > 3, word.bytes.count > 3 else { return false }
      if EnglishSuffixes.relatives(of: typed.bytes).contains(word.bytes)
        || EnglishSuffixes.relatives(of: word.bytes).contains(typed.bytes)
      {
        return true
      }
      let limit = typed.bytes.count < 6 ? 1 : 2
      return typed.bytes.first == word.bytes.first
        && EditDistance.between(typed.bytes, word.bytes, limit: limit) != nil
    }
  }
}

/// The part of a text that sounds most like a query.
enum SoundPart {
  /// The words of the part, and the share of the query that it covers; nil below seven tenths.
  static func find(_ query: [PhoneticKey.Slot], in key: PhoneticKey) -> (words: [Int], share: Double)? {
    let rows = query.prefix(SoundQuery.maximumAligned)
    let columns = key.slots
    var mandatory = 0
    for slot in rows where slot.classes.rawValue & SoundKey.optional == 0 { mandatory += 1 }
    guard mandatory >= 2, !columns.isEmpty, columns.count <= 20_000 else { return nil }
    // The cost of the cheapest alignment that ends in each column, and the column where it starts.
    var costs = [Int](repeating: 0, count: columns.count + 1)
    var begins = Array(0...columns.count)
    for slot in rows {
      let row = slot.classes.rawValue
      let rowGap = row & SoundKey.optional == 0 ? 1 : 0
      var (lastCost, lastBegin) = (costs[0], begins[0])
      costs[0] += rowGap
      for position in columns.indices {
        let column = columns[position].classes.rawValue
        let isMatch = row & column & ~SoundKey.optional != 0
        var best = (cost: lastCost + (isMatch ? 0 : 1), begin: lastBegin)
        if costs[position + 1] + rowGap < best.cost {
          best = (costs[position + 1] + rowGap, begins[position + 1])
        }
        let columnGap = column & SoundKey.optional == 0 ? 1 : 0
        if costs[position] + columnGap < best.cost { best = (costs[position] + columnGap, begins[position]) }
        (lastCost, lastBegin) = (costs[position + 1], begins[position + 1])
        costs[position + 1] = best.cost
        begins[position + 1] = best.begin
      }
    }
    var end = 1
    for column in 1...columns.count where costs[column] < costs[end] { end = column }
    guard begins[end] < end else { return nil }
    let share = 1 - Double(costs[end]) / Double(mandatory)
    guard share >= 0.7, costs[end] == 0 || mandatory >= Self.minimumWithError else { return nil }
    var words: [Int] = []
    for slot in key.slots[begins[end]..<end] where slot.word != words.last { words.append(slot.word) }
    return (words, share)
  }

  /// The number of sounds from which one may be wrong. With fewer, English words sound like Arabic ones: `mercy` like
  /// `kamā rabbayānī`.
  private static let minimumWithError = 5
}

extension String {
  /// The offset of each scalar and of the end, in UTF-8 bytes.
  fileprivate var utf8Offsets: [Int] {
    var offsets = [0]
    for scalar in unicodeScalars { offsets.append(offsets[offsets.count - 1] + UTF8.width(scalar)) }
    return offsets
  }
}
