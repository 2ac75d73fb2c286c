import UpdateFramework

/// What the owner of a release has decided at its beginning.
struct ReleaseSettings: Equatable {
  /// Whether a bundle with a text that no scholar has reviewed is refused.
  var requiresReviews = false

  init(requiresReviews: Bool = false) { self.requiresReviews = requiresReviews }

  /// Nil if the bytes are not settings: then nothing is published, because a decision must not be lost.
  init?(_ bytes: [UInt8]) {
    guard let members = MetadataValue.parsed(bytes)?.members, let flag = members["requires_reviews"]?.flag
    else { return nil }
    requiresReviews = flag
  }

  var bytes: [UInt8] {
    MetadataValue.object(["requires_reviews": .boolean(requiresReviews)]).encoded + [UInt8(ascii: "\n")]
  }
}
