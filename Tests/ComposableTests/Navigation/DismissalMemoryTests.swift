import Composable
import Testing

/// Nothing must be left of a child that has gone away: neither its store nor what its effects held.
@MainActor
struct DismissalMemoryTests {
  /// What the effect of a child holds for as long as there is the effect.
  private final class Token: Sendable {}

  private final class Effects {
    weak var token: Token?

    /// An effect that holds a token and ends only when it is cancelled.
    func start() -> Effect<Scripted.Action> {
      let token = Token()
      self.token = token
      return .run { _ in
        try? await Gate().wait()
        withExtendedLifetime(token) {}
      }
    }
  }

  private let effects = Effects()

  private func store(_ state: Host.State) -> StoreOf<Host> {
    Host.store(state, start: { [effects] in effects.start() })
  }

  @Test func nothingIsLeftOfADismissedChild() async {
    let store = store(Host.State(sheet: Scripted.State()))
    var sheet = store.scope(state: \.sheet, action: \.sheet)
    weak let child = sheet
    let task = sheet?.send(.start)
    #expect(effects.token != nil)
    sheet = nil
    store.send(.sheet(.dismiss))
    await task?.finish()
    #expect(child == nil)
    #expect(effects.token == nil)
  }

  @Test func nothingIsLeftOfAnOptionalChildSetToNil() async {
    let store = store(Host.State(child: Scripted.State()))
    var optional = store.scope(state: \.child, action: \.child)
    weak let child = optional
    let task = optional?.send(.start)
    optional = nil
    store.send(.change { $0.child = nil })
    await task?.finish()
    #expect(child == nil)
    #expect(effects.token == nil)
  }

  @Test func nothingIsLeftOfARemovedElement() async {
    let store = store(Host.State(rows: [Row.State(id: 1), Row.State(id: 2)]))
    var row = store.scope(state: \.rows, action: \.rows)[id: 2]
    weak let child = row
    let task = row?.send(.start)
    row = nil
    store.send(.change { $0.rows.remove(id: 2) })
    await task?.finish()
    #expect(child == nil)
    #expect(effects.token == nil)
  }

  @Test func nothingIsLeftOfAPoppedElement() async throws {
    let store = store(Host.State(path: [Scripted.State()]))
    let id = try #require(store.path.ids.last)
    var top = store.scope(state: \.path, action: \.path)[id: id]
    weak let child = top
    let task = top?.send(.start)
    top = nil
    store.send(.path(.popFrom(id: id)))
    await task?.finish()
    #expect(child == nil)
    #expect(effects.token == nil)
  }

  @Test func nothingIsLeftOfAStore() async {
    weak var released: StoreOf<Host>?
    var task: StoreTask?
    do {
      let store = store(Host.State(child: Scripted.State()))
      released = store
      task = store.send(.child(.start))
    }
    await task?.finish()
    #expect(released == nil)
    #expect(effects.token == nil)
  }
}
