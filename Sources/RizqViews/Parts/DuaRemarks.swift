import HTML

/// What an editor sees at a dua of the app and a reader does not: where findings are, and a page with more about the dua.
public struct DuaRemarks: Sendable, Equatable {
  /// The address of the page.
  public var link: String
  /// What the link says.
  public var label: String
  /// The marks in the Arabic, in units of the page.
  public var arabic: [HTMLMark]
  /// The marks in the transliteration.
  public var transliteration: [HTMLMark]

  /// Makes the remarks about a dua.
  public init(link: String, label: String, arabic: [HTMLMark] = [], transliteration: [HTMLMark] = []) {
    (self.link, self.label) = (link, label)
    (self.arabic, self.transliteration) = (arabic, transliteration)
  }
}
