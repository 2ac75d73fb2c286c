/// How a library writes the sounds of Arabic in Latin letters, learned from its own texts.
///
/// A phonetic key does not distinguish s, ṣ and sh, t and ṭ, h and ḥ, hamza and ayn, or short and long vowels. A library that
/// does can be checked for consistency: a style counts how each sound is written, and finds where a text differs from the
/// others. A library that writes one letter for two sounds has no such habit, and gets no findings.
///
/// Styles are additive: the style of two libraries is the sum of theirs, in any order.
public struct TransliterationStyle: Sendable, Hashable {
  private var tallies: [StyleScope: StyleTally] = [:]
  /// The number of pairs from which something was learned.
  public private(set) var pairCount = 0

  /// An empty style.
  public init() {}

  /// The style of some texts with their transliterations.
  public init(_ pairs: some Sequence<(arabic: String, latin: String)>) {
    for pair in pairs { learn(arabic: pair.arabic, latin: pair.latin) }
  }

  /// Counts how a text is written; the transliteration of another text is skipped.
  public mutating func learn(arabic: String, latin: String) {
    learn(TransliterationComparison(arabic: arabic, latin: latin))
  }

  /// Counts how a text that was already compared is written.
  public mutating func learn(_ pair: TransliterationComparison) {
    let observer = StyleObserver(pair)
    guard !observer.isOtherText else { return }
    pairCount += 1
    for observation in observer.observations { add(observation) }
  }

  /// Adds the counts of another style.
  public mutating func merge(_ other: TransliterationStyle) {
    for (position, tally) in other.tallies { tallies[position, default: StyleTally()].merge(tally) }
    pairCount += other.pairCount
  }

  private mutating func add(_ observation: StyleObservation) {
    for position in observation.habitScopes + observation.exceptionScopes {
      tallies[position, default: StyleTally()].add(observation.spelling)
    }
  }
}

// MARK: - Deviations

extension TransliterationStyle {
  /// The minimum number of occurrences for a habit.
  static let minimumCount = 8
  /// The minimum share of the occurrences that a habit has.
  static let dominance = 0.97
  /// The minimum share of words without a space in a library that separates no parts of words.
  private static let unbrokenShare = 0.9
  /// A spelling that the other texts have more often, and in more than 1% of the places, is a second habit, not a slip.
  private static let slipCount = 8

  /// The deviations of a text from the style, in the order of the Latin text.
  ///
  /// - Parameter isLearned: Whether the style was learned from this text too. Its own words are then not counted as evidence,
  ///   so that an error does not confirm itself.
  public func deviations(arabic: String, latin: String, isLearned: Bool = true) -> [StyleDeviation] {
    deviations(in: TransliterationComparison(arabic: arabic, latin: latin), isLearned: isLearned)
  }

  /// The deviations from the style of a text that was already compared, in the order of the Latin text.
  ///
  /// - Parameters:
  ///   - isLearned: Whether the style was learned from this text too.
  ///   - romanizer: A romanizer of the library's scheme. Words that it spells alike are skipped, which saves most of the work.
  public func deviations(
    in pair: TransliterationComparison,
    isLearned: Bool = true,
    skipping romanizer: Romanizer? = nil
  ) -> [StyleDeviation] {
    let observer = StyleObserver(pair, without: romanizer)
    let observations = observer.observations
    var own = TransliterationStyle()
    if isLearned, !observer.isOtherText {
      for observation in observations { own.add(observation) }
    }
    var spellings: [StyleFeature: [String: Int]] = [:]
    for observation in observations {
      spellings[observation.feature, default: [:]][observation.spelling, default: 0] += 1
    }
    let lengths = TextLengths(observations, pair.arabicScalars)
    return observations.compactMap { observation in
      let ofLibrary = habit(broken: observation, without: own, isLearned: isLearned)
        .flatMap { lengths.keeps(observation, against: $0.spelling) ? nil : $0 }
      // The word in other texts says more than the other words of the text.
      let broken =
        ofLibrary?.isOfWord == true ? ofLibrary : lengths.habit(brokenBy: observation) ?? ofLibrary
      return broken.map { habit in
        let here = spellings[observation.feature] ?? [:]
        let isOfText = here[observation.spelling, default: 0] > 1 && here[habit.spelling] == nil
        return StyleDeviation(
          observation,
          habit,
          isHabitOfText: isOfText,
          pair.arabicScalars,
          pair.latinScalars
        )
      }
    }
    // A digraph may be read as one sound or as two, so that the usual spelling of another sound is the same.
    .filter { $0.feature == .spacing || $0.usual != $0.letters.text }
  }

  struct Habit {
    var spelling: String
    var count: Int
    var total: Int
    var isOfWord = false
    /// Whether only the text itself was looked at.
    var isOfText = false

    /// Whether nearly all of very many places agree. How vowels at the edges of words are written depends on more than their sounds.
    func hasNoException(for observation: StyleObservation) -> Bool {
      let minimum: Int
      switch observation.feature {
      case .letter, .sunArticle: minimum = 25
      case .vowel where !observation.isInsideWord: return false
      case .doubling, .vowel: minimum = 100
      case .spacing: return true
      }
      return total >= minimum && Double(count) >= 0.99 * Double(total)
    }
  }

  /// The minimum number of places of a word for its spelling to be established.
  static let minimumWordCount = 4

  /// The habit that a spelling deviates from; nil if it is the usual one or a second one, if there is no habit, or if this
  /// spelling is established in its word or context.
  private func habit(
    broken observation: StyleObservation,
    without own: TransliterationStyle,
    isLearned: Bool
  ) -> Habit? {
    func counts(_ position: StyleScope) -> (written: Int, total: Int) {
      let (tally, mine) = (tallies[position], own.tallies[position])
      let written = (tally?.count(observation.spelling) ?? 0) - (mine?.count(observation.spelling) ?? 0)
      return (written, (tally?.total ?? 0) - (mine?.total ?? 0))
    }
    if observation.feature == .spacing {
      guard !observation.spelling.isEmpty, let tally = tallies[.anywhere(.spacing)],
        tally.total >= Self.minimumCount, Double(tally.count("")) >= Self.unbrokenShare * Double(tally.total)
      else { return nil }
      return Habit(spelling: "", count: tally.count(""), total: tally.total)
    }
    for position in observation.exceptionScopes {
      let (written, total) = counts(position)
      if written >= 2, 2 * written >= total { return nil }
    }
    if let habit = wordHabit(broken: observation, without: own, isLearned: isLearned) { return habit }
    // A specific context has precedence over a general one, if it occurs often enough.
    let position = observation.habitScopes.first { counts($0).total >= TransliterationStyle.minimumCount }
    guard let position, let usual = tallies[position]?.usual(without: own.tallies[position]),
      usual.spelling != observation.spelling,
      Double(usual.count) >= TransliterationStyle.dominance * Double(counts(position).total),
      counts(position).written <= max(TransliterationStyle.slipCount, counts(position).total / 100)
    else { return nil }
    return Habit(spelling: usual.spelling, count: usual.count, total: counts(position).total)
  }

  /// The only spelling of the sound in the other places of its word: in other texts, or there and in this one.
  private func wordHabit(
    broken observation: StyleObservation,
    without own: TransliterationStyle,
    isLearned: Bool
  ) -> Habit? {
    guard observation.isInsideWord, let tally = tallies[observation.wordScope] else { return nil }
    var itself = StyleTally()
    if isLearned { itself.add(observation.spelling) }
    for excluded in [own.tallies[observation.wordScope] ?? itself, itself] {
      let total = tally.total - excluded.total
      if total >= Self.minimumWordCount, let usual = tally.usual(without: excluded), usual.count == total,
        usual.spelling != observation.spelling
      {
        return Habit(spelling: usual.spelling, count: total, total: total, isOfWord: true)
      }
    }
    return nil
  }
}
