import UnicodeText

/// Whether a scholar has signed a dua off.
public struct Review: Equatable, Sendable {
  /// Where a review stands.
  public enum Status: String, CaseIterable, Sendable {
    case unreviewed, reviewed
  }

  /// Where the review stands.
  public var status: Status
  /// Who reviewed it.
  @ScalarExact public var reviewer: String?
  /// The hash of the text that was reviewed.
  @ScalarExact public var hash: String?

  public init(status: Status = .unreviewed, reviewer: String? = nil, hash: String? = nil) {
    self.status = status
    self.reviewer = reviewer
    self.hash = hash
  }
}
