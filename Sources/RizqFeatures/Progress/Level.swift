/// The level that a number of experience points (XP) gives.
///
/// The first level ends at 100 XP, the next ones at 300, 600, 1,000, 1,500 …: level L ends at 50·L² + 50·L.
public struct Level: Equatable, Sendable {
  /// From 1.
  public let number: Int
  /// The XP since the level began.
  public let xp: Int
  /// The XP from the beginning to the end of the level.
  public let length: Int

  /// - Parameter totalXP: All XP; a negative number counts as 0.
  public init(totalXP: Int) {
    let total = max(0, totalXP)
    // The greatest level whose predecessor ends at or below the total: the root of 50·L² + 50·L = total, corrected for rounding.
    var number = 1 + Int(((Double(total) / 50 + 0.25).squareRoot() - 0.5).rounded(.down))
    while number > 1, Self.end(of: number - 1) > total { number -= 1 }
    while Self.end(of: number) <= total { number += 1 }
    self.number = number
    let start = Self.end(of: number - 1)
    xp = total - start
    length = Self.end(of: number) - start
  }

  /// The part of the level that is done, from 0 to less than 1.
  public var fraction: Double { Double(xp) / Double(length) }

  /// The XP at which a level ends; 0 for the level before the first.
  public static func end(of level: Int) -> Int { 50 * level * level + 50 * level }
}
