import ComposableMacros
import LibraryCompiler

/// Builds as a watch does, and tells when the sources of a build have been read, before they are checked.
struct PreviewBuilds: Reducer {
  typealias State = WatchReducer.State
  typealias Action = WatchReducer.Action

  let sourcesRead: @Sendable ([IngestedSource], SourceListing) async -> Void
  private let watch = WatchReducer()

  init(sourcesRead: @escaping @Sendable ([IngestedSource], SourceListing) async -> Void) {
    self.sourcesRead = sourcesRead
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      let wasIngesting = state.build.stage == .ingesting
      let effect = watch.reduce(into: &state, action: action)
      guard wasIngesting, state.build.stage == .checking else { return effect }
      let (sources, listing) = (state.build.ingested.compactMap(\.self), state.build.listing)
      // First, so that it need not wait for the check, which uses all processors.
      return .merge(.run { [sourcesRead] _ in await sourcesRead(sources, listing) }, effect)
    }
  }
}
