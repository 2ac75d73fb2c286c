import Composable
import Testing

/// A removed child leaves nothing in memory: neither its store nor the values that its effects captured.
@MainActor
struct DismissalMemoryTests {
  /// A value that is captured by the effect of a child.
  private final class Token: Sendable {}

  private final class Effects {
    weak var token: Token?

    /// Makes an effect that captures a token and ends only when it is cancelled.
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

  @Test func dismissedChildIsReleased() async {
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

  @Test func optionalChildIsReleased() async {
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

  @Test func removedElementIsReleased() async {
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

  @Test func poppedElementIsReleased() async throws {
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

  @Test func storeIsReleased() async {
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
