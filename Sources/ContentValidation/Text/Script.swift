import ArabicText
import DuaLibrary
import UnicodeText

extension Script {
  /// The name of the script in messages.
  var name: String {
    switch self {
    case .kana: "Japanese"
    case .han: "Chinese"
    default: String(describing: self).capitalizedFirst
    }
  }
}

extension Script {
  /// The scripts in which a language is written; empty if the language is unknown. A script subtag decides (`ar-Latn` is
  /// Latin).
  static func expected(for tag: LanguageTag) -> Set<Script> {
    if let subtag = tag.script {
      return Set([Script.allCases.first { $0.code.utf8.elementsEqual(subtag.utf8) }].compactMap(\.self))
    }
    return byLanguage[tag.language] ?? []
  }

  private static let byLanguage: [String: Set<Script>] = {
    var table: [String: Set<Script>] = [:]
    for (scripts, languages) in languagesByScript {
      for language in languages.split(separator: " ") { table[String(language)] = scripts }
    }
    return table
  }()

  private static let languagesByScript: [(Set<Script>, String)] = [
    ([.arabic], "ar ckb fa ps sd ug ur"),
    (
      [.latin],
      "af bs cs da de en es et fi fr ha hr hu id it jv lt lv ms nl no pl pt ro sk sl so sq sv sw tl tr vi"
    ),
    ([.latin, .arabic], "ku"),
    ([.latin, .cyrillic], "az sr uz"),
    ([.cyrillic], "bg ba ce kk ky mk ru tg tt uk"),
    ([.bengali], "as bn"), ([.devanagari], "hi mr ne sa"), ([.ethiopic], "am ti"), ([.greek], "el"),
    ([.gujarati], "gu"), ([.gurmukhi, .arabic], "pa"), ([.han], "zh"), ([.hangul, .han], "ko"),
    ([.hebrew], "he"), ([.kana, .han], "ja"), ([.kannada], "kn"), ([.malayalam], "ml"), ([.sinhala], "si"),
    ([.tamil], "ta"), ([.telugu], "te"), ([.thai], "th"),
  ]
}

extension Unicode.Scalar {
  /// The script of a letter. Nil for other scalars, and for spacing modifier letters such as the half rings of
  /// transliterations, the honorific ligatures U+FDFA and U+FDFB, which texts in every language use, and letters of scripts
  /// that ``Script`` does not list.
  var letterScript: Script? {
    if isArabicLetter { return value == 0xFDFA || value == 0xFDFB ? nil : .arabic }
    return scriptOfBlock
  }
}
