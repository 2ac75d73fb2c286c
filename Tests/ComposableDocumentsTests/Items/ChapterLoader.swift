import ComposableMacros

/// Loads with each kind of capture in an effect.
@Reducer public struct ChapterLoader {
  @ObservableState public struct State: Equatable {
    public let id: DuaCollection.ID
    public var title: String?
    public var items: [DuaCollection] = []
    public var owner: String?
    public var isLoading = false
  }

  public enum Action {
    case titleTapped
    case titleLoaded(Result<String, any Error>)
    case allTapped
    case allLoaded(items: [DuaCollection], owner: String)
    case failed
    case cancelTapped
  }

  @Dependency(\.collections) var collections

  enum CancelID { case load }

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .titleTapped:
        state.isLoading = true
        return .run { [id = state.id, client = collections] send in
          await send(.titleLoaded(Result { try await client.title(of: id) }))
        }
        .cancellable(id: CancelID.load, cancelInFlight: true)

      case .titleLoaded(let result):
        state.isLoading = false
        state.title = try? result.get()
        return .none

      case .allTapped:
        return .run { [collections] send in
          async let items = collections.all()
          async let owner = collections.owner()
          let (all, name) = try await (items, owner)
          await send(.allLoaded(items: all, owner: name))
        } catch: { _, send in
          await send(.failed)
        }

      case .allLoaded(let items, let owner):
        state.items = items
        state.owner = owner
        return .none

      case .failed:
        state.items = []
        state.owner = nil
        return .none

      case .cancelTapped:
        state.isLoading = false
        return .cancel(id: CancelID.load)
      }
    }
  }
}
