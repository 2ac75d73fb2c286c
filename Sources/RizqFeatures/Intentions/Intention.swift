import ComposableMacros
import Foundation

/// Something that the user intends to do on a day.
public struct Intention: Codable, Equatable, Identifiable, Sendable {
  /// Stays the same when the text changes.
  public let id: UUID
  /// What the user intends, without white space around it.
  public var text: String
  /// The day on which it was written or, later, marked as done or as open.
  public var day: Day
  /// Whether the user has marked it as done.
  public var isDone = false

  /// The greatest number of characters of a text.
  public static let longestText = 200
}

extension SharedKey where Self == FileStorageKey<IdentifiedArrayOf<Intention>>.Default {
  static var intentions: Self { Self[.userFile("intentions.json"), default: []] }
}
