import CQuranFingerprints
import DuaLibrary

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

    /// The verse in which a word stands.
    func verse(ofWord word: Int) -> Int {
      var (low, high) = (0, verseStarts.count - 1)
      while high - low > 1 {
        let middle = (low + high) / 2
        if verseStarts[middle] <= word { low = middle } else { high = middle }
      }
      return low
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
