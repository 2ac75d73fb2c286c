import ComposableMacros

/// One destination enum for a screen, a sheet, an alert and a dialog.
@Reducer public struct CollectionFolder {
  @Reducer public enum Destination {
    case detail(CollectionDetail)
    case edit(CollectionForm)
    case deleteAlert(AlertState<CollectionFolder.Action.Alert>)
    case sortDialog(ConfirmationDialogState<CollectionFolder.Action.Sort>)
  }

  @ObservableState public struct State: Equatable {
    public var items: [DuaCollection] = []
    @Presents public var destination: Destination.State?
  }

  public enum Action {
    case detailTapped(DuaCollection)
    case editTapped
    case deleteTapped
    case sortTapped
    case destination(PresentationAction<Destination.Action>)

    @CasePathable public enum Alert: Sendable {
      case deleteConfirmed
    }

    @CasePathable public enum Sort: Sendable {
      case byTitle, reversed
    }
  }

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .detailTapped(let item):
        state.destination = .detail(CollectionDetail.State(item: item))
        return .none

      case .editTapped:
        state.destination = .edit(CollectionForm.State())
        return .none

      case .deleteTapped:
        state.destination = .deleteAlert(.deletion)
        return .none

      case .sortTapped:
        state.destination = .sortDialog(
          ConfirmationDialogState {
            TextState("Sort")
          } actions: {
            for sort in [Action.Sort.byTitle, .reversed] {
              ButtonState(action: sort) { TextState("\(sort)") }
            }
          }
        )
        return .none

      case .destination(.presented(.deleteAlert(.deleteConfirmed))):
        state.items.removeAll()
        return .none

      case .destination(.presented(.sortDialog(.byTitle))):
        state.items.sort { $0.title < $1.title }
        return .none

      case .destination(.presented(.sortDialog(.reversed))):
        state.items.reverse()
        return .none

      case .destination(.presented(.edit(.delegate(.saved(let item))))):
        state.items.append(item)
        state.destination = nil
        return .none

      case .destination:
        return .none
      }
    }
    .ifLet(\.$destination, action: \.destination)
  }
}

extension CollectionFolder.Destination.State: Equatable {}

extension AlertState where Action == CollectionFolder.Action.Alert {
  static let deletion = AlertState {
    TextState("Delete the folder?")
  } actions: {
    ButtonState(role: .destructive, action: .deleteConfirmed) {
      TextState("Delete")
    }
    ButtonState(role: .cancel) { TextState("Keep") }
  }
}
