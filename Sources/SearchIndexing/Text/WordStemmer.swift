import CLibStemmer
import DuaLibrary
import SearchEngine

/// The stems of the words of a language, by the Snowball algorithms of libstemmer.
///
/// A stemmer must not be shared between concurrent tasks.
final class WordStemmer {
  /// The language of the algorithm. Its stems are not those of another language, even if they are spelled alike.
  let language: String
  private let stemmer: OpaquePointer

  /// Nil if there is no algorithm for the language, and for Arabic, whose words have stems of their own.
  convenience init?(_ language: LanguageTag) {
    guard language.language != LanguageTag.arabic.language else { return nil }
    self.init(Self.kin[language.language] ?? language.language)
  }

  private init?(_ language: String) {
    guard let stemmer = sb_stemmer_new(language, "UTF_8") else { return nil }
    self.language = language
    self.stemmer = stemmer
  }

  deinit { sb_stemmer_delete(stemmer) }

  /// The stemmer of English (Porter2).
  static func english() -> WordStemmer? { WordStemmer(.english) }

  /// Languages that are inflected like another one that has an algorithm.
  private static let kin = ["ms": "id", "nb": "no", "nn": "no", "bs": "sr", "hr": "sr"]

  /// Languages whose articles and pronouns are joined to the next word with an apostrophe.
  private static let eliding: Set<String> = ["ca", "fr", "it"]

  /// The word that follows an elided one in a word of a text; nil if there is none, or the language has none.
  func rest(of word: SearchWords.Word, in words: SearchWords) -> SearchWords.Word? {
    Self.eliding.contains(language) ? Elision.rest(of: word, in: words) : nil
  }

  /// The stem of a folded word of English; the word itself unless it consists of ASCII letters.
  func stem(folded word: [UInt8]) -> [UInt8] {
    guard word.count <= Self.longest, word.allSatisfy({ (0x61...0x7A).contains($0) }) else { return word }
    return stem(word)
  }

  /// The folded stem of a word as it is written: algorithms need the diacritics that a fold leaves out.
  func foldedStem(written: some Collection<UInt8>) -> [UInt8] {
    var bytes = Array(lowercased(String(decoding: written, as: UTF8.self)).utf8)
    if bytes.count <= Self.longest { bytes = stem(bytes) }
    return SearchWord.words(of: String(decoding: bytes, as: UTF8.self)).flatMap(\.bytes)
  }

  /// In Turkish, I and İ are the capitals of ı and i: its endings depend on the vowels.
  private func lowercased(_ word: String) -> String {
    guard language == "tr" else { return word.lowercased() }
    var scalars = String.UnicodeScalarView()
    for scalar in word.unicodeScalars { scalars.append(scalar == "I" ? "ı" : scalar == "İ" ? "i" : scalar) }
    return String(scalars).lowercased()
  }

  /// Longer words, in bytes, are not words.
  private static let longest = 64

  private func stem(_ word: [UInt8]) -> [UInt8] {
    guard let stem = sb_stemmer_stem(stemmer, word, Int32(word.count)) else { return word }
    // The bytes belong to the stemmer and are valid until its next call, so they are copied.
    return Array(UnsafeBufferPointer(start: stem, count: Int(sb_stemmer_length(stemmer))))
  }
}
