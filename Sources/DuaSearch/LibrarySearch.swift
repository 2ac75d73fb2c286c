import DuaLibrary
import Foundation
import Locks
import SearchEngine

/// Why a search index cannot be used.
public typealias SearchIndexError = SearchEngine.SearchIndexError

/// Finds duas by what people type: Arabic with or without marks, also misspelled; Arabic in Latin letters, in any spelling;
/// words of titles and translations; verses and hadiths.
///
/// Open it once and keep it: it maps the file and reads only what queries need. It may be used from several threads at the same
/// time. The same index and query give the same results on every platform.
public struct LibrarySearch: Sendable {
  /// The path of the index in a bundle.
  public static let path = "search/index.bin"

  package let index: IndexReader
  private let accumulators: AccumulatorPool
  /// The duas that are withdrawn, which are never found.
  private var withdrawn: Set<Dua.ID> = []

  /// Opens the index of a bundle: the file `search/index.bin` in its folder.
  ///
  /// The file is mapped, not read: only its header is checked. It must not be modified in place while it is open.
  public init(contentsOf file: URL) throws(SearchIndexError) {
    try self.init(IndexStorage(path: file.path))
  }

  /// Opens the index of the bundle in a folder.
  public init(bundle folder: URL) throws(SearchIndexError) {
    try self.init(contentsOf: folder.appendingPathComponent(Self.path))
  }

  /// Opens an index that is already in memory.
  public init(bytes: [UInt8]) throws(SearchIndexError) {
    try self.init(IndexStorage(bytes))
  }

  /// Opens an index that has been mapped.
  package init(_ bytes: FileBytes) throws(SearchIndexError) {
    try self.init(IndexStorage(bytes))
  }

  private init(_ storage: IndexStorage) throws(SearchIndexError) {
    index = try IndexReader(FormerIndex(storage.region)?.upgraded() ?? storage)
    accumulators = AccumulatorPool(documentCount: index.documentCount)
  }

  /// The duas that match a query, best first; ties by id. A query without a letter or digit finds nothing.
  ///
  /// A dua must have the words between quotation marks. If none has, the query is answered as without these, unless
  /// ``SearchOptions/requiresPhrases`` is set: people paste texts with quotations, which are rarely those of the library to the
  /// letter. Marks of a quoted phrase are ignored: see ``search(_:options:arabic:)``.
  ///
  /// Throws ``SearchIndexError/damaged(part:)`` when the query needs a section whose checksum is wrong.
  public func search(_ query: String, options: SearchOptions = SearchOptions()) throws(SearchIndexError)
    -> [SearchResult]
  {
    let results = try matches(query, options)
    guard results.isEmpty, !options.requiresPhrases, ParsedQuery.isQuoting(query) else { return results }
    return try matches(query, options, ignoresQuotes: true)
  }

  /// The same; unless quotation marks are ignored, every dua has what is between them.
  func matches(
    _ query: String,
    _ options: SearchOptions,
    ignoresQuotes: Bool = false
  ) throws(SearchIndexError) -> [SearchResult] {
    var accumulator = accumulators.take()
    defer { accumulators.giveBack(accumulator) }
    var wanted = QueryOptions(besidesWithdrawn(options))
    wanted.ignoresQuotes = ignoresQuotes
    let results = try QueryEngine(index).matches(query, wanted, &accumulator)
    return shown(results.map(SearchResult.init), options.limit)
  }

  /// The same index, which does not find these duas: those that are withdrawn, ``DuaLibrary/Bundle/withdrawals``.
  public func withdrawing(_ duas: some Sequence<Dua.ID>) -> LibrarySearch {
    var search = self
    search.withdrawn = Set(duas)
    return search
  }

  /// Options with a higher limit, so that enough results are left without the duas that are withdrawn.
  func besidesWithdrawn(_ options: SearchOptions) -> SearchOptions {
    guard !withdrawn.isEmpty, options.limit > 0 else { return options }
    var options = options
    options.limit += min(withdrawn.count, .max - options.limit)
    return options
  }

  /// The first results that are not withdrawn.
  func shown<Result: Identifiable<Dua.ID>>(_ results: [Result], _ limit: Int) -> [Result] {
    withdrawn.isEmpty ? results : Array(results.lazy.filter { !withdrawn.contains($0.id) }.prefix(limit))
  }

  /// The verses and hadiths that a query cites by number, if no dua cites any of them: `muslim 4/2090`. Results of such a query only
  /// contain some of its words.
  ///
  /// Throws ``SearchIndexError/damaged(part:)`` when the query needs a section whose checksum is wrong.
  public func uncited(in query: String) throws(SearchIndexError) -> [SearchExplanation.Citation] {
    try QueryEngine(index).uncited(in: query)
  }

  /// Checks every section of the index, and that its duas are `duas`.
  public func verify(duas: [Dua.ID]) throws(SearchIndexError) {
    try index.checkAll()
    let ids = PackedInts(try index.section(.ids))
    guard duas.count == index.documentCount,
      duas.enumerated().allSatisfy({
        ids.wide($0.offset) == UInt64(bitPattern: Int64($0.element.rawValue))
      })
    else { throw .damaged(part: "ids") }
  }
}

/// Accumulators that no search is using.
final class AccumulatorPool: Sendable {
  private let idle = Lock<[ScoreAccumulator]>([])
  private let documentCount: Int

  init(documentCount: Int) { self.documentCount = documentCount }

  func take() -> ScoreAccumulator {
    idle.withLock { $0.popLast() } ?? ScoreAccumulator(documentCount: documentCount)
  }

  func giveBack(_ accumulator: ScoreAccumulator) {
    idle.withLock { $0.append(accumulator) }
  }
}
