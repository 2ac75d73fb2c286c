/// The words of texts that are placeholders as a whole.
package enum PlaceholderWords {
  /// The longest text that may be one, in bytes of UTF-8; texts without any letter or digit may be longer.
  static let lengthLimit = 96
  private static let wordLimit = 7

  /// Whether a text that is not blank consists of words that are about a missing text, or has no letter or digit.
  package static func areAll(of text: String) -> Bool {
    var words: [String] = []
    var runs = WordRuns(text)
    guard let first = runs.next() else { return true }
    guard text.utf8.count <= lengthLimit else { return false }
    lazy var isTemplate = isTemplate(text)
    var next: Substring? = first
    while let run = next {
      guard mayBeKnown(run) || isTemplate else { return false }
      let word = run.plainLowercase
      guard words.count < wordLimit, known.contains(word) || isFiller(word) || isTemplate else {
        return false
      }
      words.append(word)
      next = runs.next()
    }
    return isTemplate || phrases.contains(words.joined(separator: " "))
      || words.contains { subjects.contains($0) || isFiller($0) }
        && words.allSatisfy { subjects.contains($0) || companions.contains($0) || isFiller($0) }
  }

  /// `xx`, `xxxxx`.
  private static func isFiller(_ word: String) -> Bool {
    word.utf8.count > 1 && word.utf8.allSatisfy { $0 == UInt8(ascii: "x") }
  }

  /// `{{title}}`, `<<missing>>`, `[[text]]`.
  private static func isTemplate(_ text: String) -> Bool {
    text.utf8.first.map(templateStarts.contains) == true
      && templates.contains { text.hasPrefix($0) && text.hasSuffix($1) }
  }

  private static let templates = [("{{", "}}"), ("<<", ">>"), ("[[", "]]"), ("${", "}")]

  /// Words that a finished text does not consist of, even next to words of ``companions``.
  private static let subjects = Set(
    """
    todo tbd tba tbc fixme wip placeholder untitled undefined null nil none na asdf blah dummy pending missing blank empty
    unknown unavailable untranslated translation translations translate translated transliteration transliterate
    transliterated ditto terjemahan traduction traduire traducción traduccion übersetzung çeviri ترجمه ترجمة الترجمة ترجمہ
    """.listedWords
  )

  private static let companions = Set(
    """
    a add added already an and arabic as available be being benefit by check coming complete completed content context
    description do does done draft english enter example exist fill follow following follows for french from go goes
    has here i in incomplete compléter indonesian insert is it later lorem me meaning my name needed needs need no not note of or
    original our please provide provided put required requires review sample some soon still string temporary test text
    the this title to turkish up urdu value via will with write written yet your ada belum di ici à la aquí aqui hier
    folgt fehlt yok burada buraya sini یہاں نہیں هنا لاحقا ناقصة مفقودة لا توجد
    """.listedWords
  )

  /// Texts that are placeholders only as a whole; `n a` are the words of `n/a`.
  private static let phrases: Set<String> = [
    "n a", "t b d", "t b a", "to do", "test", "text", "title", "arabic text", "lorem", "sample text",
    "example text",
    "text here", "your text", "your text here", "insert here", "insert text", "insert text here", "add here",
    "add text",
    "fill in", "to be added", "to be done", "to be written", "to be completed", "to be provided",
    "to be filled in",
    "need to add", "to follow", "not available", "not yet available", "not yet written", "not written yet",
    "no text",
    "no title", "no description", "work in progress", "same as above", "as above", "see above", "see arabic",
    "see the arabic", "foo", "foo bar", "bar", "baz", "pendiente", "à compléter", "نص هنا", "النص هنا",
    "نص عربي",
    "النص العربي", "النص العربي هنا", "اكتب هنا", "يضاف لاحقا", "يكتب لاحقا", "سيضاف لاحقا", "قيد الاعداد",
    "قيد الإعداد",
    "العنوان هنا", "غير متوفر",
  ]

  /// Every word of a placeholder: most texts are ruled out by their first word.
  private static let known = subjects.union(companions).union(phrases.flatMap { $0.listedWords })

  /// Whether a word may be one of a placeholder: false for nearly all others of ASCII letters.
  private static func mayBeKnown(_ word: Substring) -> Bool {
    var hash = WordFilter.Hash()
    var isFiller = true
    for byte in word.utf8 {
      guard byte < 0x80 else { return true }
      hash.add(byte)
      isFiller = isFiller && byte | 0x20 == UInt8(ascii: "x")
    }
    return isFiller || filter.contains(hash)
  }

  private static let filter = WordFilter(known.filter { $0.utf8.allSatisfy { $0 < 0x80 } })

  private static let templateStarts = Set(templates.compactMap(\.0.utf8.first))
}
