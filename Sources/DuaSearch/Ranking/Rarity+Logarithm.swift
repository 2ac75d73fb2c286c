import Foundation

extension Rarity {
  static func logarithm(_ value: Double) -> Double { log(value) }
}
