import ComposableMacros
import ContentIngest
import LibraryCompiler

/// Builds as a watch does, and tells when the sources of a build have been read, before they are checked.
///
/// If only a few files have changed since the build before, they are read first, and the others are told as they were then. To read
/// all of a large library takes longer than an editor wants to wait, so the build does it meanwhile.
struct PreviewBuilds: Reducer {
  typealias State = WatchReducer.State
  typealias Action = WatchReducer.Action

  let sourcesRead: @Sendable ([IngestedSource], SourceListing) async -> Void
  private let watch = WatchReducer()
  private let known = LockIsolated(Known())
  @Dependency(\.files) private var files

  /// The sources that were told last.
  private struct Known {
    /// The number of the current build, and of that whose sources were told.
    var (build, told) = (0, 0)
    var paths: [String] = []
    var sources: [IngestedSource] = []
  }

  /// The most files that are read before all others.
  private static let fewFiles = 8

  init(sourcesRead: @escaping @Sendable ([IngestedSource], SourceListing) async -> Void) {
    self.sourcesRead = sourcesRead
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      let before = state.build.stage
      let effect = watch.reduce(into: &state, action: action)
      switch (before, state.build.stage) {
      case (.ingesting, .checking): return .merge(tellAll(state.build), effect)
      case (.ingesting, _): return effect
      case (_, .ingesting): return .merge(tellChanged(state.build), effect)
      default: return effect
      }
    }
  }

  /// Tells the sources of which some have changed.
  private func tellChanged(_ build: LibraryReducer.State) -> Effect<Action> {
    let known = self.known.withValue {
      $0.build += 1
      return $0
    }
    let listing = build.listing
    guard let root = build.paths?.root, known.paths == listing.paths,
      known.sources.map(\.file.file) == listing.sources
    else { return .none }
    let changed = known.sources.indices.filter {
      known.sources[$0].status != listing.statuses[Int(known.sources[$0].file.file.rawValue)]
    }
    guard !changed.isEmpty, changed.count <= Self.fewFiles else { return .none }
    // Before the files that the build reads.
    return .run(priority: .high) { [files, sourcesRead, current = self.known] _ in
      var sources = known.sources
      for index in changed {
        let file = sources[index].file.file
        let path = listing.path(of: file)
        let contents = try files.read("\(root)/\(path)", ContentIngest.Limits.standard.fileBytes)
        sources[index] = IngestedSource(
          file: ContentIngest.ingest(contents.bytes, file: file, path: path),
          status: contents.status
        )
      }
      let isFirst = current.withValue { [sources] in
        guard $0.build == known.build, $0.told < known.build else { return false }
        ($0.told, $0.sources) = (known.build, sources)
        return true
      }
      if isFirst { await sourcesRead(sources, listing) }
    } catch: { _, _ in
      // The build tells what is wrong with a file.
    }
  }

  /// Tells the sources, unless the same ones have been told.
  private func tellAll(_ build: LibraryReducer.State) -> Effect<Action> {
    let (sources, listing) = (build.ingested.compactMap(\.self), build.listing)
    let isTold = known.withValue {
      let isTold = $0.told == $0.build && $0.sources.map(\.status) == sources.map(\.status)
      ($0.told, $0.paths, $0.sources) = ($0.build, listing.paths, sources)
      return isTold
    }
    // First, so that it need not wait for the check, which uses all processors.
    return isTold ? .none : .run { [sourcesRead] _ in await sourcesRead(sources, listing) }
  }
}
