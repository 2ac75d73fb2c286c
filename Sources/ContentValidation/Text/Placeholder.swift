/// Recognises text that stands where the real text is still to come.
enum Placeholder {
  /// The part that gives a placeholder away; nil when the text is none.
  static func found(in text: String) -> String? {
    guard
      text.unicodeScalars.contains(where: { $0.properties.isAlphabetic || $0.properties.numericType != nil })
    else { return text }
    if let word = words(of: text).first(where: markers.contains) { return word }
    let key = text.comparisonKey
    if let phrase = phrases.first(where: key.contains) { return phrase }
    let bare = key.drop { !$0.isLetter }.reversed().drop { !$0.isLetter }.reversed()
    return wholeTexts.contains(String(bare)) ? String(bare) : nil
  }

  /// Words in capitals that editors leave behind, wherever they stand. In lower case `todo` is Spanish.
  private static let markers: Set<String> = ["TODO", "TBD", "TBA", "FIXME", "XXX", "XXXX"]

  /// Parts that no finished text has.
  private static let phrases = [
    "lorem ipsum", "translation here", "transliteration here", "text here", "arabic here", "title here",
    "translation goes", "text goes here", "to be added", "to be translated", "coming soon",
  ]

  /// What counts only when it is all there is.
  private static let wholeTexts: Set<String> = [
    "todo", "tbd", "tba", "fixme", "xxx", "xxxx", "n/a", "na", "none", "null", "nil", "undefined",
    "placeholder",
    "untitled", "translation", "transliteration", "arabic text", "test", "asdf",
  ]

  private static func words(of text: String) -> [String] {
    text.split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }
}
