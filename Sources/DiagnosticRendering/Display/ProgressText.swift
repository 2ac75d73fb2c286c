/// The text of a line that is replaced again and again at a terminal.
public enum ProgressText {
  /// The text, cut so that the line does not wrap: a line that wraps cannot be cleared.
  ///
  /// The last column stays empty, because some terminals wrap after a character in it.
  ///
  /// - Parameters:
  ///   - text: One column a scalar.
  ///   - columns: The width of the terminal; nil if it is not known.
  public static func fitted(_ text: String, columns: Int?) -> String {
    guard let columns, text.unicodeScalars.count >= columns else { return text }
    guard columns > 2 else { return "" }
    return String(text.unicodeScalars.prefix(columns - 2)) + "…"
  }
}
