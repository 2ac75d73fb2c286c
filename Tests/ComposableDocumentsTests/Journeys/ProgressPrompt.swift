import ComposableMacros

/// Asks for confirmation before progress is lost, and how to share a dua.
@Reducer struct ProgressPrompt {
  @ObservableState struct State: Equatable {
    var points = 120
    var sharedAs: Action.Dialog?
    @Presents var alert: AlertState<Action.Alert>?
    @Presents var dialog: ConfirmationDialogState<Action.Dialog>?
  }

  enum Action {
    case resetTapped
    case shareTapped
    case alert(PresentationAction<Alert>)
    case dialog(PresentationAction<Dialog>)

    @CasePathable enum Alert: Equatable {
      case confirmed
    }

    @CasePathable enum Dialog: Equatable {
      case text, image
    }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .resetTapped:
        state.alert = .reset(points: state.points)
        return .none

      case .shareTapped:
        state.dialog = ConfirmationDialogState(titleVisibility: .visible) {
          TextState("Share the dua")
        } actions: {
          ButtonState(action: .text) { TextState("As text") }
          ButtonState(action: .image) { TextState("As an image") }
          ButtonState(role: .cancel) { TextState("Not now") }
        }
        return .none

      case .alert(.presented(.confirmed)):
        state.points = 0
        return .none

      case .dialog(.presented(let choice)):
        state.sharedAs = choice
        return .none

      case .alert, .dialog:
        return .none
      }
    }
    .ifLet(\.$alert, action: \.alert)
    .ifLet(\.$dialog, action: \.dialog)
  }
}

extension AlertState where Action == ProgressPrompt.Action.Alert {
  static func reset(points: Int) -> Self {
    AlertState {
      TextState("Start again?")
    } actions: {
      ButtonState(role: .destructive, action: .confirmed) { TextState("Lose \(points) points") }
      ButtonState(role: .cancel) { TextState("Keep them") }
    }
  }
}
