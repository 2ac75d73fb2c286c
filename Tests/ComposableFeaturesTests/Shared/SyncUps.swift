import ComposableMacros
import ComposableTesting
import Foundation
import Testing

struct SyncUp: Codable, Equatable, Identifiable, Sendable {
  let id: UUID
  var title = ""
  var attendees: [String] = []
}

extension URL {
  static let syncUps = URL(fileURLWithPath: "/sync-ups.json")
}

extension SharedKey where Self == FileStorageKey<IdentifiedArrayOf<SyncUp>>.Default {
  static var syncUps: Self { Self[.fileStorage(.syncUps), default: []] }
}

/// A list in a file; details edit elements of the list in place.
@Reducer
struct SyncUps {
  @ObservableState
  struct State: Equatable {
    @Shared(.syncUps) var syncUps
    @Presents var form: Form.State?
    var path = StackState<Detail.State>()
  }

  enum Action {
    case addButtonTapped
    case confirmAddButtonTapped
    case form(PresentationAction<Form.Action>)
    case onDelete(IndexSet)
    case path(StackActionOf<Detail>)
    case syncUpTapped(id: SyncUp.ID)
  }

  @Dependency(\.uuid) var uuid

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .addButtonTapped:
        state.form = Form.State(syncUp: SyncUp(id: uuid()))
        return .none
      case .confirmAddButtonTapped:
        guard let syncUp = state.form?.syncUp else { return .none }
        state.form = nil
        _ = state.$syncUps.withLock { $0.append(syncUp) }
        return .none
      case .form:
        return .none
      case .onDelete(let indexSet):
        state.$syncUps.withLock { $0.remove(atOffsets: indexSet) }
        return .none
      case .path:
        return .none
      case .syncUpTapped(let id):
        guard let syncUp = Shared(state.$syncUps[id: id]) else { return .none }
        state.path.append(Detail.State(syncUp: syncUp))
        return .none
      }
    }
    .ifLet(\.$form, action: \.form) { Form() }
    .forEach(\.path, action: \.path) { Detail() }
  }

  @Reducer
  struct Form {
    @ObservableState struct State: Equatable { var syncUp: SyncUp }
    enum Action: BindableAction { case binding(BindingAction<State>) }
    var body: some ReducerOf<Self> { BindingReducer() }
  }

  @Reducer
  struct Detail {
    @ObservableState struct State: Equatable { @Shared var syncUp: SyncUp }
    enum Action {
      case attendeeAdded(String)
      case deleteButtonTapped
    }
    @Dependency(\.dismiss) var dismiss
    @Shared(.syncUps) var syncUps

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .attendeeAdded(let name):
          state.$syncUp.attendees.withLock { $0.append(name) }
          return .none
        case .deleteButtonTapped:
          $syncUps.withLock { _ = $0.remove(id: state.syncUp.id) }
          return .run { _ in await dismiss() }
        }
      }
    }
  }
}

@MainActor
struct SyncUpsTests {
  @Test func aSyncUpIsAddedAndDeleted() async {
    let store = TestStore(initialState: SyncUps.State()) {
      SyncUps()
    } withDependencies: {
      $0.uuid = .incrementing
    }
    await store.send(.addButtonTapped) { $0.form = .init(syncUp: SyncUp(id: UUID(0))) }
    await store.send(.form(.presented(.binding(.set(\.syncUp.title, "Halaqa"))))) {
      $0.form?.syncUp.title = "Halaqa"
    }
    await store.send(.confirmAddButtonTapped) {
      $0.form = nil
      $0.$syncUps.withLock { $0 = [SyncUp(id: UUID(0), title: "Halaqa")] }
    }
    await store.send(.onDelete([0])) { $0.$syncUps.withLock { $0 = [] } }
  }

  @Test func detailEditsTheList() async {
    @Shared(.syncUps) var syncUps = [SyncUp(id: UUID(1)), SyncUp(id: UUID(2))]
    let store = TestStore(initialState: SyncUps.State()) { SyncUps() }
    await store.send(.syncUpTapped(id: UUID(2))) {
      $0.path[id: 0] = SyncUps.Detail.State(syncUp: Shared($0.$syncUps[id: UUID(2)])!)
    }
    await store.send(\.path[id: 0].attendeeAdded, "Blob") {
      $0.path[id: 0]?.$syncUp.withLock { $0.attendees = ["Blob"] }
    }
    #expect(syncUps[id: UUID(2)]?.attendees == ["Blob"])
  }

  @Test func deleteFromTheDetail() async {
    let syncUp = SyncUp(id: UUID(1), title: "Class")
    @Shared(.syncUps) var syncUps = [syncUp]
    let store = TestStore(
      initialState: SyncUps.State(path: StackState([SyncUps.Detail.State(syncUp: Shared(value: syncUp))]))
    ) {
      SyncUps()
    }
    store.exhaustivity = .off
    await store.send(\.path[id: 0].deleteButtonTapped)
    await store.receive(\.path.popFrom)
    #expect(store.state.path.isEmpty)
    #expect(syncUps.isEmpty)
  }
}
