import ComposableMacros

/// Submits a dua: checks it, then saves it.
@Reducer struct DuaSubmission {
  @ObservableState struct State: Equatable {
    var dua: Dua
    var isValid: Bool?
    var savedAs: Dua.ID?
    var problem: String?
    var duaCount: Int?
    var journeyCount: Int?
  }

  enum Action {
    case appeared
    case duasCounted(Int)
    case journeysCounted(Int)
    case submitTapped
    case checked(isValid: Bool)
    case saved(Result<Dua.ID, any Error>)
  }

  @Dependency(\.library) var library

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .appeared:
        return .merge(
          .run { send in await send(.duasCounted(try await library.duas().count)) },
          .run(priority: .background) { send in
            await send(.journeysCounted(try await library.journeys().count))
          }
        )

      case .duasCounted(let count):
        state.duaCount = count
        return .none

      case .journeysCounted(let count):
        state.journeyCount = count
        return .none

      case .submitTapped:
        return .concatenate(
          .run { [state] send in await send(.checked(isValid: !state.dua.title.isEmpty)) },
          .run { [dua = state.dua] send in
            try await library.save(dua)
            await send(.saved(.success(dua.id)))
          } catch: { error, send in
            await send(.saved(.failure(error)))
          }
        )

      case .checked(let isValid):
        state.isValid = isValid
        return .none

      case .saved(.success(let id)):
        state.savedAs = id
        return .none

      case .saved(.failure(let error)):
        state.problem = "\(error)"
        return .none
      }
    }
  }
}
