import UpdateFramework

/// What the owner of a release has decided at its beginning, and what its folder must not change.
///
/// The file is not served: whoever can only write what hosts serve cannot give the release another root.
struct ReleaseSettings: Equatable {
  /// Whether a bundle with a text that no scholar has reviewed is refused.
  var requiresReviews = false
  /// The SHA-256 of `1.root.json`, in hexadecimal digits; nil until it is published.
  var firstRoot: String?
  /// The last root whose publication was finished, with a timestamp by its keys; 0 if there is none.
  var lastRoot = 0
  /// The version of the last timestamp; 0 if there is none, and nil if the settings of an earlier version do not say. It only grows,
  /// so an older one was put back.
  var lastTimestamp: Int? = 0

  init(requiresReviews: Bool = false) { self.requiresReviews = requiresReviews }

  /// Nil if the bytes are not settings: then nothing is published, because a decision must not be lost.
  init?(_ bytes: [UInt8]) {
    guard let members = MetadataValue.parsed(bytes)?.members, let flag = members["requires_reviews"]?.flag
    else { return nil }
    requiresReviews = flag
    if let value = members["first_root"] {
      guard let text = value.text else { return nil }
      firstRoot = text
    }
    guard let root = Self.version("last_root", of: members),
      let timestamp = Self.version("last_timestamp", of: members)
    else { return nil }
    lastRoot = root
    lastTimestamp = members["last_timestamp"] == nil ? nil : timestamp
  }

  /// 0 if it is missing; nil if it is not a version.
  private static func version(_ name: String, of members: [String: MetadataValue]) -> Int? {
    guard let value = members[name] else { return 0 }
    return value.number.flatMap { (0...MetadataHead.greatestVersion).contains($0) ? $0 : nil }
  }

  var bytes: [UInt8] {
    var members: [String: MetadataValue] = [
      "requires_reviews": .boolean(requiresReviews), "last_root": .integer(lastRoot),
    ]
    if let lastTimestamp { members["last_timestamp"] = .integer(lastTimestamp) }
    if let firstRoot { members["first_root"] = .string(firstRoot) }
    return MetadataValue.object(members).encoded + [UInt8(ascii: "\n")]
  }
}
