import CQuranFingerprints
import DuaLibrary
import UnicodeText

/// The words of the Quran in both orthographies, as fingerprints.
///
/// A word is known by three hashes of normal forms (its folded letters, its consonants, how it sounds) and one byte
/// a letter for the letter's form and marks. That tells letters, vowels, shadda and spelling apart and finds the one
/// letter in which a quotation differs, without the text.
public struct QuranFingerprints: Sendable {
  /// The distinct words of both orthographies.
  let vocabulary: [WordFingerprint]
  let editions: [Edition]

  /// The text in one orthography.
  struct Edition: Sendable {
    /// Places in the vocabulary, verse after verse.
    var words: [UInt16] = []
    /// Where every verse starts in `words`, and their number at the end.
    var verseStarts: [Int] = [0]

    /// The index of the verse that a word is in.
    func verse(ofWord word: Int) -> Int {
      verseStarts.dropFirst().dropLast().partitioningIndex { $0 > word } - 1
    }
  }

  /// The fingerprints that ship with this package, made from Tanzil's texts (tanzil.net).
  public static func shipped() throws(FingerprintProblem) -> QuranFingerprints {
    // The pointer and the count describe one constant array of the binary, which is copied at once.
    let bytes = Array(
      UnsafeBufferPointer(start: quran_fingerprint_bytes(), count: quran_fingerprint_count())
    )
    return try QuranFingerprints(bytes: bytes)
  }

  func edition(_ orthography: Orthography) -> Edition { editions[orthography.rawValue] }

  /// Where the words of a reference stand in an edition.
  func words(of reference: QuranReference, _ orthography: Orthography) -> Range<Int> {
    let verses = VerseNumbering.verses(of: reference)
    let edition = edition(orthography)
    return edition.verseStarts[verses.lowerBound]..<edition.verseStarts[verses.upperBound]
  }

  func fingerprint(ofWord word: Int, _ orthography: Orthography) -> WordFingerprint {
    vocabulary[Int(edition(orthography).words[word])]
  }
}
