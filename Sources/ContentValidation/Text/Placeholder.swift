/// Recognises text that stands where the real text is still to come.
enum Placeholder {
  /// The part that gives a placeholder away; nil when the text is none.
  static func found(in text: String) -> String? {
    let words = words(of: text)
    if words.isEmpty { return text }
    if let marker = words.first(where: markers.contains) { return marker }
    if words.count <= 2 {
      let whole = words.joined(separator: " ").lowercased()
      if wholeTexts.contains(whole) { return text }
    }
    return phrase(in: words)
  }

  /// Words in capitals that editors leave behind, wherever they stand. In lower case `todo` is Spanish.
  private static let markers: Set<String> = ["TODO", "TBD", "TBA", "FIXME", "XXX", "XXXX"]

  /// What counts only when it is all there is; `n a` is what the words of `n/a` are.
  private static let wholeTexts: Set<String> = [
    "todo", "tbd", "tba", "fixme", "xxx", "xxxx", "n a", "na", "none", "null", "nil", "undefined",
    "placeholder",
    "untitled", "translation", "transliteration", "arabic text", "test", "asdf",
  ]

  /// Words that no finished text has behind each other, by the first of them.
  private static let phrases: [String: Set<String>] = [
    "lorem": ["ipsum"],
    "translation": ["here", "goes"],
    "transliteration": ["here", "goes"],
    "arabic": ["here"],
    "title": ["here"],
    "text": ["here", "goes"],
    "coming": ["soon"],
  ]

  private static func phrase(in words: [String]) -> String? {
    for (first, second) in zip(words, words.dropFirst()) {
      if let seconds = phrases[first.lowercased()], seconds.contains(second.lowercased()) {
        return "\(first) \(second)"
      }
    }
    return nil
  }

  /// Runs of letters, marks and digits.
  private static func words(of text: String) -> [String] {
    text.unicodeScalars.split { scalar in
      !scalar.properties.isAlphabetic && scalar.properties.numericType == nil
    }
    .map { String(String.UnicodeScalarView($0)) }
  }
}
