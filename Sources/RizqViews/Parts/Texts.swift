import DuaLibrary
import DuaSearch
import HTML
import RizqFeatures

/// How texts of the library are shown.
struct TextStyle {
  var language: LanguageTag
  var arabicSize = TextSize.medium
  var latinSize = TextSize.medium
  /// What an editor sees at a dua and a reader does not.
  var remarks: (Dua) -> DuaRemarks? = { _ in nil }

  /// A text for a reader of the app's language, or else the first that it has.
  func text(_ localized: LocalizedText) -> String { self.localized(localized).text }

  /// The text, with its language; nil if there is no text.
  func localized(_ localized: LocalizedText) -> (text: String, language: LanguageTag?) {
    let entry = localized.text(for: [language]) ?? localized.entries.first
    return (entry?.text ?? "", entry?.language)
  }

  /// A title or another short text within a line. If it is not in the language of the pages, it has the direction and the voice of its
  /// own.
  func inline<Action>(_ localized: LocalizedText) -> HTML<Action> {
    let (text, language) = self.localized(localized)
    guard let language, language.language != LanguageTag.english.language else { return HTML(text) }
    return bdi(.lang(language.rawValue), .dir(language.direction)) { text }
  }

  /// A localized text as a paragraph, in the direction and with the voice of its language.
  func paragraph<Action>(_ localized: LocalizedText, class name: String, marks: [HTMLMark] = []) -> HTML<
    Action
  > {
    let (text, language) = self.localized(localized)
    guard let language else { return HTML() }
    return p(.class(name, latinSize.name), .lang(language.rawValue), .dir(language.direction), .marks(marks))
    { text }
  }

  func arabic<Action>(of dua: Dua, marks: [HTMLMark] = []) -> HTML<Action> {
    arabic(dua.arabic, marks: (remarks(dua)?.arabic ?? []) + marks)
  }

  func transliteration<Action>(of dua: Dua, marks: [HTMLMark] = []) -> HTML<Action> {
    dua.transliteration.map { transliteration($0, marks: (remarks(dua)?.transliteration ?? []) + marks) }
      ?? HTML()
  }

  func arabic<Action>(_ text: String, marks: [HTMLMark] = []) -> HTML<Action> {
    p(.class("arabic", arabicSize.name), .lang("ar"), .dir(.rightToLeft), .marks(marks)) { text }
  }

  private func transliteration<Action>(_ text: String, marks: [HTMLMark]) -> HTML<Action> {
    p(.class("transliteration", latinSize.name), .lang("ar-Latn"), .dir(.leftToRight), .marks(marks)) {
      words(of: text)
    }
  }

  /// The text with elements around the words that no line ends in: a browser would end one after the hyphen of `wa-l-ḥamdu`.
  private func words<Action>(of text: String) -> HTML<Action> {
    var (page, before) = (HTML<Action>(), "")
    for (index, word) in text.unicodeScalars.split(separator: " ", omittingEmptySubsequences: false)
      .enumerated()
    {
      if index > 0 { before += " " }
      guard word.contains("-") else {
        before.unicodeScalars += word
        continue
      }
      if !before.isEmpty { page.append(HTML(before)) }
      page.append(span(.class("whole")) { String(word) })
      before = ""
    }
    if !before.isEmpty { page.append(HTML(before)) }
    return page
  }
}

extension TextSize {
  /// The class of the style sheet.
  fileprivate var name: String { "size-\(rawValue)" }
}

extension LanguageTag {
  /// The direction in which texts with this tag are written: that of their script.
  public var direction: HTMLDirection {
    Self.rightToLeftScripts.contains(likelyScript) ? .rightToLeft : .leftToRight
  }

  /// The scripts of living languages that are written from right to left.
  private static let rightToLeftScripts: Set<String> = [
    "Adlm", "Arab", "Aran", "Hebr", "Mand", "Nkoo", "Rohg", "Samr", "Syrc", "Thaa", "Yezi",
  ]
}

extension SearchHighlight {
  /// The marks in a text: a page counts in UTF-16 code units, the search in bytes of UTF-8.
  func marks(in text: String) -> [HTMLMark] {
    var marks: [HTMLMark] = []
    var (byte, unit, next) = (0, 0, 0)
    var start: Int?
    for scalar in text.unicodeScalars {
      if next < ranges.count, byte == ranges[next].lowerBound { start = unit }
      byte += UTF8.width(scalar)
      unit += UTF16.width(scalar)
      if next < ranges.count, byte == ranges[next].upperBound {
        marks.append(HTMLMark("found", (start ?? unit)..<unit))
        (start, next) = (nil, next + 1)
      }
    }
    return marks
  }
}
