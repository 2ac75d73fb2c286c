/// The style sheet of the pages.
public enum StyleSheet {
  /// The text of `style.css`.
  public static var css: String { String(decoding: PackageResources.style_css, as: UTF8.self) }
}
