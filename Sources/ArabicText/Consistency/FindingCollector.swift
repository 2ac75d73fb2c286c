import UnicodeText

/// Collects the findings of a comparison. The letters of a word that is reported as a whole are not reported again.
struct FindingCollector {
  private let comparison: KeyComparison
  private let arabicText: [Unicode.Scalar]
  private let latinText: [Unicode.Scalar]
  private var findings: [(order: Int, finding: TransliterationFinding)] = []
  private var reportedArabic: Set<Int> = []
  private var reportedLatin: Set<Int> = []
  private var explained = (arabic: Set<Int>(), latin: Set<Int>())
  /// The words with a reported consonant: their vowels are not reported as well.
  private var differing: Set<WordPair> = []
  /// The long excerpts so far, by their words: one long word may differ from each of many short ones.
  private var excerpts = (
    arabic: [Range<Int>: TransliterationFinding.Excerpt](),
    latin: [Range<Int>: TransliterationFinding.Excerpt]()
  )

  init(comparison: KeyComparison, arabicText: [Unicode.Scalar], latinText: [Unicode.Scalar]) {
    self.comparison = comparison
    self.arabicText = arabicText
    self.latinText = latinText
  }

  private var arabic: PhoneticKey { comparison.arabic }
  private var latin: PhoneticKey { comparison.latin }

  /// The findings in the order of the Latin text, then of the Arabic.
  var sorted: [TransliterationFinding] {
    findings.indices.sorted { (findings[$0].order, $0) < (findings[$1].order, $1) }
      .map { findings[$0].finding }
  }

  mutating func finding(
    _ kind: TransliterationFinding.Kind,
    arabic: Range<Int>?,
    latin: Range<Int>?
  ) -> TransliterationFinding {
    TransliterationFinding(
      kind: kind,
      arabic: arabic.flatMap { Self.excerpt(arabicText, self.arabic.words, $0, &excerpts.arabic) },
      latin: latin.flatMap { Self.excerpt(latinText, self.latin.words, $0, &excerpts.latin) }
    )
  }

  /// The number of scalars up to which an excerpt is cheaper to copy than to remember.
  private static let shortExcerpt = 32

  private static func excerpt(
    _ text: [Unicode.Scalar],
    _ words: [Range<Int>],
    _ run: Range<Int>,
    _ known: inout [Range<Int>: TransliterationFinding.Excerpt]
  ) -> TransliterationFinding.Excerpt? {
    if let excerpt = known[run] { return excerpt }
    guard !run.isEmpty, words.indices.contains(run.lowerBound), words.indices.contains(run.upperBound - 1)
    else { return nil }
    let range = words[run.lowerBound].lowerBound..<words[run.upperBound - 1].upperBound
    let excerpt = TransliterationFinding.Excerpt(
      text: String(scalars: text[range]),
      range: range
    )
    if range.count > shortExcerpt { known[run] = excerpt }
    return excerpt
  }

  private mutating func add(
    _ kind: TransliterationFinding.Kind,
    arabic: Range<Int>?,
    latin: Range<Int>?
  ) {
    let order = arabic?.lowerBound ?? latin?.lowerBound ?? 0
    findings.append((order, finding(kind, arabic: arabic, latin: latin)))
    if kind != .vowel, kind != .consonant {
      if let arabic { reportedArabic.formUnion(arabic) }
      if let latin { reportedLatin.formUnion(latin) }
    }
  }

  /// Adds differences by whole words; nothing else is reported in their range.
  mutating func addExplanations(_ explanations: [WordExplanation]) {
    for explanation in explanations {
      explained.arabic.formUnion(explanation.words.arabic)
      explained.latin.formUnion(explanation.words.latin)
      switch explanation.difference {
      case .missing(let run) where run.count >= KeyComparison.shortestRun:
        add(.notTransliterated, arabic: run, latin: nil)
      case .missing(let run):
        add(.droppedWord, arabic: run, latin: nil)
      case .extra(let run) where comparison.isDoubled(run):
        add(.doubledWord, arabic: nil, latin: run)
      case .extra(let run) where run.count >= KeyComparison.shortestRun:
        add(.extraText, arabic: nil, latin: run)
      case .extra(let run):
        for word in run.map({ $0..<$0 + 1 }) {
          add(comparison.isDoubled(word) ? .doubledWord : .extraWord, arabic: nil, latin: word)
        }
      case .swapped(let run):
        add(.swappedWord, arabic: explanation.words.arabicWords(ofLatin: run), latin: run)
      case .moved(let arabicRun, let latinRun):
        // Reported once, though it is found at both places: where the words are and where they should be.
        if reportedLatin.isDisjoint(with: latinRun) {
          add(.swappedWord, arabic: arabicRun, latin: latinRun)
        }
      }
    }
  }

  private func isExplained(_ arabicWord: Int?, _ latinWord: Int?) -> Bool {
    arabicWord.map(explained.arabic.contains) ?? true && latinWord.map(explained.latin.contains) ?? true
  }

  mutating func addRuns(_ arabicRuns: [Range<Int>], _ latinRuns: [Range<Int>]) {
    for run in arabicRuns where explained.arabic.isDisjoint(with: run) {
      add(.notTransliterated, arabic: run, latin: nil)
    }
    for run in latinRuns where explained.latin.isDisjoint(with: run) {
      add(.extraText, arabic: nil, latin: run)
    }
  }

  mutating func addWords() {
    let dropped = comparison.arabicWords.indices.filter {
      !reportedArabic.contains($0) && !explained.arabic.contains($0)
        && comparison.arabicWords[$0].isUncovered
    }
    let extra = comparison.latinWords.indices.filter {
      !reportedLatin.contains($0) && !explained.latin.contains($0)
        && comparison.latinWords[$0].isUncovered
    }
    let substituted = substitutedWords
    var paired: Set<Int> = []
    for word in extra {
      let near = dropped[dropped.partitioningIndex { position(of: $0) >= word - Self.farthestSwap }...]
        .prefix { position(of: $0) <= word + Self.farthestSwap }
      let twin = near.first { !paired.contains($0) && isSame($0, word) }
      if let twin {
        paired.insert(twin)
        add(.swappedWord, arabic: twin..<twin + 1, latin: word..<word + 1)
      } else if comparison.isDoubled(word..<word + 1) {
        add(.doubledWord, arabic: nil, latin: word..<word + 1)
      } else if comparison.latinWords[word].matched == 0, !substituted.latin.contains(word) {
        add(.extraWord, arabic: nil, latin: word..<word + 1)
      }
    }
    for word in dropped where !paired.contains(word) && comparison.arabicWords[word].matched == 0 {
      if !substituted.arabic.contains(word) { add(.droppedWord, arabic: word..<word + 1, latin: nil) }
    }
  }

  /// The words with a substituted sound.
  private var substitutedWords: (arabic: Set<Int>, latin: Set<Int>) {
    var words = (arabic: Set<Int>(), latin: Set<Int>())
    for step in comparison.steps {
      guard let first = step.first, let second = step.second else { continue }
      words.arabic.insert(arabic.slots[first].word)
      words.latin.insert(latin.slots[second].word)
    }
    return words
  }

  /// The maximum distance, in words, at which a moved word is looked for.
  private static let farthestSwap = 40

  /// The maximum number of slots of a word that is compared with its neighbors.
  private static let longestWord = 64

  /// The Latin word at the same relative position in its text as an Arabic word in its own.
  private func position(of arabicWord: Int) -> Int { arabicWord * latin.words.count / arabic.words.count }

  private func isSame(_ arabicWord: Int, _ latinWord: Int) -> Bool {
    let first = arabic.slots[comparison.arabicWords[arabicWord].slots]
    let second = latin.slots[comparison.latinWords[latinWord].slots]
    guard first.count <= Self.longestWord, second.count <= Self.longestWord else { return false }
    return SlotAlignment.agree(Array(first), Array(second))
  }

  private struct WordPair: Hashable {
    var arabic: Int?
    var latin: Int?
  }

  private mutating func add(_ kind: TransliterationFinding.Kind, _ pair: WordPair) {
    add(kind, arabic: pair.arabic.map { $0..<$0 + 1 }, latin: pair.latin.map { $0..<$0 + 1 })
  }

  /// Adds the slots without a counterpart, one finding for a pair of words.
  mutating func addConsonants() {
    guard comparison.steps.contains(where: { $0.cost > 0 }) else { return }
    var pairs: [WordPair] = []
    var isByMarks: [WordPair: Bool] = [:]
    var last = WordPair(arabic: arabic.words.isEmpty ? nil : 0, latin: latin.words.isEmpty ? nil : 0)
    let partners = firstPartners
    for step in comparison.steps {
      let words = (step.first.map { arabic.slots[$0].word }, step.second.map { latin.slots[$0].word })
      // A sound without a counterpart belongs to the word that the rest of its word corresponds to.
      let pair = WordPair(
        arabic: words.0 ?? words.1.flatMap { $0 == last.latin ? nil : partners.latin[$0] } ?? last.arabic,
        latin: words.1 ?? words.0.flatMap { $0 == last.arabic ? nil : partners.arabic[$0] } ?? last.latin
      )
      last = pair
      guard step.cost > 0 else { continue }
      if isExplained(words.0, words.1) { continue }
      let isReported =
        (step.first == nil || reportedArabic.contains(arabic.slots[step.first ?? 0].word))
        && (step.second == nil || reportedLatin.contains(latin.slots[step.second ?? 0].word))
      guard !isReported else { continue }
      if isByMarks[pair] == nil { pairs.append(pair) }
      isByMarks[pair] = isByMarks[pair] != false && isToldByMarks(step)
    }
    differing = Set(pairs)
    for pair in pairs {
      add(.consonant, pair)
      findings[findings.count - 1].finding.mayFollowFromMissingMarks = isByMarks[pair] == true
    }
  }

  /// The first word of the other text that a sound of each word matches.
  private var firstPartners: (arabic: [Int?], latin: [Int?]) {
    var partners = (
      arabic: [Int?](repeating: nil, count: arabic.words.count),
      latin: [Int?](repeating: nil, count: latin.words.count)
    )
    for step in comparison.steps where step.cost == 0 {
      guard let first = step.first, let second = step.second else { continue }
      let (word, other) = (arabic.slots[first].word, latin.slots[second].word)
      if partners.arabic[word] == nil { partners.arabic[word] = other }
      if partners.latin[other] == nil { partners.latin[other] = word }
    }
    return partners
  }

  /// Whether an unmatched sound is one that Arabic writes with marks: n at the end of a word, w, y.
  private func isToldByMarks(_ step: SlotAlignment.Step) -> Bool {
    let isGlide = { (slot: PhoneticKey.Slot) in slot.classes.sounds.isSubset(of: [.w, .y]) }
    switch (step.first, step.second) {
    case (let first?, nil): return isGlide(arabic.slots[first])
    case (nil, let second?):
      let slot = latin.slots[second]
      let isLast = comparison.latinWords[slot.word].slots.upperBound == second + 1
      return isGlide(slot) || isLast && slot.classes.sounds == .n
    default: return false
    }
  }

  /// Adds the vowels between matching slots, one finding for a pair of words.
  mutating func addVowels() {
    // Neither word of a pair precedes that of the pair before it, so equal pairs are adjacent.
    var last: WordPair?
    var (arabicStart, latinStart) = (0, 0)
    var (arabicWord, latinWord) = (0, 0)
    var isSound = true
    func vowelsBefore(_ key: PhoneticKey, _ slot: Int?) -> Int {
      slot.map { key.slots[$0].vowelsBefore } ?? key.vowels.count
    }
    let end = SlotAlignment.Step(first: nil, second: nil, cost: 0)
    for step in comparison.steps + [end] {
      if step.cost > 0 {
        isSound = false
        continue
      }
      let isEnd = step.first == nil && step.second == nil
      guard isEnd || (step.first != nil && step.second != nil) else { continue }
      let arabicEnd = vowelsBefore(arabic, step.first)
      let latinEnd = vowelsBefore(latin, step.second)
      let (first, second) = (arabic.vowels[arabicStart..<arabicEnd], latin.vowels[latinStart..<latinEnd])
      if isSound, let difference = VowelAlignment.difference(first, second) {
        let pair = WordPair(
          arabic: difference.first.map { arabic.vowels[$0].word } ?? arabicWord,
          latin: difference.second.map { latin.vowels[$0].word } ?? latinWord
        )
        if !isExplained(pair.arabic, pair.latin), !differing.contains(pair), pair != last {
          add(.vowel, pair)
          last = pair
        }
      }
      (arabicStart, latinStart) = (arabicEnd, latinEnd)
      isSound = true
      if let slot = step.first { arabicWord = arabic.slots[slot].word }
      if let slot = step.second { latinWord = latin.slots[slot].word }
    }
  }
}
