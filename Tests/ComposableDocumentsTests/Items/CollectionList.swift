import ComposableMacros

/// A list with two destinations, declared as public.
@Reducer public struct CollectionList {
  @Reducer public enum Destination {
    case detail(CollectionDetail)
    case form(CollectionForm)
  }

  @ObservableState public struct State: Equatable {
    public var items: [DuaCollection] = []
    public var isLoading = false
    public var problem: String?
    @Presents public var destination: Destination.State?

    public init() {}
  }

  public enum Action {
    case appeared
    case loadRequested
    case itemsLoaded(Result<[DuaCollection], Error>)
    case itemTapped(DuaCollection)
    case addTapped
    case destination(PresentationAction<Destination.Action>)
    case delegate(Delegate)

    @CasePathable public enum Delegate {
      case opened(DuaCollection)
    }
  }

  @Dependency(\.collections) var collections

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .appeared:
        guard state.items.isEmpty else { return .none }
        return .send(.loadRequested)

      case .loadRequested:
        state.isLoading = true
        state.problem = nil
        return .run { [collections] send in
          await send(.itemsLoaded(Result { try await collections.all() }))
        }

      case .itemsLoaded(.success(let items)):
        state.isLoading = false
        state.items = items
        return .none

      case .itemsLoaded(.failure(let error)):
        state.isLoading = false
        state.problem = "\(error)"
        return .none

      case .itemTapped(let item):
        state.destination = .detail(CollectionDetail.State(item: item))
        return .send(.delegate(.opened(item)))

      case .addTapped:
        state.destination = .form(CollectionForm.State())
        return .none

      case .destination(.presented(.detail(.delegate(.deleted(let id))))):
        state.items.removeAll { $0.id == id }
        state.destination = nil
        return .none

      case .destination(.presented(.form(.delegate(.saved(let item))))):
        state.items.append(item)
        state.destination = nil
        return .none

      case .destination, .delegate:
        return .none
      }
    }
    .ifLet(\.$destination, action: \.destination)
  }
}

extension CollectionList.Destination.State: Equatable {}
