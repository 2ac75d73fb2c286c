import ComposableMacros
import ComposableTesting
import Testing

/// A sheet that presents a sheet that presents an alert, of one type.
@Reducer
struct Layer {
  @ObservableState
  struct State: Equatable {
    var depth = 0
    @Presents var destination: Destination.State?
  }

  enum Action {
    case alertButtonTapped
    case closeAllButtonTapped
    case closeButtonTapped
    case delegate(Delegate)
    indirect case destination(PresentationAction<Destination.Action>)
    case deeperButtonTapped

    @CasePathable enum Delegate { case closeAll }
  }

  @Reducer(state: .equatable)
  indirect enum Destination {
    case alert(AlertState<Alert>)
    case layer(Layer)

    @CasePathable enum Alert { case deeper }
  }

  @Dependency(\.dismiss) var dismiss
  @Dependency(\.isPresented) var isPresented

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .alertButtonTapped:
        state.destination = .alert(
          AlertState {
            TextState("Deeper?")
          } actions: {
            ButtonState(action: .deeper) { TextState("Yes") }
          }
        )
        return .none

      case .closeAllButtonTapped:
        return .send(.delegate(.closeAll))

      case .closeButtonTapped:
        return isPresented ? .run { _ in await dismiss() } : .none

      case .delegate:
        return .none

      case .destination(.presented(.alert(.deeper))), .deeperButtonTapped:
        state.destination = .layer(Layer.State(depth: state.depth + 1))
        return .none

      case .destination(.presented(.layer(.delegate(.closeAll)))):
        state.destination = nil
        return .send(.delegate(.closeAll))

      case .destination:
        return .none
      }
    }
    .ifLet(\.$destination, action: \.destination)
  }
}

@MainActor
struct LayerTests {
  @Test func alertOpensALayer() async {
    let store = TestStore(initialState: Layer.State()) { Layer() }
    await store.send(.alertButtonTapped) {
      $0.destination = .alert(
        AlertState {
          TextState("Deeper?")
        } actions: {
          ButtonState(action: .deeper) { TextState("Yes") }
        }
      )
    }
    await store.send(\.destination.alert.deeper) {
      $0.destination = .layer(Layer.State(depth: 1))
    }
    await store.send(\.destination.layer.closeButtonTapped)
    await store.receive(\.destination.dismiss) { $0.destination = nil }
  }

  @Test func testStoreIsDismissedLikeAPresentedFeature() async {
    let store = TestStore(initialState: Layer.State()) { Layer() }
    await store.send(.closeButtonTapped).finish()
    #expect(store.isDismissed)
  }

  @Test func closeAll() async {
    let store = TestStore(initialState: Layer.State()) { Layer() }
    store.exhaustivity = .off
    await store.send(.deeperButtonTapped)
    await store.send(\.destination.layer.deeperButtonTapped)
    await store.send(\.destination.layer.destination.layer.closeAllButtonTapped)
    await store.receive(\.delegate.closeAll)
    store.assert { $0.destination = nil }
  }
}
