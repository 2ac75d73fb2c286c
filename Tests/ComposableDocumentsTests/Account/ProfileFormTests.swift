import ComposableTesting
import Testing

@MainActor
@Suite("S2 002: Form with bindings")
struct ProfileFormTests {
  @Test func fieldsAreSetByTheirKeyPaths() async {
    let store = TestStore(initialState: ProfileForm.State(isSaved: true)) { ProfileForm() }
    await store.send(\.binding.name, "Amina") {
      $0.name = "Amina"
      $0.isSaved = false
    }
    await store.send(.binding(.set(\.address.city, "Lahore"))) { $0.address.city = "Lahore" }
    await store.send(.set(\.email, "A@B.org")) { $0.email = "a@b.org" }
    await store.send(.saveTapped) { $0.isSaved = true }
  }

  @Test func incompleteFormIsNotSaved() async {
    let store = TestStore(initialState: ProfileForm.State(name: "Amina")) { ProfileForm() }
    await store.send(.saveTapped)
  }

  @Test func viewBindsFields() {
    let store = Store(initialState: ProfileForm.State()) { ProfileForm() }
    let (name, email) = (store.binding(\.name), store.binding(\.email))
    #expect(!store.isValid)
    name.wrappedValue = "Amina"
    email.set("Amina@Example.org")
    #expect(email.get() == "amina@example.org")
    #expect(store.isValid)
    store.binding(\.address).street.wrappedValue = "Mall Road"
    #expect(store.address == ProfileForm.Address(street: "Mall Road"))
  }
}
