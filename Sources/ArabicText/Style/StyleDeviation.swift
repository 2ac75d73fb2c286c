import UnicodeText

/// A sound that a transliteration writes differently from the rest of its library.
public struct StyleDeviation: Sendable, Hashable {
  /// What is written differently.
  public var feature: StyleFeature
  /// The Arabic word.
  public var arabic: TransliterationFinding.Excerpt
  /// The Arabic letter or mark of the sound, with its marks.
  public var sound: TransliterationFinding.Excerpt
  /// The Latin word.
  public var latin: TransliterationFinding.Excerpt
  /// The Latin letters of the sound; an empty range if there are none.
  public var letters: TransliterationFinding.Excerpt
  /// The library's usual spelling of the sound, possibly empty. For doubling: the letters, doubled or not, as the library would
  /// write them.
  public var usual: String
  /// The number of the ``occurrenceCount`` occurrences with that spelling; this text is not counted, even if it was learned.
  public var usualCount: Int
  /// The number of occurrences of the sound in such a place in the library.
  public var occurrenceCount: Int
  /// Whether only this word was looked at, which has the usual spelling in all its other places.
  public var isOfWord: Bool
  /// Whether only the text itself was looked at, which writes nearly all long vowels long and short ones short.
  public var isOfText: Bool
  /// Whether the spelling is a slip, and not one that the library has for reasons of its own: the habit is that of the word, or has
  /// next to no exception, and the text does not write all such sounds in this way.
  public var isSlip: Bool

  init(
    _ observation: StyleObservation,
    _ habit: TransliterationStyle.Habit,
    isHabitOfText: Bool,
    _ arabicScalars: [Unicode.Scalar],
    _ latinScalars: [Unicode.Scalar]
  ) {
    func excerpt(_ range: Range<Int>, _ scalars: [Unicode.Scalar]) -> TransliterationFinding.Excerpt {
      .init(text: String(scalars: scalars[range]), range: range)
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
    occurrenceCount = habit.total
    isOfWord = habit.isOfWord
    isOfText = habit.isOfText
    isSlip =
      habit.isOfText
      || !isHabitOfText && (habit.isOfWord || observation.isClear && habit.hasNoException(for: observation))
  }
}
