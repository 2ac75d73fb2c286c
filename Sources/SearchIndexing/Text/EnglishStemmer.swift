import CLibStemmer

/// The stems of English words, by the Porter2 algorithm of libstemmer.
///
/// A stemmer must not be shared between concurrent tasks.
struct EnglishStemmer: ~Copyable {
  private let stemmer: OpaquePointer?

  init() { stemmer = sb_stemmer_new("english", "UTF_8") }

  deinit { if let stemmer { sb_stemmer_delete(stemmer) } }

  /// The stem of a folded word; the word itself unless it consists of ASCII letters.
  func stem(_ word: [UInt8]) -> [UInt8] {
    guard let stemmer, word.count <= 64, word.allSatisfy({ (0x61...0x7A).contains($0) }) else { return word }
    guard let stem = sb_stemmer_stem(stemmer, word, Int32(word.count)) else { return word }
    // The bytes belong to the stemmer and are valid until its next call, so they are copied.
    return Array(UnsafeBufferPointer(start: stem, count: Int(sb_stemmer_length(stemmer))))
  }
}
