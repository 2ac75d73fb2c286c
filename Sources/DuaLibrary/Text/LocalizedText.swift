import UnicodeText

/// One text in several languages, sorted by language tag.
public struct LocalizedText: Sendable, ExpressibleByDictionaryLiteral {
  /// The texts, sorted by tag, each tag once.
  public private(set) var entries: [(language: LanguageTag, text: String)] = []

  /// No text in any language.
  public init() {}

  /// A text in one language; none if it is nil.
  init(_ text: String?, in language: LanguageTag) {
    if let text { entries = [(language, text)] }
  }

  /// The entries must be sorted by tag, each tag once.
  init(sorted entries: [(language: LanguageTag, text: String)]) { self.entries = entries }

  /// The last text of a language replaces earlier ones.
  public init(dictionaryLiteral elements: (LanguageTag, String)...) {
    for (language, text) in elements { self[language] = text }
  }

  /// Whether there is no text in any language.
  public var isEmpty: Bool { entries.isEmpty }

  /// The languages that have a text, sorted.
  public var languages: [LanguageTag] { entries.map(\.language) }

  /// The text in exactly this language; setting nil removes it.
  public subscript(language: LanguageTag) -> String? {
    get { entries.first { $0.language == language }?.text }
    set {
      entries.removeAll { $0.language == language }
      guard let newValue else { return }
      let index = entries.firstIndex { language < $0.language } ?? entries.endIndex
      entries.insert((language, newValue), at: index)
    }
  }
}

extension LocalizedText {
  /// The text for a reader of these languages, the preferred one first, with its language; nil if there is none in any of them.
  ///
  /// A language has the text with exactly its tag or, if there is none, one in the same language and script: of the same region before
  /// that without a region, and that before those of other regions. So `en-GB` has that of `en`, and `ar-Latn` not that of `ar`. A tag
  /// without a script stands for the usual one (``LanguageTag/likelyScript``): `zh-TW` has the text of `zh-Hant`, and not that of `zh`.
  /// Former names of a language, such as `iw` for `he`, are that language.
  ///
  /// ``LanguageTag/init(identifier:)`` reads the languages of a device. Titles, translations and names have a text in
  /// ``Bundle/defaultLanguage``, which is therefore the last of `languages`; other texts may have none in it.
  public func text(for languages: some Sequence<LanguageTag>) -> (language: LanguageTag, text: String)? {
    for wanted in languages {
      if let entry = entries.first(where: { $0.language == wanted }) { return entry }
      let readable = entries.filter { $0.language.isReadable(as: wanted) }
      let region = wanted.region
      if let entry = readable.first(where: { region != nil && $0.language.region == region })
        ?? readable.first(where: { $0.language.region == nil }) ?? readable.first
      {
        return entry
      }
    }
    return nil
  }
}

extension LocalizedText: Equatable {
  /// Compares scalar by scalar: canonical equivalence is not enough for recited text.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.entries.elementsEqual(rhs.entries) {
      $0.language == $1.language && $0.text.hasSameScalars(as: $1.text)
    }
  }
}
