/// One place where a transliteration is not written as its library writes that sound elsewhere.
public struct StyleDeparture: Sendable, Hashable {
  /// What is written in another way.
  public var feature: StyleFeature
  /// The Arabic word.
  public var arabic: TransliterationFinding.Excerpt
  /// The Arabic letter or mark of the sound, with what stands on it.
  public var sound: TransliterationFinding.Excerpt
  /// The Latin word.
  public var latin: TransliterationFinding.Excerpt
  /// The Latin letters that stand for the sound; an empty range, at their place, where there are none.
  public var letters: TransliterationFinding.Excerpt
  /// What the library writes for the sound; empty where it writes nothing. For doubling the letters as the
  /// library would double them, or not.
  public var usual: String
  /// In how many places of ``placeCount`` the library writes so; this text is left out if it was learned.
  public var usualCount: Int
  /// How often the library has this sound in such a place.
  public var placeCount: Int

  init(
    _ observation: StyleObservation,
    _ habit: TransliterationStyle.Habit,
    _ arabicScalars: [Unicode.Scalar],
    _ latinScalars: [Unicode.Scalar]
  ) {
    func excerpt(_ range: Range<Int>, _ scalars: [Unicode.Scalar]) -> TransliterationFinding.Excerpt {
      .init(text: String(String.UnicodeScalarView(scalars[range])), range: range)
    }
    feature = observation.feature
    arabic = excerpt(observation.arabicWord, arabicScalars)
    sound = excerpt(observation.arabicRange, arabicScalars)
    latin = excerpt(observation.latinWord, latinScalars)
    letters = excerpt(observation.latinRange, latinScalars)
    if case .doubling = observation.feature {
      usual = LetterGroup.Doubling(rawValue: habit.spelling)?.applied(to: observation.letters) ?? ""
    } else if observation.feature == .sunArticle, habit.spelling == "=" {
      usual = observation.letters
    } else {
      usual = habit.spelling
    }
    usualCount = habit.count
    placeCount = habit.total
  }
}
