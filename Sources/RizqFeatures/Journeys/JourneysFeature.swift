import ComposableMacros
import DuaLibrary

/// All journeys: those that the user follows, the featured ones, and the others.
@Reducer
public struct JourneysFeature {
  @ObservableState
  public struct State: Equatable {
    /// The library, as far as it has been loaded.
    @SharedReader(.library) public var content
    @SharedReader(.today) var today
    @Shared(.progress) var progress

    public init() {}

    /// The journeys that the user follows.
    public var active: [Summary] { summaries { isActive($0) } }
    /// The featured ones among those that the user does not follow.
    public var featured: [Summary] { summaries { !isActive($0) && $0.isFeatured } }
    /// Those that are not featured among those that the user does not follow.
    public var others: [Summary] { summaries { !isActive($0) && !$0.isFeatured } }

    private func isActive(_ journey: Journey) -> Bool { progress.journeys.contains(journey.id) }

    private func summaries(_ condition: (Journey) -> Bool) -> [Summary] {
      (content.library?.journeys ?? []).filter(condition).sorted { ($0.order, $0.id) < ($1.order, $1.id) }
        .map { journey in
          let done = journey.steps.count { progress.isCompleted($0.dua, on: today) }
          return Summary(journey: journey, done: done)
        }
    }

    /// A journey, with what was done of it today.
    public struct Summary: Equatable, Identifiable {
      /// The journey, as the library has it.
      public let journey: Journey
      /// The number of steps that were completed today.
      public let done: Int
      public var id: Journey.ID { journey.id }
    }
  }

  public enum Action: Equatable {
    /// Asks the parent to show a journey.
    case journeyTapped(Journey.ID)
    /// Follows a journey, or no longer.
    case subscriptionToggled(Journey.ID)
    case delegate(Delegate)

    @CasePathable
    public enum Delegate: Equatable, Sendable {
      /// The user has chosen a journey to see.
      case opened(Journey)
    }
  }

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .journeyTapped(let id):
        guard let journey = state.content.library?[id] else { return .none }
        return .send(.delegate(.opened(journey)))

      case .subscriptionToggled(let id):
        return state.$progress.apply(
          state.progress.journeys.contains(id) ? .unsubscribed(id) : .subscribed(id)
        )

      case .delegate:
        return .none
      }
    }
  }
}
