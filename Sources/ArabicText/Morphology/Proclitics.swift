/// Words of one letter that Arabic joins to the front of the next word.
///
/// The article, of two letters, is ``ProcliticSegmenter/skipArticle(leaving:)``.
@usableFromInline
package struct Proclitics: OptionSet, Hashable, Sendable {
  @usableFromInline package let rawValue: UInt8

  @inlinable
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// أ, the interrogative.
  @inlinable package static var interrogative: Self { Self(rawValue: 1 << 0) }
  /// و, "and", and the particle of oaths.
  @inlinable package static var waw: Self { Self(rawValue: 1 << 1) }
  /// ف, "so".
  @inlinable package static var feh: Self { Self(rawValue: 1 << 2) }
  /// ب, "with", "in".
  @inlinable package static var beh: Self { Self(rawValue: 1 << 3) }
  /// ك, "like".
  @inlinable package static var kaf: Self { Self(rawValue: 1 << 4) }
  /// ل, "for", and the particle of emphasis.
  @inlinable package static var lam: Self { Self(rawValue: 1 << 5) }
  /// ت, the particle of oaths.
  @inlinable package static var teh: Self { Self(rawValue: 1 << 6) }
  /// س, the particle of the future.
  @inlinable package static var seen: Self { Self(rawValue: 1 << 7) }

  @inlinable package static var conjunctions: Self { [.waw, .feh] }
  @inlinable package static var prepositions: Self { [.beh, .kaf, .lam] }
  /// What may precede a noun.
  @inlinable package static var beforeNouns: Self { [.interrogative, .conjunctions, .prepositions] }

  /// The proclitic of a letter; empty for other letters.
  @inlinable
  package init(_ letter: some ProcliticLetter) {
    switch letter.letterCode {
    case 0x0623: self = .interrogative
    case 0x0648: self = .waw
    case 0x0641: self = .feh
    case 0x0628: self = .beh
    case 0x0643: self = .kaf
    case 0x0644: self = .lam
    case 0x062A: self = .teh
    case 0x0633: self = .seen
    default: self = []
    }
  }

  /// The number of letters up to the end of the article, `(و|ف)?(ب|ك|ل)?ال`; 0 without an article, and in words of at
  /// most four letters, where the article may be part of the root.
  @inlinable
  package static func lengthThroughArticle<Word>(of word: Word) -> Int
  where Word: RandomAccessCollection, Word.Index == Int, Word.Element: ProcliticLetter {
    guard word.count > 4 else { return 0 }
    var segmenter = ProcliticSegmenter(word)
    segmenter.skip(.conjunctions)
    segmenter.skip(.prepositions)
    return segmenter.skipArticle() ? segmenter.index - word.startIndex : 0
  }
}

extension Proclitics {
  /// The same for a word of the search form.
  // Not generic, because the words of an index are cut in every step of a binary search.
  package static func lengthThroughArticle(ofBytes word: [UInt8]) -> Int { lengthThroughArticle(of: word) }
}

/// A letter of a word, in any representation: a scalar, a letter with its marks, a byte.
@usableFromInline
package protocol ProcliticLetter {
  /// The code point of the letter without marks.
  var letterCode: UInt32 { get }
}

extension ProcliticLetter {
  /// Whether the letter is one of these proclitics, or looks like one.
  @inlinable
  package func isProclitic(_ accepted: Proclitics) -> Bool { !Proclitics(self).isDisjoint(with: accepted) }
}

extension Unicode.Scalar: ProcliticLetter {
  @inlinable package var letterCode: UInt32 { value }
}

/// The low byte of U+0600 to U+06FF, as in the search form.
extension UInt8: ProcliticLetter {
  @inlinable package var letterCode: UInt32 { 0x0600 | UInt32(self) }
}

extension LetterCluster: ProcliticLetter {
  var letterCode: UInt32 { base.value }
}

extension VocalizedLetter: ProcliticLetter {
  var letterCode: UInt32 { base.value }
}

extension String {
  /// The text after a proclitic at its start; nil if it has none.
  package func removing(_ accepted: Proclitics) -> String? {
    guard let first = unicodeScalars.first, first.isProclitic(accepted) else { return nil }
    return String(unicodeScalars.dropFirst())
  }
}
