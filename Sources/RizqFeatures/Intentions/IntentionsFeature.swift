import ComposableMacros
import Foundation

/// The intentions of today.
@Reducer
public struct IntentionsFeature {
  @Reducer
  public enum Destination {
    case editor(IntentionEditor)
    case alert(AlertState<Alert>)

    @CasePathable
    public enum Alert: Equatable, Sendable {
      case doneOnesRemoved
    }
  }

  @ObservableState
  public struct State: Equatable {
    @Shared(.intentions) var all
    @SharedReader(.today) var today
    @Presents public internal(set) var destination: Destination.State?

    public init() {}

    /// Those of today; what was not done on an earlier day stays until it is done.
    public var intentions: [Intention] { all.filter { $0.day == today || $0.day < today && !$0.isDone } }
    public var open: Int { intentions.count { !$0.isDone } }
  }

  public enum Action: ViewAction {
    case view(View)
    case destination(PresentationAction<Destination.Action>)

    @CasePathable
    public enum View: Equatable, Sendable {
      case addTapped
      case intentionTapped(Intention.ID)
      case doneToggled(Intention.ID)
      case removeTapped(Intention.ID)
      case removeDoneTapped
    }
  }

  @Dependency(\.uuid) var uuid

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .view(.addTapped):
        let intention = Intention(id: uuid(), text: "", day: state.today)
        state.destination = .editor(IntentionEditor.State(intention: intention))
        return .none

      case .view(.intentionTapped(let id)):
        guard let intention = state.all[id: id] else { return .none }
        state.destination = .editor(IntentionEditor.State(intention: intention))
        return .none

      case .view(.doneToggled(let id)):
        let today = state.today
        state.$all.withLock {
          $0[id: id]?.isDone.toggle()
          // What was left over is done today.
          if $0[id: id]?.isDone == true { $0[id: id]?.day = today }
        }
        return .none

      case .view(.removeTapped(let id)):
        state.$all.withLock { _ = $0.remove(id: id) }
        return .none

      case .view(.removeDoneTapped):
        guard state.intentions.contains(where: \.isDone) else { return .none }
        state.destination = .alert(
          AlertState {
            TextState("Remove what is done?")
          } actions: {
            ButtonState(role: .destructive, action: .doneOnesRemoved) { TextState("Remove") }
            ButtonState(role: .cancel) { TextState("Cancel") }
          }
        )
        return .none

      case .destination(.presented(.alert(.doneOnesRemoved))):
        state.$all.withLock { $0.removeAll(where: \.isDone) }
        return .none

      case .destination(.presented(.editor(.delegate(.saved(let intention))))):
        state.$all.withLock { _ = $0.updateOrAppend(intention) }
        state.destination = nil
        return .none

      case .destination:
        return .none
      }
    }
    .ifLet(\.$destination, action: \.destination)
  }
}

extension IntentionsFeature.Destination.State: Equatable {}

/// The form of an intention.
@Reducer
public struct IntentionEditor {
  @ObservableState
  public struct State: Equatable {
    public var intention: Intention
    public var isValid: Bool { Intention.valid(intention.text) != nil }
  }

  public enum Action: BindableAction {
    case binding(BindingAction<State>)
    case saveTapped
    case cancelTapped
    case delegate(Delegate)

    @CasePathable
    public enum Delegate: Equatable, Sendable {
      case saved(Intention)
    }
  }

  @Dependency(\.dismiss) var dismiss

  public init() {}

  public var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .saveTapped:
        guard let text = Intention.valid(state.intention.text) else { return .none }
        var intention = state.intention
        intention.text = text
        return .send(.delegate(.saved(intention)))

      case .cancelTapped:
        return .run { [dismiss] _ in await dismiss() }

      case .binding, .delegate:
        return .none
      }
    }
  }
}
