import Foundation

/// The 64 grades in which the weight of a word in a dua is kept: from 0.05 to 8, each 8 % above the one before.
package enum ImpactScale {
  package static let smallest = 0.05
  package static let largest = 8.0
  package static let count = 64
  /// Scores are whole numbers of this fraction, so that every platform and the reader for the web add up the same.
  package static let unit = 256

  /// What a grade is worth, in units.
  package static func value(ofGrade grade: Int) -> Int {
    let share = Double(grade) / Double(count - 1)
    return Int((smallest * pow(largest / smallest, share) * Double(unit)).rounded())
  }

  /// The grade nearest to a weight.
  package static func grade(of impact: Double) -> Int {
    let share = log(max(impact, smallest) / smallest) / log(largest / smallest)
    return min(count - 1, Int((share * Double(count - 1)).rounded()))
  }
}
