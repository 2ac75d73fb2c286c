/// The source format, version 1: what every element and object may hold.
enum ContentVocabulary {
  /// The version of the format that this reader understands.
  static let version = 1
}
