import ComposableMacros

/// The pages of the editor: one place of them at a time.
@Reducer
public struct EditorFeature {
  @ObservableState
  public struct State: Equatable {
    /// The page that is open.
    public internal(set) var place: EditorPlace
    var duas = DuaListFeature.State()
    var dua = DuaPageFeature.State(slug: "")
    var findings = FindingsFeature.State()
    var search = SearchFeature.State()
    /// The content as it is now.
    @SharedReader(.editedContent) public var content

    /// Opens a page.
    public init(place: EditorPlace) {
      self.place = place
      open(place)
    }

    /// A page that is opened begins as it is when it is loaded, except that what the user has chosen in a list stays.
    fileprivate mutating func open(_ place: EditorPlace) {
      self.place = place
      switch place {
      case .dua(let slug) where slug != dua.slug: dua = DuaPageFeature.State(slug: slug)
      case .search(let query): search.query = query
      default: break
      }
    }
  }

  public enum Action {
    /// The user has gone to another page.
    case opened(EditorPlace)
    case duas(DuaListFeature.Action)
    case dua(DuaPageFeature.Action)
    case findings(FindingsFeature.Action)
    case search(SearchFeature.Action)
  }

  public init() {}

  public var body: some ReducerOf<Self> {
    Scope(state: \.duas, action: \.duas) { DuaListFeature() }
    Scope(state: \.dua, action: \.dua) { DuaPageFeature() }
    Scope(state: \.findings, action: \.findings) { FindingsFeature() }
    Scope(state: \.search, action: \.search) { SearchFeature() }
    Reduce { state, action in
      switch action {
      case .opened(let place):
        state.open(place)
        return .none

      case .search(.submitted):
        state.place = .search(state.search.query)
        return .none

      case .duas, .dua, .findings, .search:
        return .none
      }
    }
  }
}
