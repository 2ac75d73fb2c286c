import ComposableMacros
import DuaLibrary

/// The habits of today: the steps of the journeys that the user follows, and the duas that they have chosen themselves.
@Reducer
public struct AdkharFeature {
  @ObservableState
  public struct State: Equatable {
    @SharedReader(.library) var content
    @SharedReader(.today) var today
    @Shared(.progress) var progress
    /// A practice that was started here, in a sheet.
    @Presents public internal(set) var practice: PracticeFeature.State?

    public init() {}

    /// A habit of today with its dua.
    public struct Item: Equatable, Identifiable {
      /// The id of the dua, with the slot.
      public let habit: Habit
      /// The dua, as the library has it.
      public let dua: Dua
      /// The first journey that asks for it; nil if only the user has chosen it.
      public let journey: Journey.ID?
      /// Whether the user has chosen it, so that they can remove it.
      public let isOwn: Bool
      /// Whether the dua was completed today, in whatever slot.
      public let isCompleted: Bool
      public var id: Habit { habit }
    }

    /// The habits of a slot: first those of the journeys, in their order, then the user's own by id. A dua is in a slot once.
    public func items(in slot: TimeSlot) -> [Item] {
      guard let library = content.library else { return [] }
      var journeys: [Dua.ID: Journey.ID] = [:]
      var duas: [Dua.ID] = []
      for journey in library.journeys.sorted(by: { ($0.order, $0.id) < ($1.order, $1.id) })
      where progress.journeys.contains(journey.id) {
        for step in journey.steps where step.slot == slot && journeys[step.dua] == nil {
          journeys[step.dua] = journey.id
          duas.append(step.dua)
        }
      }
      let own = Set(progress.habits.lazy.filter { $0.slot == slot }.map(\.dua))
      duas += own.subtracting(journeys.keys).sorted()
      return duas.compactMap { id in
        library[id].map { dua in
          Item(
            habit: Habit(dua: id, slot: slot),
            dua: dua,
            journey: journeys[id],
            isOwn: own.contains(id),
            isCompleted: progress.isCompleted(id, on: today)
          )
        }
      }
    }

    var items: [Item] { TimeSlot.allCases.flatMap(items) }
    /// The number of habits.
    public var total: Int { items.count }
    /// The number of habits whose dua was completed today.
    public var done: Int { items.count(where: \.isCompleted) }
    /// The number of days in a row with a completion, as ``UserProgress/streak(on:)`` counts them for today.
    public var streak: Int { progress.streak(on: today) }
  }

  public enum Action {
    /// Practices a habit in a sheet.
    case itemTapped(Habit)
    /// Practices the first habit of the day that is not completed.
    case quickPracticeTapped
    /// Removes a habit that the user has chosen. That of a journey stays.
    case removeTapped(Habit)
    case practice(PresentationAction<PracticeFeature.Action>)
  }

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .itemTapped(let habit):
        practice(state.items(in: habit.slot).first { $0.habit == habit }, &state)
        return .none

      case .quickPracticeTapped:
        practice(state.items.first { !$0.isCompleted }, &state)
        return .none

      case .removeTapped(let habit):
        return state.$progress.apply(.removed(habit))

      case .practice(.presented(.delegate(.nextRequested(let dua, let journey)))):
        state.practice = PracticeFeature.State(dua: dua, journey: journey)
        return .none

      case .practice:
        return .none
      }
    }
    .ifLet(\.$practice, action: \.practice) { PracticeFeature() }
  }

  private func practice(_ item: State.Item?, _ state: inout State) {
    state.practice = item.map { PracticeFeature.State(dua: $0.dua, journey: $0.journey) }
  }
}
