import DuaLibrary

/// Entries of a vocabulary by the verses to which they belong.
struct VerseTable: Sendable {
  private var entries: [Int: [(ayahs: ClosedRange<Int>, entry: Int)]] = [:]

  /// - Parameter verses: Those of each entry.
  init(_ verses: [[QuranReference]]) {
    for (entry, references) in verses.enumerated() {
      for reference in references {
        entries[reference.surah, default: []].append((reference.ayahs, entry))
      }
    }
  }

  /// The entries of verses, each once, in no particular order.
  func entries(of verses: [QuranReference]) -> Set<Int> {
    var found: Set<Int> = []
    for reference in verses where reference.ayahs.count <= Self.maximumVerses {
      for entry in entries[reference.surah] ?? [] where entry.ayahs.overlaps(reference.ayahs) {
        found.insert(entry.entry)
      }
    }
    return found
  }

  /// A dua of more verses is read for other reasons, too.
  private static let maximumVerses = 20
}
