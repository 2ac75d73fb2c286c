/// The source format, version 1: the grammar of every element and object.
enum SourceFormat {
  /// The version of the format that this reader understands.
  static let version = 1
}
