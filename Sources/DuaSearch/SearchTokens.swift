/// The words of a text in the form in which they are indexed and looked up.
public enum SearchTokens {
  /// The folded words of `text`, in order, repeated words included.
  ///
  /// Arabic is folded to its ``Swift/String/searchForm``, Latin to plain lower-case ASCII, digits of the
  /// Arabic script to ASCII digits. Everything that is neither letter, digit nor a mark on one parts words.
  public static func tokens(of text: String) -> [String] {
    var tokenizer = SearchTokenizer()
    var tokens: [String] = []
    tokenizer.forEachToken(of: text) { tokens.append(String(decoding: $0, as: UTF8.self)) }
    return tokens
  }
}
