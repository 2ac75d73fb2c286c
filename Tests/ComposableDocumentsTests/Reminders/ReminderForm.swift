import ComposableMacros

/// A form for a new reminder, whose fields are bound through view actions.
@Reducer struct ReminderForm {
  @ObservableState struct State: Equatable {
    var title = ""
    var isSaving = false
  }

  enum Action: ViewAction {
    case view(View)
    case created(Result<Reminder, any Error>)

    @CasePathable enum View: BindableAction {
      case binding(BindingAction<State>)
      case saveTapped
    }
  }

  @Dependency(\.reminders) var client
  @Dependency(\.uuid) var uuid

  var body: some ReducerOf<Self> {
    BindingReducer(action: \.view)
    Reduce { state, action in
      switch action {
      case .view(.saveTapped):
        state.isSaving = true
        return .run { [reminder = Reminder(id: uuid(), title: state.title)] send in
          await send(.created(Result { try await client.create(reminder) }))
        }
      case .view(.binding):
        return .none
      case .created:
        state.isSaving = false
        return .none
      }
    }
  }
}

/// The detail screen of a reminder.
@Reducer struct ReminderDetail {
  @ObservableState struct State: Equatable {
    var reminder: Reminder
  }

  enum Action {
    case titleChanged(String)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .titleChanged(let title):
        state.reminder.title = title
        return .none
      }
    }
  }
}
