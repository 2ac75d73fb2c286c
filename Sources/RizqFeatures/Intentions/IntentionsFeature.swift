import ComposableMacros
import Foundation

/// The intentions of today.
@Reducer
public struct IntentionsFeature {
  /// What is shown over the list.
  @Reducer
  public enum Destination {
    case form(TextForm)
    case alert(AlertState<Alert>)

    /// What the user has confirmed in an alert.
    @CasePathable
    public enum Alert: Equatable, Sendable {
      /// Removes all intentions that are done, also those of earlier days.
      case doneOnesRemoved
    }
  }

  @ObservableState
  public struct State: Equatable {
    @Shared(.intentions) var all
    @SharedReader(.today) var today
    /// The form or the alert over the list.
    @Presents public internal(set) var destination: Destination.State?

    public init() {}

    /// Those of today, and what was not done on another day: it stays until it is done. For whoever travels west, that may be a later
    /// day than today.
    public var intentions: [Intention] { all.filter { $0.day == today || !$0.isDone } }
    /// The number of intentions in the list that are not done.
    public var open: Int { intentions.count { !$0.isDone } }
  }

  public enum Action: ViewAction {
    case view(View)
    case destination(PresentationAction<Destination.Action>)

    /// What the user does in the list.
    @CasePathable
    public enum View: Equatable, Sendable {
      /// Opens the form of a new intention.
      case addTapped
      /// Opens the form with the text of an intention.
      case intentionTapped(Intention.ID)
      /// Marks an intention as done, or as open again. One that is done becomes one of today.
      case doneToggled(Intention.ID)
      /// Removes an intention without asking.
      case removeTapped(Intention.ID)
      /// Asks the user whether to remove all that are done.
      case removeDoneTapped
    }
  }

  @Dependency(\.uuid) var uuid

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .view(.addTapped):
        state.destination = .form(TextForm.State(id: uuid(), text: "", limit: Intention.longestText))
        return .none

      case .view(.intentionTapped(let id)):
        guard let intention = state.all[id: id] else { return .none }
        state.destination = .form(
          TextForm.State(id: id, text: intention.text, limit: Intention.longestText)
        )
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

      case .destination(.presented(.form(.delegate(.saved(let id, let text))))):
        let today = state.today
        state.$all.withLock {
          if $0[id: id] == nil { $0.append(Intention(id: id, text: text, day: today)) }
          $0[id: id]?.text = text
        }
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
