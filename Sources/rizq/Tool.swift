/// The command itself.
enum Tool {
  /// Semantic version of the command and the libraries that are released with it.
  static let version = "0.1.0"
}
