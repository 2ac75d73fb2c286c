import Foundation
import SearchEngine

extension QuantizedImpact {
  /// The weight of a level, in units.
  package static func value(ofLevel level: Int) -> Int {
    let share = Double(level) / Double(count - 1)
    return Int((smallest * pow(largest / smallest, share) * Double(unit)).rounded())
  }

  /// The level nearest to a weight.
  package static func level(of impact: Double) -> Int {
    let share = log(max(impact, smallest) / smallest) / log(largest / smallest)
    return min(count - 1, Int((share * Double(count - 1)).rounded()))
  }
}
