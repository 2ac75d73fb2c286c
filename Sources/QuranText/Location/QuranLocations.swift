import UnicodeText

/// Where texts quote the Quran, by text. Each text of a library is looked up once, and the result is handed from the check
/// to the fixes and to the search index.
public struct QuranLocations: Equatable, Sendable {
  private var locations: [ExactText: [QuranLocation]] = [:]

  public init() {}

  /// The result of ``QuranLocator/locate(_:minimumWords:)`` for a text; nil if it has not been looked up.
  public subscript(text: String) -> [QuranLocation]? {
    get { locations[ExactText(text)] }
    set { locations[ExactText(text)] = newValue }
  }

  /// Makes room for a number of further texts.
  public mutating func reserve(_ count: Int) { locations.reserveCapacity(locations.count + count) }

  /// Adds the texts of another table, which has the same locations for texts in both.
  public mutating func merge(_ other: QuranLocations) {
    locations.merge(other.locations) { known, _ in known }
  }
}
