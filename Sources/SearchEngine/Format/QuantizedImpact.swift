/// The 64 levels in which the weight of a word in a dua is kept: from 0.05 to 8, each 8 % above the one before.
package enum QuantizedImpact {
  package static let smallest = 0.05
  package static let largest = 8.0
  package static let count = 64
  /// Scores are whole numbers of this fraction, so that sums are the same on every platform.
  package static let unit = 256
}
