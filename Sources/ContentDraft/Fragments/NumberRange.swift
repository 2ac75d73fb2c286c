import DuaLibrary

/// The numbers that a field may have. Readers name them in messages; rules check them.
public enum NumberRange {
  /// Of duas, journeys, categories and collections; 32 bits, because databases store them so.
  public static let id = 1...Int(Int32.max)
  /// How often a dua is recited.
  public static let repetitions = 1...1000
  /// The points of a dua.
  public static let xp = SuggestedXP.allowed
  /// The seconds that a dua takes with all its repetitions.
  public static let duration = 1...7200
  /// The minutes of a day of a journey.
  public static let minutes = 1...1440
  /// The greatest length of a text, in Unicode scalars.
  public static let length = 1...Int(Int32.max)
  /// The surahs of the Quran.
  public static let surah = 1...114
  /// Numbers without a limit of their own, such as the order of journeys.
  public static let any = Int(Int32.min)...Int(Int32.max)
}
