import DuaLibrary
import ParallelWork
import QuranText
import SearchIndexing

extension DerivedVerses {
  /// A quotation that occurs in more passages identifies none of them.
  private static let maximumPassages = 3
  /// The minimum share of a text for a quotation to be what the text mainly is.
  private static let minimumShare = 1.0 / 3

  /// The verses quoted in the texts of duas, whether a dua cites them or not; in the order of the duas.
  ///
  /// - Parameters:
  ///   - known: The locations of texts that were looked up before; other texts are looked up here.
  ///   - jobs: The number of threads, at least 1; it does not affect the result.
  public static func find(
    in duas: [Dua],
    _ locator: QuranLocator,
    known: QuranLocations = QuranLocations(),
    jobs: Int
  ) async throws(CancellationError) -> [DerivedVerses] {
    try await parallelMap(duas.indices, jobs: jobs) { index in
      let arabic = duas[index].arabic
      let locations = known[arabic] ?? locator.locate(arabic)
      let quotations = locations.filter { $0.references.count <= maximumPassages }
      let minimumLength = Double(arabic.utf8.count) * minimumShare
      return DerivedVerses(
        dua: duas[index].id,
        verses: quotations.flatMap(\.references),
        mainVerses: quotations.filter { Double($0.bytes.count) >= minimumLength }.flatMap(\.references)
      )
    }
  }
}
