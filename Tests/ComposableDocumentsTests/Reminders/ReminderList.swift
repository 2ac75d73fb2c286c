import ComposableMacros
import Foundation

/// A list whose views send only view actions.
@Reducer struct ReminderList {
  @ObservableState struct State: Equatable {
    var reminders: IdentifiedArrayOf<Reminder> = []
    var isLoading = false
    @Presents var destination: Destination.State?
  }

  enum Action: ViewAction {
    case view(View)
    case remindersLoaded(Result<[Reminder], Error>)
    case destination(PresentationAction<Destination.Action>)

    @CasePathable enum View {
      case appeared
      case addTapped
      case reminderTapped(Reminder)
      case deleted(IndexSet)
    }
  }

  @Dependency(\.reminders) var client

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .view(.appeared):
        state.isLoading = true
        return .run { send in
          await send(.remindersLoaded(Result { try await client.all() }))
        }

      case .remindersLoaded(.success(let reminders)):
        state.isLoading = false
        state.reminders = IdentifiedArray(uniqueElements: reminders)
        return .none

      case .remindersLoaded(.failure):
        state.isLoading = false
        return .none

      case .view(.addTapped):
        state.destination = .add(ReminderForm.State())
        return .none

      case .view(.reminderTapped(let reminder)):
        state.destination = .detail(ReminderDetail.State(reminder: reminder))
        return .none

      case .view(.deleted(let offsets)):
        let ids = offsets.map { state.reminders[$0].id }
        state.reminders.remove(atOffsets: offsets)
        return .run { _ in
          for id in ids { try await client.delete(id) }
        }

      case .destination(.presented(.add(.created(.success(let reminder))))):
        state.reminders.append(reminder)
        state.destination = nil
        return .none

      case .destination:
        return .none
      }
    }
    .ifLet(\.$destination, action: \.destination)
  }
}

extension ReminderList {
  @Reducer enum Destination {
    case add(ReminderForm)
    case detail(ReminderDetail)
  }
}

extension ReminderList.Destination.State: Equatable {}
