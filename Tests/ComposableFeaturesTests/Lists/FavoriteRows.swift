import ComposableMacros
import ComposableTesting
import Foundation
import Testing

struct FavoritingState<ID: Hashable & Sendable>: Equatable {
  @Presents var alert: AlertState<FavoritingAction.Alert>?
  let id: ID
  var isFavorite: Bool
}

@CasePathable
enum FavoritingAction {
  case alert(PresentationAction<Alert>)
  case buttonTapped
  case response(Result<Bool, any Error>)

  enum Alert: Equatable {}
}

struct FavoriteError: LocalizedError, Equatable {
  var errorDescription: String? { "Favoriting failed." }
}

/// A heart on anything, which changes at once, and back if the server refuses.
@Reducer
struct Favoriting<ID: Hashable & Sendable> {
  typealias State = FavoritingState<ID>
  typealias Action = FavoritingAction

  let favorite: @Sendable (ID, Bool) async throws -> Bool

  private struct CancelID: Hashable {
    let id: AnyHashableSendable
  }

  var body: some Reducer<FavoritingState<ID>, FavoritingAction> {
    Reduce { state, action in
      switch action {
      case .alert(.dismiss):
        state.alert = nil
        state.isFavorite.toggle()
        return .none

      case .buttonTapped:
        state.isFavorite.toggle()
        return .run { [id = state.id, isFavorite = state.isFavorite, favorite] send in
          await send(.response(Result { try await favorite(id, isFavorite) }))
        }
        .cancellable(id: CancelID(id: AnyHashableSendable(state.id)), cancelInFlight: true)

      case .response(.failure(let error)):
        state.alert = AlertState { TextState(error.localizedDescription) }
        return .none

      case .response(.success(let isFavorite)):
        state.isFavorite = isFavorite
        return .none
      }
    }
  }
}

@Reducer
struct Episode {
  @ObservableState
  struct State: Equatable, Identifiable {
    var alert: AlertState<FavoritingAction.Alert>?
    let id: UUID
    var isFavorite: Bool
    let title: String

    var favorite: FavoritingState<ID> {
      get { .init(alert: self.alert, id: self.id, isFavorite: self.isFavorite) }
      set { (self.alert, self.isFavorite) = (newValue.alert, newValue.isFavorite) }
    }
  }

  enum Action {
    case favorite(FavoritingAction)
  }

  let favorite: @Sendable (UUID, Bool) async throws -> Bool

  var body: some Reducer<State, Action> {
    Scope(state: \.favorite, action: \.favorite) {
      Favoriting(favorite: self.favorite)
    }
  }
}

@Reducer
struct Episodes {
  @ObservableState
  struct State: Equatable {
    var episodes: IdentifiedArrayOf<Episode.State> = []
  }

  enum Action {
    case episodes(IdentifiedActionOf<Episode>)
  }

  var favorite: @Sendable (UUID, Bool) async throws -> Bool

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      .none
    }
    .forEach(\.episodes, action: \.episodes) {
      Episode(favorite: self.favorite)
    }
  }
}

@MainActor
struct EpisodesTests {
  let initial = Episodes.State(episodes: [
    Episode.State(id: UUID(0), isFavorite: false, title: "Functions"),
    Episode.State(id: UUID(1), isFavorite: true, title: "Monoids"),
  ])

  @Test func heartIsKept() async {
    let store = TestStore(initialState: initial) {
      Episodes(favorite: { _, isFavorite in isFavorite })
    }
    await store.send(\.episodes[id: UUID(0)].favorite.buttonTapped) {
      $0.episodes[id: UUID(0)]?.isFavorite = true
    }
    await store.receive(\.episodes[id: UUID(0)].favorite.response.success)
  }

  @Test func heartGoesBackAfterTheAlert() async {
    let store = TestStore(initialState: initial) {
      Episodes(favorite: { _, _ in throw FavoriteError() })
    }
    await store.send(.episodes(.element(id: UUID(1), action: .favorite(.buttonTapped)))) {
      $0.episodes[id: UUID(1)]?.isFavorite = false
    }
    await store.receive(\.episodes[id: UUID(1)].favorite.response.failure) {
      $0.episodes[id: UUID(1)]?.alert = AlertState { TextState("Favoriting failed.") }
    }
    await store.withExhaustivity(.off) {
      await store.send(\.episodes[id: UUID(1)].favorite.alert.dismiss)
    }
    #expect(store.state == initial)
  }
}
