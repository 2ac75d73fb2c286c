import CQuranFingerprints
import DuaLibrary
import UnicodeText

/// The words of the Quran in both orthographies, as fingerprints.
///
/// A word is represented by four hashes of normal forms (its folded letters, its consonants, its sound, its reading) and one byte per
/// letter for its form and marks. Without containing the text, that distinguishes letters, vowels, shadda and spelling, and finds
/// the one letter in which a quotation differs.
public struct QuranFingerprints: Sendable {
  /// The distinct words of both orthographies.
  let vocabulary: [WordFingerprint]
  let editions: [Edition]

  /// The text in one orthography.
  struct Edition: Sendable {
    /// Indexes in the vocabulary, verse after verse.
    var words: [UInt16] = []
    /// The index in `words` at which every verse starts, and the count at the end.
    var verseStarts: [Int] = [0]
    /// The index of every word, sorted by the ``LetterClasses`` of the words from there on: they are numbered by the vocabulary.
    var suffixes: [Int32] = []
    /// The number of words of the longest run that occurs more than once.
    var longestRepeat = 0

    /// The index of the verse that contains a word.
    func verse(ofWord word: Int) -> Int {
      verseStarts.dropFirst().dropLast().partitioningIndex { $0 > word } - 1
    }
  }

  /// The fingerprints included in this package, made from Tanzil's texts (tanzil.net).
  public static func shipped() throws(FingerprintProblem) -> QuranFingerprints {
    // The pointer and the count describe one constant array of the binary, which is copied at once.
    let bytes = Array(
      UnsafeBufferPointer(start: quran_fingerprint_bytes(), count: quran_fingerprint_count())
    )
    return try QuranFingerprints(bytes: bytes)
  }

  func edition(_ orthography: Orthography) -> Edition { editions[orthography.rawValue] }

  /// The range of the words of a reference in an edition.
  func words(of reference: QuranReference, _ orthography: Orthography) -> Range<Int> {
    let verses = VerseNumbering.verses(of: reference)
    let edition = edition(orthography)
    return edition.verseStarts[verses.lowerBound]..<edition.verseStarts[verses.upperBound]
  }

  func fingerprint(ofWord word: Int, _ orthography: Orthography) -> WordFingerprint {
    vocabulary[Int(edition(orthography).words[word])]
  }
}
