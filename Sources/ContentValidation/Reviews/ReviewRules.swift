import Diagnostics

/// The rules about reviews.
package enum ReviewRules {
  package static let ids: Set<RuleID> = [ReviewWithoutReviewer.id, UnsignedReview.id, StaleReview.id]
}
