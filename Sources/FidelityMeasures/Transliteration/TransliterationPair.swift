/// A text and its transliteration.
public struct TransliterationPair: Sendable, Hashable {
  public var arabic: String
  public var latin: String

  public init(arabic: String, latin: String) {
    self.arabic = arabic
    self.latin = latin
  }
}
