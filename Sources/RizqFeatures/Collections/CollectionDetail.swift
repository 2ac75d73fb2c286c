import ComposableMacros
import DuaLibrary

/// The duas of a collection of the user.
@Reducer
public struct CollectionDetail {
  @ObservableState
  public struct State: Equatable {
    /// The collection in the list of ``CollectionsFeature``, so that a change is stored with it.
    @Shared public internal(set) var collection: UserCollection
    @SharedReader(.library) var content

    init(collection: Shared<UserCollection>) { _collection = collection }

    /// In the order of the user. A dua that the library does not have any more stays in the collection, but is not shown.
    public var duas: [Dua] { collection.duas.compactMap { content.library?[Dua.ID(rawValue: $0)] } }

    /// The duas that can be added.
    public var others: [Dua] {
      let present = Set(collection.duas)
      return (content.library?.duas ?? []).filter { !present.contains($0.id.rawValue) }
    }
  }

  public enum Action: Equatable {
    /// Adds a dua of the library at the end, unless the collection has it.
    case duaAdded(Dua.ID)
    /// Removes a dua from the collection. It stays in the library.
    case duaRemoved(Dua.ID)
    /// Moves a dua before another, or to the end.
    case duaMoved(Dua.ID, before: Dua.ID?)
    /// Asks the parent to practice a dua.
    case duaTapped(Dua.ID)
    case delegate(Delegate)

    @CasePathable
    public enum Delegate: Equatable, Sendable {
      /// The user wants to practice a dua.
      case practiceRequested(Dua)
    }
  }

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .duaAdded(let dua):
        guard state.others.contains(where: { $0.id == dua }) else { return .none }
        state.$collection.withLock { $0.duas.append(dua.rawValue) }
        return .none

      case .duaRemoved(let dua):
        state.$collection.withLock { $0.duas.removeAll { $0 == dua.rawValue } }
        return .none

      case .duaMoved(let dua, let other):
        guard dua != other, state.collection.duas.contains(dua.rawValue) else { return .none }
        state.$collection.withLock { collection in
          collection.duas.removeAll { $0 == dua.rawValue }
          let index =
            other.flatMap { collection.duas.firstIndex(of: $0.rawValue) } ?? collection.duas.endIndex
          collection.duas.insert(dua.rawValue, at: index)
        }
        return .none

      case .duaTapped(let id):
        guard let dua = state.content.library?[id] else { return .none }
        return .send(.delegate(.practiceRequested(dua)))

      case .delegate:
        return .none
      }
    }
  }
}
