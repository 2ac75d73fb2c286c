import Composable
import ComposableTesting
import Foundation
import Testing

@MainActor
struct StackTests {
  @Test func elementsAreNumberedFromZero() async {
    let store = TestStore(initialState: Host.State(path: [Scripted.State()])) { Host(child: { Scripted() }) }
    await store.send(.change { $0.path.append(Scripted.State(heard: ["a"])) }) {
      $0.path.append(Scripted.State(heard: ["a"]))
    }
    await store.send(.change { $0.path.removeLast() }) { $0.path[id: 1] = nil }
    await store.send(.change { $0.path.append(Scripted.State()) }) { $0.path[id: 2] = Scripted.State() }
    #expect(Array(store.state.path.ids) == [0, 2])
  }

  @Test func onlyTheElementWithTheIdRuns() async {
    let store = TestStore(initialState: Host.State(path: [Scripted.State(), Scripted.State()])) {
      Host(child: { Scripted() })
    }
    await store.send(\.path[id: 1].heard, "a") {
      $0.path[id: 1]?.heard = ["a"]
      $0.log = ["path 2"]
    }
  }

  @Test func popFromRemovesTheElementAndAllAbove() async {
    let elements = ["a", "b", "c"].map { Scripted.State(heard: [$0]) }
    let store = TestStore(initialState: Host.State(path: StackState(elements))) {
      Host(child: { Scripted() })
    }
    await store.send(.path(.popFrom(id: 1))) {
      $0.path.pop(to: 0)
      // The parent ran before the elements were removed.
      $0.log = ["path 3"]
    }
    #expect(store.state.path.map(\.heard) == [["a"]])
  }

  @Test func pushAddsAnElementBeforeTheParentRuns() async {
    let store = TestStore(initialState: Host.State()) { Host(child: { Scripted() }) }
    await store.send(.path(.push(id: 0, state: Scripted.State(heard: ["a"])))) {
      $0.path[id: 0] = Scripted.State(heard: ["a"])
      $0.log = ["path 1"]
    }
  }

  @Test func impossibleActionsAreReported() async {
    let store = Host.store(Host.State(path: [Scripted.State()]))
    let id = store.path.ids[0]
    let issues = await recordedIssues {
      store.send(.path(.push(id: id, state: Scripted.State())))
      store.send(.path(.popFrom(id: 99)))
      store.send(.path(.element(id: 99, action: .start)))
    }
    #expect(issues.count == 3)
    #expect(store.path.count == 1)
  }

  @Test func effectsOfRemovedElementsAreCancelled() async {
    let gate = Gate()
    let store = Host.store(
      Host.State(path: [Scripted.State(), Scripted.State(), Scripted.State()]),
      start: { .hear("a", after: gate) }
    )
    let ids = Array(store.path.ids)
    let tasks = ids.map { store.send(.path(.element(id: $0, action: .start))) }
    store.send(.path(.popFrom(id: ids[1])))
    await tasks[1].finish()
    await tasks[2].finish()
    gate.open()
    await tasks[0].finish()
    #expect(store.path.map(\.heard) == [["a"]])
  }

  @Test func effectsOfElementsRemovedOutsideForEachAreCancelled() async {
    struct Clearing: Reducer {
      typealias State = Host.State
      typealias Action = Host.Action

      let gate: Gate

      var body: some ReducerOf<Self> {
        EmptyReducer().forEach(\.path, action: \.path) { Scripted(start: { .hear("a", after: gate) }) }
        Reduce { state, action in
          if case .change(let change) = action { change(&state) }
          return .none
        }
      }
    }
    let gate = Gate()
    let store = Store(initialState: Host.State(path: [Scripted.State(), Scripted.State()])) {
      Clearing(gate: gate)
    }
    let tasks = store.path.ids.map { store.send(.path(.element(id: $0, action: .start))) }
    store.send(.change { $0.path.removeLast() })
    store.send(.change { _ in })
    await tasks[1].finish()
    store.send(.change { $0.path.removeAll() })
    store.send(.change { _ in })
    await tasks[0].finish()
  }

  @Test func settingACaseOfAnElementToNilRemovesTheElement() {
    var stack: StackState<String?> = ["a", "b"]
    let ids = stack.ids
    stack[id: ids[0], case: \.some]? += "!"
    stack[id: ids[1], case: \.some] = nil
    #expect(Array(stack) == ["a!"])
  }

  @Test func changingAnotherCaseOfAnElementIsReported() async {
    var stack: StackState<String?> = [nil]
    let ids = stack.ids
    let issues = await recordedIssues {
      stack[id: ids[0], case: \.some]? += "!"
      stack[id: ids[0], case: \.some] = "a"
    }
    #expect(
      issues.map { $0.message.prefix(32) } == Array(repeating: "The value to change is not of th", count: 2)
    )
    #expect(Array(stack) == [nil])
  }

  @Test func pushOfAnIdOutOfOrderIsReported() async {
    let issues = await recordedIssues {
      let store = TestStore(initialState: Host.State()) { Host(child: { Scripted() }) }
      store.exhaustivity = .off
      await store.send(.path(.push(id: 0, state: Scripted.State())))
      await store.send(.path(.push(id: 1, state: Scripted.State())))
      await store.send(.path(.push(id: 5, state: Scripted.State())))
    }
    #expect(issues.map { $0.message.contains("the next element is #2") } == [true])
  }

  @Test func stackIsACollectionWithIdentities() {
    var stack: StackState = ["a", "b"]
    let ids = Array(stack.ids)
    stack[id: ids[1]] = "c"
    stack.append("d")
    #expect(Array(stack) == ["a", "c", "d"])
    #expect(Set(stack.ids).count == 3)
    stack.pop(from: 99)
    stack.pop(to: ids[1])
    #expect(Array(stack) == ["a", "c"])
    stack.insert("e", at: 1)
    #expect(Array(stack) == ["a", "e", "c"])
    #expect(stack.ids[2] == ids[1])
    stack.pop(from: ids[0])
    #expect(stack.isEmpty)
  }

  @Test func stackCodesAsAnArray() throws {
    let data = try JSONEncoder().encode(["a", "b"] as StackState)
    #expect(try JSONDecoder().decode([String].self, from: data) == ["a", "b"])
    #expect(try Array(JSONDecoder().decode(StackState<String>.self, from: data)) == ["a", "b"])
  }
}
