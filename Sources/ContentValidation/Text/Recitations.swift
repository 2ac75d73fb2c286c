import ArabicText
import DuaLibrary
import UnicodeText

/// Finds the duas that have the same recited words.
struct Recitations: Sendable {
  private let skeletons: [String?]
  /// The number of Arabic words of each dua.
  private let wordCounts: [Int32]
  private let families: VariantFamilies
  /// The first dua with each skeleton.
  private let duas: [ExactText: Int]
  /// The duas that are long enough to be recognized within another text, sorted by their skeletons.
  private let sorted: [Int]

  /// - Parameter skeletons: The identity skeletons of the duas; nil for those without Arabic.
  init(_ skeletons: [String?], _ families: VariantFamilies) {
    self.skeletons = skeletons
    wordCounts = skeletons.map { skeleton in
      guard let skeleton, !skeleton.isEmpty else { return 0 }
      return skeleton.utf8.reduce(1) { $0 + ($1 == UInt8(ascii: " ") ? 1 : 0) }
    }
    self.families = families
    sorted = skeletons.indices.filter { skeletons[$0].map { $0.utf8.count > Self.shortestExcerpt } ?? false }
      .sorted { lhs, rhs in
        (skeletons[lhs] ?? "").utf8.lexicographicallyPrecedes((skeletons[rhs] ?? "").utf8)
      }
    self.duas = Dictionary(
      skeletons.enumerated().compactMap { index, skeleton in skeleton.map { (ExactText($0), index) } },
      uniquingKeysWith: { first, _ in first }
    )
  }

  /// The first dua with a skeleton, if it is another one; nil for text without letters.
  func dua(withSkeleton skeleton: String, besides dua: Int?) -> Int? {
    guard !skeleton.isEmpty, let found = duas[ExactText(skeleton)], found != dua else { return nil }
    return found
  }

  /// The identity skeleton of a dua; nil if it has no letters.
  func skeleton(of dua: Int) -> String? {
    guard let skeleton = skeletons[dua], !skeleton.isEmpty else { return nil }
    return skeleton
  }

  /// The number of Arabic words of a dua.
  func wordCount(of dua: Int) -> Int { Int(wordCounts[dua]) }

  /// Whether two duas have the same Arabic letters or are declared variants.
  func areTheSame(_ lhs: Int, _ rhs: Int) -> Bool {
    if families[lhs] == families[rhs] { return true }
    guard let left = skeleton(of: lhs), let right = skeleton(of: rhs) else { return false }
    return left.hasSameScalars(as: right)
  }
}

extension IndexedDraft {
  /// The identity skeleton of the Arabic of which a text is the English translation; nil for other texts, or without Arabic letters.
  func skeleton(ofEnglishTranslation text: DraftText) -> String? {
    guard text.field == "translation", case .localized(let language) = text.role, language.language == "en",
      let dua = text.dua
    else { return nil }
    return recitations.skeleton(of: dua)
  }
}

// MARK: Excerpts

extension Recitations {
  /// Words of a text that are the beginning of another dua, or all of it.
  struct Excerpt {
    let dua: Int
    /// The words among those of the skeleton.
    let words: Range<Int>
    /// Whether the words are the whole dua.
    let isWhole: Bool
  }

  /// The least length of a dua that is recognized, in bytes of its skeleton: four short words.
  private static let shortestExcerpt = 24
  private static let fewestWords = 4
  /// The numbers of words of a text that are looked up, and of scalars of each that are compared. No dua is as long.
  private static let (wordLimit, comparedLimit) = (1000, 2000)

  /// The other dua of which a text contains most words, from its first; of several the one whose number of words is nearest to a
  /// number.
  ///
  /// - Parameter dua: The dua of the text.
  func excerpt(in skeleton: FoldedText, of dua: Int, ofAbout count: Int) -> Excerpt? {
    let words = skeleton.words
    var best: Excerpt?
    var index = 0
    while index < min(words.count, Self.wordLimit) {
      guard let found = excerpt(from: index, words, skeleton.scalars, besides: dua) else {
        index += 1
        continue
      }
      if best.map({ abs(found.words.count - count) < abs($0.words.count - count) }) ?? true { best = found }
      index = found.words.upperBound
    }
    return best
  }

  /// The dua with the most words in common is next to the text in the order of the skeletons.
  private func excerpt(from word: Int, _ words: [Range<Int>], _ scalars: [Unicode.Scalar], besides dua: Int)
    -> Excerpt?
  {
    let text = scalars[words[word].lowerBound...].prefix(Self.comparedLimit)
    let next = sorted.indices.partitioningIndex { index in
      !(skeletons[sorted[index]] ?? "").unicodeScalars.lexicographicallyPrecedes(text)
    }
    let near = sorted[max(0, next - 2)..<min(sorted.count, next + 2)]
    let found = near.filter { $0 != dua && families[$0] != families[dua] }.compactMap { other -> Excerpt? in
      let shared = sharedWords(text, skeleton(of: other) ?? "")
      let total = wordCount(of: other)
      guard shared >= Self.fewestWords, 5 * shared >= 3 * total else { return nil }
      return Excerpt(dua: other, words: word..<word + shared, isWhole: shared == total)
    }
    return found.max { ($0.words.count, $0.isWhole ? 1 : 0) < ($1.words.count, $1.isWhole ? 1 : 0) }
  }

  /// The number of words that two skeletons have in common at their beginning.
  private func sharedWords(_ text: ArraySlice<Unicode.Scalar>, _ other: String) -> Int {
    var count = 0
    var (left, right) = (text.makeIterator(), other.unicodeScalars.makeIterator())
    while true {
      let (first, second) = (left.next(), right.next())
      let isEnd = (first == nil || first == " ") && (second == nil || second == " ")
      if isEnd { count += 1 }
      if first == nil || second == nil || first != second { return count }
    }
  }
}
