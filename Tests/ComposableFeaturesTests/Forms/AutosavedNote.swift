import ComposableMacros
import ComposableTesting
import Foundation
import Testing

@DependencyClient
struct NoteClient: Sendable {
  var load: @Sendable (UUID) async throws -> String
  var save: @Sendable (UUID, _ text: String) async throws -> Void
}

extension NoteClient: DependencyKey {
  static var liveValue: NoteClient {
    let notes = LockIsolated<[UUID: String]>([:])
    return NoteClient(
      load: { notes.value[$0] ?? "" },
      save: { id, text in notes.withValue { $0[id] = text } }
    )
  }
}

extension DependencyValues {
  var noteClient: NoteClient {
    get { self[NoteClient.self] }
    set { self[NoteClient.self] = newValue }
  }
}

/// Saves a second after the last key, and at once when the view disappears.
@Reducer
struct AutosavedNote {
  @ObservableState
  struct State: Equatable, Identifiable {
    let id: UUID
    var text = ""
    var savedAt: Date?
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case loaded(String)
    case onAppear
    case onDisappear
    case saved(Result<Date, any Error>)
  }

  @Dependency(\.continuousClock) var clock
  @Dependency(\.date.now) var now
  @Dependency(\.noteClient) var noteClient

  private enum CancelID { case save }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding(\.text):
        return .run { [state] send in
          try await clock.sleep(for: .seconds(1))
          await save(state, send: send)
        }
        .cancellable(id: CancelID.save, cancelInFlight: true)

      case .binding:
        return .none

      case .loaded(let text):
        state.text = text
        return .none

      case .onAppear:
        return .run { [id = state.id] send in
          await send(.loaded(try await noteClient.load(id)))
        } catch: { _, send in
          await send(.loaded(""))
        }

      case .onDisappear:
        return .concatenate(
          .cancel(id: CancelID.save),
          .run { [state] send in await save(state, send: send) }
        )

      case .saved(let result):
        state.savedAt = try? result.get()
        return .none
      }
    }
  }

  private func save(_ state: State, send: Send<Action>) async {
    await send(
      .saved(
        Result {
          try await noteClient.save(state.id, text: state.text)
          return now
        }
      )
    )
  }
}

@MainActor
struct AutosavedNoteTests {
  let clock = TestClock()
  let saves = LockIsolated<[String]>([])
  let noon = Date(timeIntervalSinceReferenceDate: 0)

  func makeStore() -> TestStoreOf<AutosavedNote> {
    TestStore(initialState: AutosavedNote.State(id: UUID(5))) {
      AutosavedNote()
    } withDependencies: {
      $0.continuousClock = clock
      $0.date = .constant(noon)
      $0.noteClient.load = { _ in "old" }
      $0.noteClient.save = { [saves] _, text in saves.withValue { $0.append(text) } }
    }
  }

  @Test func savesOnce() async {
    let store = makeStore()
    await store.send(.onAppear)
    await store.receive(\.loaded) { $0.text = "old" }
    for text in ["olde", "older"] {
      await store.send(\.binding.text, text) { $0.text = text }
      await clock.advance(by: .milliseconds(999))
    }
    await clock.advance(by: .milliseconds(1))
    await store.receive(\.saved.success) { $0.savedAt = self.noon }
    #expect(saves.value == ["older"])
  }

  @Test func savesOnDisappear() async {
    let store = makeStore()
    store.exhaustivity = .off
    await store.send(\.binding.text, "x")
    await store.send(.onDisappear)
    await store.finish()
    await clock.run()
    #expect(saves.value == ["x"])
  }
}
