import ComposableMacros
import DuaLibrary
import Foundation

/// A collection of duas that the user has made.
public struct UserCollection: Codable, Equatable, Identifiable, Sendable {
  /// Stays the same when the name changes.
  public let id: UUID
  /// Different from the names of the other collections, without white space around it.
  public var name: String
  /// The ids of the duas, in the order of the user.
  public var duas: [Int] = []

  /// The greatest number of characters of a name.
  public static let longestName = 60
}

extension SharedKey where Self == FileStorageKey<IdentifiedArrayOf<UserCollection>>.Default {
  static var userCollections: Self { Self[.userFile("collections.json"), default: []] }
}

/// The collections of the user.
@Reducer
public struct CollectionsFeature {
  /// What is shown over the list.
  @Reducer
  public enum Destination {
    case detail(CollectionDetail)
    case form(TextForm)
    case removal(AlertState<Removal>)

    /// What the user has confirmed in an alert.
    @CasePathable
    public enum Removal: Equatable, Sendable {
      /// Removes the collection.
      case confirmed(UserCollection.ID)
    }
  }

  @ObservableState
  public struct State: Equatable {
    /// In the order in which they were made.
    @Shared(.userCollections) public internal(set) var collections
    @SharedReader(.library) var content
    /// The sheet of a collection, the form of its name, or the alert before it is removed.
    @Presents public internal(set) var destination: Destination.State?

    public init() {}

    /// The number of duas of a collection that are shown: those that the library has. Before it is loaded, the number of all.
    public func count(of collection: UserCollection) -> Int {
      guard let library = content.library else { return collection.duas.count }
      return collection.duas.count { library[Dua.ID(rawValue: $0)] != nil }
    }
  }

  public enum Action {
    /// Opens the form of the name of a new collection.
    case addTapped
    /// Opens the sheet with the duas of a collection.
    case collectionTapped(UserCollection.ID)
    /// Opens the form of the name of a collection.
    case renameTapped(UserCollection.ID)
    /// Asks the user whether to remove a collection.
    case removeTapped(UserCollection.ID)
    case destination(PresentationAction<Destination.Action>)
    case delegate(Delegate)

    @CasePathable
    public enum Delegate: Equatable, Sendable {
      /// The user wants to practice a dua of a collection.
      case practiceRequested(Dua)
    }
  }

  @Dependency(\.uuid) var uuid

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .addTapped:
        state.destination = .form(state.form(uuid(), name: ""))
        return .none

      case .renameTapped(let id):
        guard let collection = state.collections[id: id] else { return .none }
        state.destination = .form(state.form(id, name: collection.name))
        return .none

      case .collectionTapped(let id):
        guard let collection = Shared(state.$collections[id: id]) else { return .none }
        state.destination = .detail(CollectionDetail.State(collection: collection))
        return .none

      case .removeTapped(let id):
        guard let collection = state.collections[id: id] else { return .none }
        state.destination = .removal(
          AlertState {
            TextState("Remove “\(collection.name)”?")
          } actions: {
            ButtonState(role: .destructive, action: .confirmed(id)) { TextState("Remove") }
            ButtonState(role: .cancel) { TextState("Cancel") }
          } message: {
            TextState("Its duas stay in the library.")
          }
        )
        return .none

      case .destination(.presented(.removal(.confirmed(let id)))):
        state.$collections.withLock { _ = $0.remove(id: id) }
        return .none

      case .destination(.presented(.form(.delegate(.saved(let id, let name))))):
        state.$collections.withLock {
          if $0[id: id] == nil { $0.append(UserCollection(id: id, name: name)) }
          $0[id: id]?.name = name
        }
        state.destination = nil
        return .none

      case .destination(.presented(.detail(.delegate(.practiceRequested(let dua))))):
        return .send(.delegate(.practiceRequested(dua)))

      case .destination, .delegate:
        return .none
      }
    }
    .ifLet(\.$destination, action: \.destination)
  }
}

extension CollectionsFeature.Destination.State: Equatable {}

extension CollectionsFeature.State {
  /// The form of the name of a collection, which no other has.
  fileprivate func form(_ id: UserCollection.ID, name: String) -> TextForm.State {
    let others = collections.filter { $0.id != id }
    return TextForm.State(
      id: id,
      text: name,
      limit: UserCollection.longestName,
      taken: Set(others.map(\.name))
    )
  }
}
