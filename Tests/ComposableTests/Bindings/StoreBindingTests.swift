import Composable
import ComposableTesting
import Testing

private struct Settings: Reducer {
  struct Address: Equatable, Sendable {
    var city = ""
  }

  struct State: Equatable {
    var name = ""
    var address = Address()
    var tab = 0
    var log: [String] = []
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case tabSelected(Int)
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding:
        state.log.append("set")
      case .tabSelected(let tab):
        // The last tab cannot be selected.
        state.tab = min(tab, 2)
        state.log.append("tab \(tab)")
      }
      return .none
    }
  }
}

extension Settings.Action: CasePathable {
  fileprivate struct AllCasePaths: Sendable {
    var tabSelected: AnyCasePath<Settings.Action, Int> {
      AnyCasePath(
        embed: { .tabSelected($0) },
        extract: { if case .tabSelected(let tab) = $0 { tab } else { nil } }
      )
    }
  }

  fileprivate static var allCasePaths: AllCasePaths { AllCasePaths() }
}

/// A feature with a separate case for the bindings of its view.
private struct ViewSettings: Reducer {
  struct State: Equatable {
    var name = ""
  }

  enum Action: ViewAction, CasePathable {
    case view(View)

    enum View: BindableAction {
      case binding(BindingAction<State>)
    }

    struct AllCasePaths: Sendable {
      var view: AnyCasePath<Action, View> {
        AnyCasePath(embed: { .view($0) }, extract: { if case .view(let action) = $0 { action } else { nil } })
      }
    }

    static var allCasePaths: AllCasePaths { AllCasePaths() }
  }

  var body: some ReducerOf<Self> {
    BindingReducer(action: \.view)
  }
}

/// A feature that presents one of two destinations.
private struct Chooser: Reducer {
  @dynamicMemberLookup
  enum Destination: Equatable, CasePathable {
    case detail(Scripted.State)
    case other

    struct AllCasePaths: Sendable {
      var detail: AnyCasePath<Destination, Scripted.State> {
        AnyCasePath(
          embed: { .detail($0) },
          extract: { if case .detail(let state) = $0 { state } else { nil } }
        )
      }
    }

    static var allCasePaths: AllCasePaths { AllCasePaths() }
  }

  enum DestinationAction: CasePathable {
    case detail(Scripted.Action)

    struct AllCasePaths: Sendable {
      var detail: AnyCasePath<DestinationAction, Scripted.Action> {
        AnyCasePath(
          embed: { .detail($0) },
          extract: { if case .detail(let action) = $0 { action } else { nil } }
        )
      }
    }

    static var allCasePaths: AllCasePaths { AllCasePaths() }
  }

  struct State: Equatable {
    @PresentationState var destination: Destination?
  }

  enum Action: CasePathable {
    case destination(PresentationAction<DestinationAction>)
    case showOther

    struct AllCasePaths: Sendable {
      var destination: AnyCasePath<Action, PresentationAction<DestinationAction>> {
        AnyCasePath(
          embed: { .destination($0) },
          extract: { if case .destination(let action) = $0 { action } else { nil } }
        )
      }
    }

    static var allCasePaths: AllCasePaths { AllCasePaths() }
  }

  var body: some ReducerOf<Self> {
    Reduce<State, Action> { state, action in
      if case .showOther = action { state.destination = .other }
      return .none
    }
    .ifLet(\.$destination, action: \.destination) {
      Scope(state: \.detail, action: \.detail) { Scripted() }
    }
  }
}

@MainActor
struct StoreBindingTests {
  private let store = Store(initialState: Settings.State()) { Settings() }

  @Test func bindingReadsAPropertyAndSendsItsChange() {
    let name = store.binding(\.name)
    #expect(name.wrappedValue.isEmpty)
    name.wrappedValue = "a"
    #expect(name.get() == "a")
    #expect(store.name == "a")
    name.set("b")
    #expect(store.name == "b")
    #expect(store.log == ["set", "set"])
  }

  @Test func bindingOfAPartSetsTheWhole() {
    let address = StoreBinding(
      get: { self.store.address },
      set: { self.store.send(.set(\.tab, $0.city.count)) }
    )
    address.city.wrappedValue = "four"
    #expect(store.tab == 4)
    #expect(address.city.wrappedValue.isEmpty)
  }

  @Test func bindingSendsTheGivenAction() {
    let tab = store.binding(\.tab, sending: \.tabSelected)
    tab.wrappedValue = 1
    #expect(tab.wrappedValue == 1)
    tab.wrappedValue = 9
    #expect(tab.wrappedValue == 2)
    #expect(store.log == ["tab 1", "tab 9"])
  }

  @Test func bindingOfAViewActionSendsIt() {
    let store = Store(initialState: ViewSettings.State()) { ViewSettings() }
    store.binding(\.name).wrappedValue = "a"
    #expect(store.name == "a")
  }

  @Test func viewBindsAPropertyOfTheStore() {
    @MainActor struct View {
      @Bindable var store: StoreOf<Settings>
      var name: Binding<String> { $store.name }
      var city: Binding<String> { $store.address.city }
    }
    let view = View(store: store)
    view.name.wrappedValue = "a"
    #expect(view.name.wrappedValue == "a")
    view.city.wrappedValue = "b"
    #expect(store.address == Settings.Address(city: "b"))
    store.tab = 7
    #expect(store.tab == 7)
    #expect(store.log == ["set", "set", "set"])
  }

  @Test func viewBindsAPropertyThroughItsViewAction() {
    @MainActor struct View {
      @Bindable var store: StoreOf<ViewSettings>
    }
    let view = View(store: Store(initialState: ViewSettings.State()) { ViewSettings() })
    view.$store.name.wrappedValue = "a"
    #expect(view.store.name == "a")
  }

  @Test func settingAPropertyThatNoReducerHandlesIsReported() async {
    let store = Store(initialState: Settings.State()) { EmptyReducer<Settings.State, Settings.Action>() }
    let issues = await recordedIssues { store.name = "a" }
    #expect(issues.map { $0.message.contains("'BindingReducer()'") } == [true])
    #expect(store.name.isEmpty)
  }

  @Test func pathOfADestinationCanIncludeItsDismissal() {
    let path: CaseKeyPath<Chooser.Action, PresentationAction<Scripted.Action>> = \.destination.detail
    #expect(Chooser.Action.destination(.dismiss).is(path))
    #expect(Chooser.Action.destination(.presented(.detail(.start))).is(path))
    #expect(!Chooser.Action.showOther.is(path))
    let action = Chooser.Action.destination(.presented(.detail(.heard("a"))))
    #expect(action[case: \.destination.detail] == .heard("a"))
  }

  @Test func projectedValueIsTheBinding() {
    @MainActor struct Field {
      @StoreBinding var text: String
    }
    let field = Field(text: store.binding(\.name))
    field.text = "a"
    let same = Field(text: field.$text)
    same.text += "b"
    #expect(store.name == "ab")
  }

  @Test func settingNilDismissesAPresentedChildOnce() {
    let store = Host.store(Host.State(sheet: Scripted.State()))
    let sheet = store.binding(scope: \.sheet, action: \.sheet)
    sheet.wrappedValue?.send(.heard("a"))
    #expect(sheet.wrappedValue?.heard == ["a"])
    sheet.wrappedValue = nil
    #expect(store.sheet == nil)
    #expect(sheet.wrappedValue == nil)
    // A view may set `nil` again. A second dismissal would be reported as an issue.
    sheet.wrappedValue = nil
    #expect(store.log == ["sheet [\"a\"]", "sheet [\"a\"]"])
  }

  @Test func settingAStoreDoesNothing() {
    let store = Host.store(Host.State(sheet: Scripted.State()))
    let sheet = store.binding(scope: \.sheet, action: \.sheet)
    let child = sheet.wrappedValue
    sheet.wrappedValue = child
    #expect(store.log.isEmpty)
    #expect(sheet.wrappedValue === child)
  }

  @Test func presenceOfAnAlertIsBound() {
    let store = Host.store(Host.State(alert: AlertState { TextState("Sure?") }))
    let isPresented = store.binding(scope: \.alert, action: \.alert).isPresent()
    #expect(isPresented.wrappedValue)
    isPresented.wrappedValue = true
    #expect(isPresented.wrappedValue)
    isPresented.wrappedValue = false
    #expect(store.alert == nil)
  }

  @Test func aBindingOfOneAlertDoesNotDismissTheNext() {
    let store = Host.store(Host.State(alert: AlertState { TextState("Sure?") }))
    let first = store.binding(scope: \.alert, action: \.alert).whileUnchanged()
    store.send(.change { $0.alert = AlertState { TextState("Really?") } })
    first.wrappedValue = nil
    #expect(store.alert == AlertState { TextState("Really?") })
    let next = store.binding(scope: \.alert, action: \.alert).whileUnchanged()
    next.wrappedValue = nil
    #expect(store.alert == nil)
  }

  @Test func bindingOfOneDestinationLeavesTheOthersAlone() {
    let store = Store(initialState: Chooser.State(destination: .detail(Scripted.State()))) { Chooser() }
    let detail = store.binding(
      scope: \.destination?.detail,
      action: \.destination.detail,
      dismissing: \.destination
    )
    detail.wrappedValue?.send(.heard("a"))
    #expect(detail.wrappedValue?.heard == ["a"])
    store.send(.showOther)
    #expect(detail.wrappedValue == nil)
    detail.wrappedValue = nil
    #expect(store.destination == .other)
  }

  @Test func settingNilDismissesOneOfSeveralDestinations() {
    let store = Store(initialState: Chooser.State(destination: .detail(Scripted.State()))) { Chooser() }
    let detail = store.binding(
      scope: \.destination?.detail,
      action: \.destination.detail,
      dismissing: \.destination
    )
    detail.wrappedValue = nil
    #expect(store.destination == nil)
  }

  @Test func stackBindingSendsPopsAndPushes() {
    let store = Host.store(Host.State(path: [Scripted.State(heard: ["a"]), Scripted.State(heard: ["b"])]))
    let path = store.binding(path: \.path, action: \.path)
    #expect(path.wrappedValue.map(\.heard) == [["a"], ["b"]])
    path.wrappedValue.removeLast()
    #expect(store.path.map(\.heard) == [["a"]])
    path.wrappedValue.append(Scripted.State(heard: ["c"]))
    path.wrappedValue.append(Scripted.State(heard: ["d"]))
    #expect(store.path.map(\.heard) == [["a"], ["c"], ["d"]])
    #expect(Set(store.path.ids).count == 3)
    path.wrappedValue = []
    #expect(store.path.isEmpty)
  }

  @Test func elementsPushedByABindingAreNotMistakenForEarlierOnes() throws {
    let store = Host.store()
    let path = store.binding(path: \.path, action: \.path)
    path.wrappedValue.append(Scripted.State())
    let popped = try #require(store.path.ids.last)
    path.wrappedValue = []
    path.wrappedValue.append(Scripted.State())
    #expect(store.path.ids.last != popped)
  }

  @Test func stackBindingReplacesElements() {
    let store = Host.store(Host.State(path: [Scripted.State(heard: ["a"]), Scripted.State(heard: ["b"])]))
    let path = store.binding(path: \.path, action: \.path)
    path.wrappedValue = [Scripted.State(heard: ["x"])]
    #expect(store.path.map(\.heard) == [["x"]])
  }
}
