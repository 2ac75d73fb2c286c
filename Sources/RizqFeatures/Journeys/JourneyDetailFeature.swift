import ComposableMacros
import DuaLibrary

/// A journey: its steps by slot, with what was completed today.
@Reducer
public struct JourneyDetailFeature {
  @ObservableState
  public struct State: Equatable {
    /// The journey that the screen is about.
    public let journey: Journey
    @SharedReader(.library) var content
    @SharedReader(.today) var today
    @Shared(.progress) var progress

    public init(journey: Journey) { self.journey = journey }

    /// Whether the user follows the journey, so that its steps are habits.
    public var isSubscribed: Bool { progress.journeys.contains(journey.id) }

    /// The slots that have steps, in the order of the day.
    public var slots: [Slot] {
      TimeSlot.allCases.compactMap { slot in
        let steps = steps.filter { $0.slot == slot }
        return steps.isEmpty ? nil : Slot(slot: slot, steps: steps)
      }
    }

    /// A slot of the day with its steps.
    public struct Slot: Equatable {
      /// The time of the day.
      public let slot: TimeSlot
      /// At least one, in the order of the journey.
      public let steps: [Step]
    }

    /// A step whose dua is in the library.
    public struct Step: Equatable, Identifiable {
      /// The dua of the step, as the library has it.
      public let dua: Dua
      /// The slot in which the journey asks for the dua.
      public let slot: TimeSlot
      /// Whether the dua was completed today, in whatever slot.
      public let isCompleted: Bool
      public var id: Dua.ID { dua.id }
    }

    /// In the order of the journey.
    var steps: [Step] {
      journey.steps.compactMap { step in
        content.library?[step.dua].map {
          Step(dua: $0, slot: step.slot, isCompleted: progress.isCompleted(step.dua, on: today))
        }
      }
    }

    /// The number of steps that were completed today.
    public var done: Int { steps.count(where: \.isCompleted) }
    /// The XP that the steps have earned today.
    public var earnedXP: Int { steps.reduce(0) { $0 + (progress.days[today]?[$1.dua.id] ?? 0) } }
    /// The XP of a day of the journey, as its source states them.
    public var totalXP: Int { journey.xp }
  }

  public enum Action: Equatable {
    /// Asks the parent to practice a step.
    case stepTapped(Dua.ID)
    /// Asks the parent to practice the first step that is not completed today; if there is none, the first.
    case startTapped
    /// Follows the journey, or no longer.
    case subscriptionToggled
    case delegate(Delegate)

    @CasePathable
    public enum Delegate: Equatable, Sendable {
      /// A step of the journey is to be practiced.
      case practiceRequested(Dua, Journey.ID)
    }
  }

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .stepTapped(let id):
        guard let step = state.steps.first(where: { $0.id == id }) else { return .none }
        return .send(.delegate(.practiceRequested(step.dua, state.journey.id)))

      case .startTapped:
        guard let step = state.steps.first(where: { !$0.isCompleted }) ?? state.steps.first else {
          return .none
        }
        return .send(.delegate(.practiceRequested(step.dua, state.journey.id)))

      case .subscriptionToggled:
        let id = state.journey.id
        return state.$progress.apply(state.isSubscribed ? .unsubscribed(id) : .subscribed(id))

      case .delegate:
        return .none
      }
    }
  }
}
