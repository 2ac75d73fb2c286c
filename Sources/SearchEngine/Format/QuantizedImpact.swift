/// The 64 levels to which the weight of a word in a dua is quantized: from 0.05 to 8, each 8 % above the previous one.
package enum QuantizedImpact {
  package static let smallest = 0.05
  package static let largest = 8.0
  package static let count = 64
  /// Scores are integers in units of 1/256, so that sums are the same on every platform.
  package static let unit = 256
}
