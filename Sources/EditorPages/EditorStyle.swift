/// The style sheet of the editor's pages, which adds to that of the app.
public enum EditorStyle {
  public static var css: String { String(decoding: PackageResources.editor_css, as: UTF8.self) }
}
