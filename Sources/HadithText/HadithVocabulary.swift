import ArabicText
import CHadithFingerprints
import UnicodeText

/// The words of hadiths, as hashes: evidence that a word exists, and nothing about its meaning.
///
/// `NOTICE` names the collections. A word is included if at least two hadiths have it, so that most typing mistakes of the
/// collections are not.
public struct HadithVocabulary: Equatable, Sendable {
  /// Sorted hashes of words by their letters, without marks.
  let letters: [UInt32]
  /// Sorted hashes of vocalized words.
  let vocalized: [UInt32]

  /// The vocabulary included in this package.
  public static let shipped = HadithVocabulary(
    // The pointer and the count describe one constant array of the binary, which is copied at once.
    bytes: Array(UnsafeBufferPointer(start: hadith_fingerprint_bytes(), count: hadith_fingerprint_count()))
  )

  init(letters: Set<UInt32>, vocalized: Set<UInt32>) {
    (self.letters, self.vocalized) = (letters.sorted(), vocalized.sorted())
  }

  /// Whether a word with these letters, in this spelling of hamza and alef, is in the hadiths.
  package func contains(letters word: [Unicode.Scalar]) -> Bool { letters.containsSorted(Self.hash(word)) }

  /// Whether the word is in the hadiths with these vowels. Sukun, dagger alef and the shadda of the first letter, which not all
  /// editions write, are not compared.
  package func contains(vocalized word: MarkedWord) -> Bool { vocalized.containsSorted(word.vocalizedHash) }
}

extension HadithVocabulary {
  /// With 32 bits, of a million words that are not in the vocabulary, some six are taken for words of it.
  static func hash(_ letters: [Unicode.Scalar]) -> UInt32 {
    letters.reduce(into: WordHash()) { $0.add($1.value) }.folded
  }
}

extension MarkedWord {
  var vocalizedHash: UInt32 {
    var hash = WordHash()
    for (index, letter) in letters.enumerated() {
      hash.add(letter, marks: index == 0 ? .comparedFirst : .compared)
    }
    return hash.folded
  }

  /// Whether at least half of the letters have a mark.
  package var isVocalized: Bool { letters.count { !$0.marks.isEmpty } * 2 >= letters.count }
}

extension ArabicMarks {
  fileprivate static let comparedFirst: Self = [.harakat, .tanwin, .hamza]
  fileprivate static let compared: Self = [.comparedFirst, .shadda]
}

extension [UInt32] {
  fileprivate func containsSorted(_ number: UInt32) -> Bool {
    let index = partitioningIndex { $0 >= number }
    return index < count && self[index] == number
  }
}
