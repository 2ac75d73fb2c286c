/// How a library writes the sounds of Arabic in Latin letters, learned from its own texts.
///
/// A phonetic key cannot keep s, ṣ and sh, t and ṭ, h and ḥ, hamza and ain, or short and long apart. A library
/// that does can be held to its own habit: a style counts how each sound is written, and tells where a text
/// departs from what the others do. A library that writes one letter for two sounds has no habit to depart
/// from, and nothing is said.
///
/// Styles add up: the style of two libraries is the sum of theirs, in whatever order they are learned.
public struct TransliterationStyle: Sendable, Hashable {
  private var tallies: [StylePlace: StyleTally] = [:]
  /// The pairs from which something was learned.
  public private(set) var pairCount = 0

  /// A style that knows nothing.
  public init() {}

  /// The style of some texts with their transliterations.
  public init(_ pairs: some Sequence<(arabic: String, latin: String)>) {
    for pair in pairs { learn(arabic: pair.arabic, latin: pair.latin) }
  }

  /// Counts how a text is written; nothing is learned from a transliteration with findings.
  public mutating func learn(arabic: String, latin: String) {
    learn(TransliterationComparison(arabic: arabic, latin: latin))
  }

  /// Counts how a text that was compared already is written.
  public mutating func learn(_ pair: TransliterationComparison) {
    let observer = StyleObserver(pair)
    guard observer.isConsistent else { return }
    pairCount += 1
    for observation in observer.observations { add(observation) }
  }

  /// Adds what another style has learned.
  public mutating func merge(_ other: TransliterationStyle) {
    for (place, tally) in other.tallies { tallies[place, default: StyleTally()].merge(tally) }
    pairCount += other.pairCount
  }

  private mutating func add(_ observation: StyleObservation) {
    for place in observation.habitats + observation.niches {
      tallies[place, default: StyleTally()].add(observation.spelling)
    }
  }
}

// MARK: - Departures

extension TransliterationStyle {
  /// Fewer occurrences do not establish a habit.
  static let minimumCount = 8
  /// The share of its places that a spelling has at least where it is the habit.
  static let dominance = 0.97

  /// Where a text departs from the style, in the order of the Latin text.
  ///
  /// - Parameter isLearned: whether the style was learned from this text too. Its own words are not evidence for
  ///   it then, so that a mistake does not speak for itself.
  public func departures(arabic: String, latin: String, isLearned: Bool = true) -> [StyleDeparture] {
    departures(in: TransliterationComparison(arabic: arabic, latin: latin), isLearned: isLearned)
  }

  /// Where a text that was compared already departs from the style, in the order of the Latin text.
  ///
  /// - Parameters:
  ///   - isLearned: whether the style was learned from this text too.
  ///   - romanizer: writes as the library does; words that it writes alike are skipped, which saves most
  ///     of the work.
  public func departures(
    in pair: TransliterationComparison,
    isLearned: Bool = true,
    skipping romanizer: Romanizer? = nil
  ) -> [StyleDeparture] {
    let observer = StyleObserver(pair, without: romanizer)
    let observations = observer.observations
    var own = TransliterationStyle()
    if isLearned, observer.isConsistent {
      for observation in observations { own.add(observation) }
    }
    return observations.compactMap { observation in
      habit(broken: observation, without: own).map { habit in
        StyleDeparture(observation, habit, pair.arabicScalars, pair.latinScalars)
      }
    }
  }

  struct Habit {
    var spelling: String
    var count: Int
    var total: Int
  }

  /// The habit that a spelling departs from; nil where it is the usual one, where there is no habit, or where
  /// this spelling is at home in its word or between its neighbors.
  private func habit(broken observation: StyleObservation, without own: TransliterationStyle) -> Habit? {
    func counts(_ place: StylePlace) -> (written: Int, total: Int) {
      let (tally, mine) = (tallies[place], own.tallies[place])
      let written = (tally?.count(observation.spelling) ?? 0) - (mine?.count(observation.spelling) ?? 0)
      return (written, (tally?.total ?? 0) - (mine?.total ?? 0))
    }
    for place in observation.niches {
      let (written, total) = counts(place)
      if written >= 2, 2 * written >= total { return nil }
    }
    // Close surroundings say more than wide ones, if they are met often enough.
    let place = observation.habitats.first { counts($0).total >= TransliterationStyle.minimumCount }
    guard let place, let usual = tallies[place]?.usual(without: own.tallies[place]),
      usual.spelling != observation.spelling,
      Double(usual.count) >= TransliterationStyle.dominance * Double(counts(place).total)
    else { return nil }
    return Habit(spelling: usual.spelling, count: usual.count, total: counts(place).total)
  }
}
