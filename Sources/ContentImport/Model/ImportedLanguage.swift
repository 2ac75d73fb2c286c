import DuaLibrary

extension String {
  /// Arabic for a text in Arabic letters, otherwise `language`, as for all texts if that is written in these letters, too.
  func importedLanguage(default language: LanguageTag) -> LanguageTag {
    guard !language.hasArabicLetters else { return language }
    var balance = 0
    for scalar in unicodeScalars where scalar.properties.isAlphabetic {
      balance += (0x0600...0x06FF).contains(scalar.value) || scalar.value >= 0xFB50 ? 1 : -1
    }
    return balance > 0 ? .arabic : language
  }
}

extension LanguageTag {
  /// Whether the language is written in Arabic letters, so that these do not tell its texts from Arabic ones.
  var hasArabicLetters: Bool { ["Arab", "Aran"].contains(likelyScript) }
}
