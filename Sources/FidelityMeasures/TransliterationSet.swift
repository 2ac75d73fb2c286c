import Foundation

/// A text and its transliteration.
package struct TransliterationPair: Sendable, Hashable {
  package var arabic: String
  package var latin: String

  package init(arabic: String, latin: String) {
    self.arabic = arabic
    self.latin = latin
  }
}

/// Texts with transliterations made by people.
package enum TransliterationSet: Sendable, Hashable {
  /// The duas of this library.
  case library
  /// The public set fitrahive/dua-dhikr in one language: `en` or `id`.
  case duaDhikr(String)
  /// The verses of the Quran in one spelling, with Tanzil's English transliteration.
  case quran(ReferenceData.QuranEdition)
  /// The same, with Tanzil's underlined letters written with U+0332 COMBINING LOW LINE: `h̲`, `a̲`.
  case underlinedQuran(ReferenceData.QuranEdition)

  /// Every set, in plain letters.
  package static let all: [Self] = [
    .library, .duaDhikr("en"), .duaDhikr("id"), .quran(.simple), .quran(.uthmani),
  ]

  package var name: String {
    switch self {
    case .library: "library"
    case .duaDhikr(let language): "fitrahive \(language)"
    case .quran(let edition): edition.rawValue
    case .underlinedQuran(let edition): edition.rawValue + ", underlined"
    }
  }

  package func pairs(in data: ReferenceData) throws(ReferenceData.Problem) -> [TransliterationPair] {
    switch self {
    case .library: return try libraryPairs(data)
    case .duaDhikr(let language): return try duaDhikrPairs(language, data)
    case .quran(let edition): return try quranPairs(edition, data, isUnderlined: false)
    case .underlinedQuran(let edition): return try quranPairs(edition, data, isUnderlined: true)
    }
  }

  private func libraryPairs(_ data: ReferenceData) throws(ReferenceData.Problem) -> [TransliterationPair] {
    struct Dua: Decodable { let arabicText: String, transliteration: String? }
    return try ReferenceData.decoded([Dua].self, at: data.bundle.appending(path: "duas.json"))
      .compactMap { dua in
        dua.transliteration.map { TransliterationPair(arabic: dua.arabicText, latin: $0) }
      }
  }

  private func duaDhikrPairs(_ language: String, _ data: ReferenceData) throws(ReferenceData.Problem)
    -> [TransliterationPair]
  {
    struct Dua: Decodable { let arabic: String, latin: String }
    var pairs: [TransliterationPair] = []
    for part in ["daily-dua", "dhikr-after-salah", "evening-dhikr", "morning-dhikr", "selected-dua"] {
      let file = data.folder.appending(path: "dua/dua-dhikr/\(part)/\(language).json")
      pairs += try ReferenceData.decoded([Dua].self, at: file)
        .map { TransliterationPair(arabic: $0.arabic, latin: $0.latin) }
    }
    return pairs
  }

  private func quranPairs(_ edition: ReferenceData.QuranEdition, _ data: ReferenceData, isUnderlined: Bool)
    throws(ReferenceData.Problem) -> [TransliterationPair]
  {
    try zip(data.quran(edition), data.quran(.transliteration)).map { arabic, latin in
      TransliterationPair(arabic: arabic, latin: Self.withoutTags(latin, underlines: isUnderlined))
    }
  }

  /// Removes the escaped tags by which Tanzil marks underlined and bold letters.
  ///
  /// - Parameter underlines: Whether an underlined letter keeps its line, as U+0332 after the letter.
  private static func withoutTags(_ text: String, underlines: Bool) -> String {
    var plain = String.UnicodeScalarView()
    var tag: String?
    var isUnderlined = false
    for scalar in text.replacing("&lt;", with: "<").replacing("&gt;", with: ">").unicodeScalars {
      switch (scalar, tag) {
      case ("<", _): tag = ""
      case (">", _):
        if tag?.lowercased() == "u" { isUnderlined = true }
        if tag?.lowercased() == "/u" { isUnderlined = false }
        tag = nil
      case (_, .some): tag?.unicodeScalars.append(scalar)
      case (_, nil):
        plain.append(scalar)
        if underlines, isUnderlined, scalar.properties.isAlphabetic { plain.append("\u{0332}") }
      }
    }
    return String(plain)
  }
}
