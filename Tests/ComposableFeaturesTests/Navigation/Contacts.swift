import ComposableMacros
import ComposableTesting
import Foundation
import Testing

struct Contact: Equatable, Identifiable {
  let id: UUID
  var name: String
}

@Reducer
struct AddContact {
  @ObservableState
  struct State: Equatable {
    var contact: Contact
  }

  enum Action {
    case cancelButtonTapped
    case delegate(Delegate)
    case saveButtonTapped
    case setName(String)

    @CasePathable
    enum Delegate: Equatable {
      case saveContact(Contact)
    }
  }

  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .cancelButtonTapped:
        return .run { _ in await self.dismiss() }
      case .delegate:
        return .none
      case .saveButtonTapped:
        return .run { [contact = state.contact] send in
          await send(.delegate(.saveContact(contact)))
          await self.dismiss()
        }
      case .setName(let name):
        state.contact.name = name
        return .none
      }
    }
  }
}

@Reducer
struct ContactDetail {
  @ObservableState
  struct State: Equatable {
    @Presents var alert: AlertState<Action.Alert>?
    let contact: Contact
  }

  enum Action {
    case alert(PresentationAction<Alert>)
    case delegate(Delegate)
    case deleteButtonTapped

    @CasePathable enum Alert { case confirmDeletion }
    @CasePathable enum Delegate { case confirmDeletion }
  }

  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .alert(.presented(.confirmDeletion)):
        return .run { send in
          await send(.delegate(.confirmDeletion))
          await self.dismiss()
        }
      case .alert, .delegate:
        return .none
      case .deleteButtonTapped:
        state.alert = .confirmDeletion
        return .none
      }
    }
    .ifLet(\.$alert, action: \.alert)
  }
}

extension AlertState where Action == ContactDetail.Action.Alert {
  static let confirmDeletion = Self {
    TextState("Are you sure?")
  } actions: {
    ButtonState(role: .destructive, action: .confirmDeletion) {
      TextState("Delete")
    }
  }
}

@Reducer
struct Contacts {
  @ObservableState
  struct State: Equatable {
    var contacts: IdentifiedArrayOf<Contact> = []
    @Presents var destination: Destination.State?
    var path = StackState<ContactDetail.State>()
  }

  enum Action {
    case addButtonTapped
    case destination(PresentationAction<Destination.Action>)
    case path(StackActionOf<ContactDetail>)
  }

  @Reducer
  enum Destination {
    case addContact(AddContact)
  }

  @Dependency(\.uuid) var uuid

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .addButtonTapped:
        state.destination = .addContact(AddContact.State(contact: Contact(id: self.uuid(), name: "")))
        return .none

      case .destination(.presented(.addContact(.delegate(.saveContact(let contact))))):
        state.contacts.append(contact)
        return .none

      case .destination:
        return .none

      case .path(.element(id: let id, action: .delegate(.confirmDeletion))):
        guard let detailState = state.path[id: id] else { return .none }
        state.contacts.remove(id: detailState.contact.id)
        return .none

      case .path:
        return .none
      }
    }
    .ifLet(\.$destination, action: \.destination)
    .forEach(\.path, action: \.path) {
      ContactDetail()
    }
  }
}

extension Contacts.Destination.State: Equatable {}

@MainActor
struct ContactsTests {
  @Test func aContactIsAdded() async {
    let store = TestStore(initialState: Contacts.State()) {
      Contacts()
    } withDependencies: {
      $0.uuid = .incrementing
    }
    await store.send(.addButtonTapped) {
      $0.destination = .addContact(AddContact.State(contact: Contact(id: UUID(0), name: "")))
    }
    await store.send(\.destination.addContact.setName, "Blob Jr.") {
      $0.destination?.modify(\.addContact) { $0.contact.name = "Blob Jr." }
    }
    await store.send(\.destination.addContact.saveButtonTapped)
    await store.receive(\.destination.addContact.delegate.saveContact, Contact(id: UUID(0), name: "Blob Jr."))
    {
      $0.contacts = [Contact(id: UUID(0), name: "Blob Jr.")]
    }
    await store.receive(\.destination.dismiss) {
      $0.destination = nil
    }
  }

  @Test func addFlowNonExhaustive() async {
    let store = TestStore(initialState: Contacts.State()) {
      Contacts()
    } withDependencies: {
      $0.uuid = .incrementing
    }
    store.exhaustivity = .off
    await store.send(.addButtonTapped)
    await store.send(\.destination.addContact.setName, "Blob Jr.")
    await store.send(\.destination.addContact.saveButtonTapped)
    await store.skipReceivedActions()
    store.assert {
      $0.contacts = [Contact(id: UUID(0), name: "Blob Jr.")]
      $0.destination = nil
    }
  }

  @Test func deleteFromDetail() async {
    let blob = Contact(id: UUID(0), name: "Blob")
    let store = TestStore(
      initialState: Contacts.State(contacts: [blob], path: StackState([ContactDetail.State(contact: blob)]))
    ) {
      Contacts()
    }
    await store.send(\.path[id: 0].deleteButtonTapped) { $0.path[id: 0]?.alert = .confirmDeletion }
    await store.send(\.path[id: 0].alert.confirmDeletion) { $0.path[id: 0]?.alert = nil }
    await store.receive(\.path[id: 0].delegate.confirmDeletion) { $0.contacts = [] }
    await store.receive(\.path.popFrom) { $0.path = StackState() }
  }
}
