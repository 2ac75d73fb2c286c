import ArabicText
import SearchEngine

/// The words of a query, folded as those that `rizq export` writes into databases: for full-text searches of SQLite or another
/// database instead of ``LibrarySearch``.
public enum FoldedWords {
  /// The version of the fold. A database with another `fold_version` does not find what it should.
  public static var version: Int { ArabicFold.version }

  /// The words of a text in order, of letters and digits only: Arabic in its search form, other scripts in lowercase without
  /// diacritics.
  public static func of(_ text: String) -> [String] { SearchWord.words(of: text).map(\.text) }

  /// The skeletons of the Arabic words of a text: without conjunction, preposition and article, and without weak letters after the
  /// first. More words share one, so they are a fallback.
  public static func skeletons(of text: String) -> [String] {
    SearchWord.words(of: text).compactMap { word in
      word.script == .arabic ? ArabicWord.text(ArabicWord.skeleton(word.bytes)) : nil
    }
  }
}
