/// The tool itself.
public enum Tool {
  /// The semantic version of the commands and of the libraries released with them.
  public static let version = "0.1.0"
}
