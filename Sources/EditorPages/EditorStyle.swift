/// The style sheet of the editor's pages, which adds to that of the app.
public enum EditorStyle {
  /// The text of `editor.css`.
  public static var css: String { String(decoding: PackageResources.editor_css, as: UTF8.self) }
}
