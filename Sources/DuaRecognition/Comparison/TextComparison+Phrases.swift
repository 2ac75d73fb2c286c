import UnicodeText

extension TextComparison {
  /// What the second text is to the first: `same as`.
  public var phrase: String {
    switch relation {
    case .same: "same as"
    case .isPart: "part of"
    case .contains: "contains"
    }
  }

  /// `, but for 1 of 11 words`; empty if no word differs in more than marks.
  public var extent: String {
    differingWords == 0 ? "" : ", but for \(differingWords) of \(words) words"
  }
}

extension WordDifference {
  /// The words of both texts, with the characters in which they differ if these are few.
  public var phrase: String {
    let words = "\(Self.shown(first)) there, \(Self.shown(second)) here"
    guard let characters else { return words }
    return "\(words): \(Self.list(characters.second)) instead of \(Self.list(characters.first))"
  }

  private static func shown(_ words: String) -> String { words.isEmpty ? "nothing" : words.quoted() }

  private static func list(_ characters: [String]) -> String {
    characters.isEmpty ? "nothing" : characters.joined(separator: " and ")
  }
}
