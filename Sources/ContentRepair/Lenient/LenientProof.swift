import ContentDraft
import DuaLibrary
import UnicodeText

/// Proves of a mended draft that it says what the sources say: it looks at both, and knows nothing of how it was mended.
package struct LenientProof {
  /// What differs from the sources, in a sentence without a full stop.
  package struct Violation: Error, Equatable {
    package let message: String
  }

  package let original: LibraryDraft
  package let published: LibraryDraft
  package let language: LanguageTag

  package init(original: LibraryDraft, published: LibraryDraft, language: LanguageTag) {
    self.original = original
    self.published = published
    self.language = language
  }

  /// Throws when a dua with an id and a text is missing, or a text is not the source's, or one that nobody wrote is there
  /// in a place that a bundle can do without.
  package func verify() throws(Violation) {
    // A fragment's place is its own: no two stand at one.
    let kept = Dictionary(
      published.duas.map { ($0.range, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    var count = 0
    for source in original.duas {
      guard let dua = kept[source.range] else {
        guard source.id.value.map({ $0 < 1 }) ?? true || !source.hasText else {
          throw Violation(message: "a dua of the sources that can be read was left out of the bundle")
        }
        continue
      }
      count += 1
      guard holdsTexts(of: source, dua) else {
        throw Violation(
          message:
            "a text of `\(dua.slug.value?.rawValue ?? "?")` in the mended library is not the text of the source"
        )
      }
    }
    guard count == published.duas.count else {
      throw Violation(message: "the mended library holds a dua that is not in the sources")
    }
  }

  private func holdsTexts(of source: DuaFragment, _ dua: DuaFragment) -> Bool {
    isSame(source.arabic.value, dua.arabic.value, supplied: { $0.isEmpty })
      && isSame(source.transliteration.value, dua.transliteration.value, supplied: { _ in false })
      && isSame(source.title, dua.title, supplied: { _ in true })
      && isSame(source.translation, dua.translation, supplied: { $0.isEmpty })
      && isSame(source.bestTime, dua.bestTime) && isSame(source.benefit, dua.benefit)
      && isSame(source.context, dua.context) && isSame(source.propheticContext, dua.propheticContext)
  }

  /// Whether a text is the source's, or stands where the source has none and may be supplied.
  private func isSame(_ source: String?, _ text: String?, supplied: (String) -> Bool) -> Bool {
    guard let source else { return text.map(supplied) ?? true }
    return text?.hasSameScalars(as: source) ?? false
  }

  /// In the default language alone something may be supplied.
  private func isSame(
    _ source: [LocalizedField],
    _ texts: [LocalizedField],
    supplied: (String) -> Bool = { _ in false }
  ) -> Bool {
    let (source, texts) = (source.localizedText, texts.localizedText)
    return Set(source.languages + texts.languages).allSatisfy { tag in
      isSame(source[tag], texts[tag], supplied: { tag == language && supplied($0) })
    }
  }
}
