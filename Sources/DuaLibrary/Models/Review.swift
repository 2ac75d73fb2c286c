import UnicodeText

/// Whether a scholar has approved a dua.
public struct Review: Equatable, Sendable {
  /// The status of a review.
  public enum Status: String, CaseIterable, Sendable {
    case unreviewed, reviewed
  }

  /// The status of the review.
  public var status: Status
  /// Who reviewed it; nil if no one is named.
  @ScalarExact public var reviewer: String?
  /// The SHA-256 of the text that was reviewed, as 64 lowercase hexadecimal digits; nil if the source does not state it.
  @ScalarExact public var hash: String?

  public init(status: Status = .unreviewed, reviewer: String? = nil, hash: String? = nil) {
    self.status = status
    self.reviewer = reviewer
    self.hash = hash
  }
}
