/// The data of the library that its rows need.
package struct RowContext: Sendable {
  /// The default language, that of the keys without a language.
  package let language: LanguageTag
  private let workNames: [Slug: String]

  package init(_ library: Library) {
    let language = library.defaultLanguage
    self.language = language
    workNames = Dictionary(
      library.works.map { work in
        (work.slug, work.name[language] ?? work.name.entries.first?.text ?? work.slug.rawValue)
      },
      uniquingKeysWith: { first, _ in first }
    )
  }

  /// The text in the default language, which the contract requires.
  func text(
    _ key: String,
    of text: LocalizedText,
    in file: BundleFile,
    slug: Slug
  ) throws(MissingText) -> String {
    guard let text = text[language] else {
      throw MissingText(file: file, slug: slug, key: key, language: language)
    }
    return text
  }

  /// The citations for display, or nil if there are none.
  func display(_ citations: [Citation]) -> String? {
    citations.isEmpty ? nil : citations.map { $0.displayText { workNames[$0] } }.joined(separator: "; ")
  }
}

/// An entity without a text that every row of its kind must have.
public struct MissingText: Error, Equatable, Sendable, CustomStringConvertible {
  /// The file of the row.
  public var file: BundleFile
  /// The slug of the entity.
  public var slug: Slug
  /// The key that would be empty.
  public var key: String
  /// The library's default language.
  public var language: LanguageTag

  public var description: String {
    "`\(slug)` has no text in `\(language)`, the library's default language, for the key `\(key)` of"
      + " \(file.path); add the text, or change the default language"
  }
}
