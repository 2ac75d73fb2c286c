import ComposableMacros
import DuaLibrary
import DuaSearch

/// The library: all duas, filtered and searched.
@Reducer
public struct LibraryFeature {
  @ObservableState
  public struct State: Equatable {
    /// The library, as far as it has been loaded.
    @Shared(.library) public internal(set) var content
    /// As the user has typed it. White space alone searches for nothing.
    public internal(set) var query = ""
    /// Which duas are shown, with and without a search.
    public internal(set) var filter = LibraryFilter()
    /// What the last search has found; nil if nothing is searched for.
    public internal(set) var hits: [SearchHit]?
    /// Whether the query has changed and its results are not there yet.
    public internal(set) var isSearching = false
    /// Why the last search failed; nil if it did not.
    public internal(set) var searchProblem: String?
    /// The sheet about a dua.
    @Presents public internal(set) var detail: DuaDetailFeature.State?

    public init() {}

    /// The duas to show, with what is to be highlighted in them.
    public var rows: [Row] {
      guard let library = content.library else { return [] }
      guard let hits else { return library.duas.filter(filter.includes).map { Row(dua: $0) } }
      return hits.compactMap { hit in
        library[hit.id].flatMap { filter.includes($0) ? Row(dua: $0, highlights: hit.highlights) : nil }
      }
    }

    /// Whether the search has found as many duas as it may, so that there may be others.
    public var mayHaveMoreHits: Bool { hits.map { $0.count >= LibraryFeature.limit } == true }

    /// A dua in the list.
    public struct Row: Equatable, Identifiable {
      /// The dua, as the library has it.
      public let dua: Dua
      /// What matches the query; empty if nothing is searched for.
      public var highlights: [SearchHighlight] = []
      public var id: Dua.ID { dua.id }
    }
  }

  public enum Action {
    /// Loads the library, unless that has begun before.
    case appeared
    /// Loads the library again after a failure.
    case retryTapped
    /// The library that the client reads has changed.
    case libraryChanged
    /// The client has answered. The new library, or the failure, replaces what was shown before. If there is a query, it is searched
    /// for again.
    case loaded(Result<Library, any Error>)
    /// Searches once typing pauses; without a query, shows all duas again.
    case queryChanged(String)
    /// Sent when typing has paused.
    case searchDue
    /// The client has answered. A failure leaves no results, and ``State/searchProblem``.
    case found(Result<[SearchHit], any Error>)
    /// Shows the duas that another filter includes. If there is a query, it is searched for again.
    case filterChanged(LibraryFilter)
    /// Opens the sheet about a dua.
    case duaTapped(Dua.ID)
    case detail(PresentationAction<DuaDetailFeature.Action>)
    case delegate(Delegate)

    @CasePathable
    public enum Delegate: Equatable, Sendable {
      /// The user wants to practice a dua.
      case practiceRequested(Dua)
      /// The user wants to take the course on a dua.
      case courseRequested(Dua)
    }
  }

  @Dependency(\.libraryClient) var client
  @Dependency(\.continuousClock) var clock

  private enum CancelID { case loading, search }

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .appeared:
        guard state.content == .notLoaded else { return .none }
        return load(&state)

      case .retryTapped:
        return load(&state)

      case .libraryChanged:
        return load(&state)

      case .loaded(.success(let library)):
        show(library, &state)
        return search(state)

      case .loaded(.failure(let error)):
        state.$content.withLock { $0 = .failed("\(error)") }
        return .none

      case .queryChanged(let query):
        return changeQuery(to: query, &state)

      case .searchDue:
        return search(state)

      case .found(.success(let hits)):
        (state.hits, state.isSearching, state.searchProblem) = (hits, false, nil)
        return .none

      case .found(.failure(let error)):
        (state.hits, state.isSearching, state.searchProblem) = ([], false, "\(error)")
        return .none

      case .filterChanged(let filter):
        state.filter = filter
        return search(state)

      case .duaTapped(let id):
        state.detail = state.content.library?[id].map { DuaDetailFeature.State(dua: $0) }
        return .none

      case .detail(.presented(.delegate(.practiceRequested(let dua)))):
        state.detail = nil
        return .send(.delegate(.practiceRequested(dua)))

      case .detail(.presented(.delegate(.courseRequested(let dua)))):
        state.detail = nil
        return .send(.delegate(.courseRequested(dua)))

      case .detail, .delegate:
        return .none
      }
    }
    .ifLet(\.$detail, action: \.detail) { DuaDetailFeature() }
  }

  /// How long typing has to pause before a search.
  static let pause = Duration.milliseconds(150)
  /// The number of results.
  static let limit = 100

  private func load(_ state: inout State) -> Effect<Action> {
    // What is shown stays until the new library is there.
    if state.content.library == nil { state.$content.withLock { $0 = .loading } }
    return .run { [client] send in
      await send(.loaded(Result { try await client.load() }))
    }
    .cancellable(id: CancelID.loading, cancelInFlight: true)
  }

  private func show(_ library: Library, _ state: inout State) {
    state.$content.withLock { $0 = .loaded(library) }
    // The fields could not show what it does not have.
    state.filter = state.filter.known(to: library)
    if let detail = state.detail {
      state.detail = library[detail.dua.id].map { DuaDetailFeature.State(dua: $0) }
    }
  }

  /// Searches as soon as typing pauses.
  private func changeQuery(to query: String, _ state: inout State) -> Effect<Action> {
    guard query != state.query else { return .none }
    state.query = query
    guard state.isQuery else {
      (state.hits, state.isSearching, state.searchProblem) = (nil, false, nil)
      return .cancel(id: CancelID.search)
    }
    state.isSearching = true
    return .run { [clock] send in
      try await clock.sleep(for: Self.pause)
      await send(.searchDue)
    }
    .cancellable(id: CancelID.search, cancelInFlight: true)
  }

  private func options(_ state: State) -> SearchOptions {
    state.filter.options(limit: Self.limit, in: state.content.library)
  }

  private func search(_ state: State) -> Effect<Action> {
    guard state.isQuery else { return .none }
    return .run { [client, query = state.query, options = options(state)] send in
      await send(.found(Result { try await client.search(query: query, options: options) }))
    }
    .cancellable(id: CancelID.search, cancelInFlight: true)
  }
}

extension LibraryFeature.State {
  fileprivate var isQuery: Bool { query.unicodeScalars.contains { !$0.properties.isWhitespace } }
}
