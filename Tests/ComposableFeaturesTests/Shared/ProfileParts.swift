import ComposableMacros
import ComposableTesting
import Testing

struct Profile: Equatable, Sendable {
  var name = ""
  var languages: IdentifiedArrayOf<Language> = []
  struct Language: Equatable, Identifiable, Sendable {
    let id: String
    var level = 1
  }
}

/// A parent that gives parts of its value to children.
@Reducer
struct ProfileParent {
  @ObservableState
  struct State: Equatable {
    @Shared var profile: Profile
    var languages: IdentifiedArrayOf<LanguageRow.State> = []
    @Presents var name: NameField.State?

    init(profile: Profile = Profile()) {
      _profile = Shared(value: profile)
    }
  }

  enum Action {
    case languages(IdentifiedActionOf<LanguageRow>)
    case name(PresentationAction<NameField.Action>)
    case nameTapped
    case task
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .languages, .name:
        return .none
      case .nameTapped:
        state.name = NameField.State(name: state.$profile.name)
        return .none
      case .task:
        state.languages = IdentifiedArray(
          uniqueElements: Array(state.$profile.languages).map { LanguageRow.State(language: $0) }
        )
        return .none
      }
    }
    .ifLet(\.$name, action: \.name) { NameField() }
    .forEach(\.languages, action: \.languages) { LanguageRow() }
  }
}

@Reducer
struct NameField {
  @ObservableState
  struct State: Equatable { @Shared var name: String }
  enum Action {
    case changed(String)
    case clearButtonTapped
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .changed(let name): state.$name.withLock { $0 = name }
      case .clearButtonTapped: state.$name.withLock { $0 = "" }
      }
      return .none
    }
  }
}

@Reducer
struct LanguageRow {
  @ObservableState
  struct State: Equatable, Identifiable {
    @Shared var language: Profile.Language
    var id: String { language.id }
  }
  enum Action { case plusTapped }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .plusTapped:
        state.$language.withLock { $0.level += 1 }
        return .none
      }
    }
  }
}

@MainActor
struct ProfileParentTests {
  @Test func childChangesAPart() async {
    let store = TestStore(initialState: ProfileParent.State()) { ProfileParent() }
    await store.send(.nameTapped) { $0.name = NameField.State(name: $0.$profile.name) }
    await store.send(\.name.changed, "Blob") {
      $0.$profile.name.withLock { $0 = "Blob" }
    }
    await store.send(\.name.clearButtonTapped) {
      $0.$profile.withLock { $0.name = "" }
    }
  }

  @Test func rowsChangeElements() async {
    let store = TestStore(
      initialState: ProfileParent.State(profile: Profile(languages: [.init(id: "ar"), .init(id: "tr")]))
    ) {
      ProfileParent()
    }
    store.exhaustivity = .off
    await store.send(.task)
    await store.send(\.languages[id: "tr"].plusTapped)
    #expect(store.state.profile.languages[id: "tr"]?.level == 2)
    #expect(store.state.languages[id: "tr"]?.language.level == 2)
  }
}
