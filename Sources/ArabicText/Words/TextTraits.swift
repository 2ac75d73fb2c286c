/// What a recited text has besides everyday words with one space between them.
///
/// Traits that the words alone do not show are bits from `1 << 4`, in the module that knows them.
package struct TextTraits: OptionSet, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A word with another scalar than the letters of Arabic and the marks from fathatan to sukun and the dagger alef, or with a mark
  /// before its first letter.
  package static let unusualWord = Self(rawValue: 1 << 0)
  /// Something between or around words other than a space, or a sign of punctuation with a space after it.
  package static let irregularGap = Self(rawValue: 1 << 1)
  /// A sign of punctuation with a space after it, or at the end.
  package static let punctuation = Self(rawValue: 1 << 2)
  /// One that Latin texts have too: a period, a colon or an exclamation mark.
  package static let latinPunctuation = Self(rawValue: 1 << 3)
  /// Characters that few texts have.
  package static let unusual: Self = [.unusualWord, .irregularGap]
}
