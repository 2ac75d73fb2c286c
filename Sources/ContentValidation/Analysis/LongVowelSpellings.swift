import ArabicText
import Diagnostics
import QuranText
import UnicodeText

/// The spellings of long a in the recited texts of a library, compared word by word.
struct LongVowelSpellings {
  enum Kind: Hashable {
    case dagger
    /// A fatha alone; after a fatha, an alef maksura without a dagger alef.
    case bare
    case alef
  }

  /// A word in the less common spelling.
  struct Conflict {
    let word: MarkedWord
    /// The index of the letter that is spelled in two ways.
    let letter: Int
    let found: Kind
    let wanted: Kind
    let wantedCount: Int
    /// The number of words in both spellings.
    let count: Int
    /// A word in the other spelling, and its source range.
    let exampleWord: String
    let example: SourceRange
  }

  /// The texts with conflicts, by index, in their order.
  private(set) var conflicts: [(text: Int, conflicts: [Conflict])] = []

  /// A letter of a word whose long vowel can be spelled in several ways.
  private struct Slot: Hashable {
    /// The number of the word without the compared signs: a long word has many slots, and is hashed once.
    let word: Int
    /// The index of the letter, not counting the compared alefs.
    let letter: Int
  }

  fileprivate struct Occurrence {
    let text: Int
    let word: MarkedWord
    /// The UTF-8 offsets of the word.
    let bytes: Range<Int>
    let letter: Int
    let kind: Kind
  }

  init(_ texts: [DraftText], _ draft: IndexedDraft) {
    guard texts.contains(where: { $0.text.value.unicodeScalars.contains(where: \.isDaggerAlef) }) else {
      return
    }
    let scalars = texts.map { Array($0.text.value.unicodeScalars) }
    var (occurrences, slots) = Self.occurrences(in: scalars)
    let outside = OutsideQuran(texts, draft)
    var found: [Int: [Conflict]] = [:]
    slots.removeAll { occurrences[$0]?.areSpelledAlike ?? true }
    for slot in slots {
      // Texts are analyzed only if something was found in them.
      let all = (occurrences[slot] ?? []).filter { outside.contains($0.word.range, ofText: $0.text) }
      guard !all.areSpelledAlike else { continue }
      for (text, conflict) in Self.conflicts(among: all, texts, scalars, draft) {
        found[text, default: []].append(conflict)
      }
    }
    conflicts = found.sorted { $0.key < $1.key }.map { text, conflicts in
      (text, conflicts.sorted { $0.word.range.lowerBound < $1.word.range.lowerBound })
    }
  }

  /// The letters with a long a, or a fatha alone, of all words that are written with a dagger alef somewhere; and their
  /// slots in the order of the text.
  private static func occurrences(in scalars: [[Unicode.Scalar]]) -> ([Slot: [Occurrence]], [Slot]) {
    let withDagger = scalars.map { scalars in
      scalars.contains(where: \.isDaggerAlef) ? MarkedWord.words(of: scalars) : []
    }
    let frames = Set(
      withDagger.joined().filter { $0.letters.contains { $0.has(.daggerAlef) } }.map(\.frame)
    )
    guard !frames.isEmpty else { return ([:], []) }
    var words: [ExactText: Int] = [:]
    var occurrences: [Slot: [Occurrence]] = [:]
    var slots: [Slot] = []
    for text in scalars.indices {
      var (next, offset) = (0, 0)
      for word in MarkedWord.words(of: scalars[text]) where frames.contains(word.frame) {
        let start = scalars[text][next..<word.range.lowerBound].reduce(offset) { $0 + UTF8.width($1) }
        offset = scalars[text][word.range].reduce(start) { $0 + UTF8.width($1) }
        next = word.range.upperBound
        for (slot, letter, kind) in Self.slots(of: word, scalars[text], numbers: &words) {
          if occurrences[slot] == nil { slots.append(slot) }
          occurrences[slot, default: []].append(
            Occurrence(text: text, word: word, bytes: start..<offset, letter: letter, kind: kind)
          )
        }
      }
    }
    return (occurrences, slots)
  }

  /// No word has more letters; each of its letters may be a conflict, and each conflict is looked up with the whole word.
  private static let longestWord = 64

  /// The letters of a word with a long a in any spelling, or a fatha alone.
  private static func slots(
    of word: MarkedWord,
    _ scalars: [Unicode.Scalar],
    numbers: inout [ExactText: Int]
  ) -> [(slot: Slot, letter: Int, kind: Kind)] {
    let letters = word.letters
    guard (2...longestWord).contains(letters.count) else { return [] }
    var key = String.UnicodeScalarView()
    var found: [(letter: Int, index: Int, kind: Kind)] = []
    var count = 0
    for index in letters.indices {
      let letter = letters[index]
      if isLongAlef(at: index, in: letters) { continue }
      if let kind = kind(at: index, in: letters) { found.append((count, index, kind)) }
      key.append(letter.base)
      if index < letters.count - 1 {
        for offset in letter.range.dropFirst() where isCompared(scalars[offset]) {
          key.append(scalars[offset])
        }
      }
      count += 1
    }
    let text = ExactText(String(key))
    let number = numbers[text] ?? numbers.count
    numbers[text] = number
    return found.map { (Slot(word: number, letter: $0.letter), $0.index, $0.kind) }
  }

  /// Whether a mark distinguishes words: fatha and dagger alef are what the spellings differ in.
  private static func isCompared(_ mark: Unicode.Scalar) -> Bool {
    mark != "\u{064E}" && !mark.isDaggerAlef && !mark.isTatweel && !mark.isInvisibleControl
  }

  /// Whether a letter is an alef that only lengthens the fatha before it. An alef at the end of a word is not compared.
  private static func isLongAlef(at index: Int, in letters: [MarkedLetter]) -> Bool {
    index > 0 && index < letters.count - 1 && letters[index].isBareAlef && letters[index].marks.isEmpty
      && letters[index - 1].has(.fatha)
  }

  private static func kind(at index: Int, in letters: [MarkedLetter]) -> Kind? {
    let letter = letters[index]
    if letter.has(.daggerAlef) { return letter.isBareAlef ? nil : .dagger }
    if letter.base == "\u{0649}" {
      return letter.marks.isEmpty && index > 0 && letters[index - 1].has(.fatha) ? .bare : nil
    }
    guard letter.has(.fatha), index < letters.count - 1 else { return nil }
    return isLongAlef(at: index + 1, in: letters) ? .alef : .bare
  }

  private static func conflicts(
    among all: [Occurrence],
    _ texts: [DraftText],
    _ scalars: [[Unicode.Scalar]],
    _ draft: IndexedDraft
  ) -> [(text: Int, conflict: Conflict)] {
    guard let dagger = all.first(where: { $0.kind == .dagger }) else { return [] }
    let other: Kind =
      all.contains { $0.kind == .alef } || isSpelledWithAlef(dagger, draft) ? .alef : .bare
    let daggers = all.filter { $0.kind == .dagger }
    let others = all.filter { $0.kind == other }
    guard let first = others.first else { return [] }
    let (minority, majority, example) =
      others.count > daggers.count ? (daggers, others, first) : (others, daggers, dagger)
    let count = daggers.count + others.count
    let exampleWord = String(scalars: scalars[example.text][example.word.range])
    return minority.map { occurrence in
      let conflict = Conflict(
        word: occurrence.word,
        letter: occurrence.letter,
        found: occurrence.kind,
        wanted: example.kind,
        wantedCount: majority.count,
        count: count,
        exampleWord: exampleWord,
        example: texts[example.text].source(of: example.bytes)
      )
      return (occurrence.text, conflict)
    }
  }

  /// Whether the Quran in modern spelling has the word with an alef in place of the dagger alef.
  private static func isSpelledWithAlef(_ occurrence: Occurrence, _ draft: IndexedDraft) -> Bool {
    let letters = occurrence.word.letters
    guard letters[occurrence.letter].base != "\u{0649}" else { return false }
    var bases = letters.map(\.base)
    bases.insert("\u{0627}", at: occurrence.letter + 1)
    return draft.quran.vocabulary.containsInEverydaySpelling(QuranVocabulary.Key(bases))
  }
}

extension [LongVowelSpellings.Occurrence] {
  /// Whether none or all are written with a dagger alef.
  fileprivate var areSpelledAlike: Bool {
    !contains { $0.kind == .dagger } || !contains { $0.kind != .dagger }
  }
}

extension MarkedWord {
  /// A hash of what two spellings of a word share: the first letter, and all other letters but alefs.
  fileprivate var frame: UInt64 {
    letters.enumerated().reduce(into: WordHash()) { frame, letter in
      if letter.offset == 0 || !letter.element.isBareAlef { frame.add(letter.element.base.value) }
    }.value
  }
}

/// Decides which words of recited texts are outside the Quran. Keeps the analysis of each text.
private final class OutsideQuran {
  private let texts: [DraftText]
  private let draft: IndexedDraft
  private var analyses: [Int: ArabicTextAnalysis?] = [:]

  init(_ texts: [DraftText], _ draft: IndexedDraft) {
    self.texts = texts
    self.draft = draft
  }

  func contains(_ word: Range<Int>, ofText text: Int) -> Bool {
    let analysis = analyses[text] ?? ArabicTextAnalysis(texts[text], in: draft)
    analyses[text] = .some(analysis)
    guard let analysis, analysis.citedVerses.isEmpty else { return false }
    return !analysis.isInQuran(word)
  }
}
