import ContentDraft
import DuaLibrary
import UnicodeText

/// Proves that a repaired draft says what the sources say. It compares both, independently of the repair.
package struct LenientProof {
  /// What differs from the sources, as a sentence without a period.
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

  /// Throws when a dua with an id and a text is missing, a text differs from the source, or a text was added that a bundle
  /// does not require.
  package func verify() throws(Violation) {
    // No two fragments have the same range.
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
            "a text of `\(dua.slug.value?.rawValue ?? "?")` in the repaired library differs from the source"
        )
      }
    }
    guard count == published.duas.count else {
      throw Violation(message: "the repaired library contains a dua that is not in the sources")
    }
  }

  private func holdsTexts(of source: DuaFragment, _ dua: DuaFragment) -> Bool {
    DuaText.allCases.allSatisfy { text in
      let (old, new) = (source.values(of: text), dua.values(of: text))
      return Set(old.keys).union(new.keys).allSatisfy { tag in
        guard let written = old[tag] else {
          // Defaults are allowed in the default language only.
          return (tag ?? language) == language && text.allows(default: new[tag] ?? "")
        }
        return new[tag]?.hasSameScalars(as: written) ?? false
      }
    }
  }
}

extension DuaText {
  /// Whether a repair may fill in a value for a missing text.
  fileprivate func allows(default value: String) -> Bool {
    switch self {
    case .title: true
    case .arabic, .translation: value.isEmpty
    case .transliteration, .bestTime, .benefit, .context, .propheticContext: false
    }
  }
}
