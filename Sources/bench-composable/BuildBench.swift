import Composable
import ComposableMeasures
import LibraryCompiler

/// Counts the actions of a build of a content folder, and measures the kernel alone on the same actions.
@MainActor
struct BuildBench {
  private final class Actions {
    var all: [LibraryReducer.Action] = []
  }

  let request: BuildRequest

  func run() async -> String {
    let actions = Actions()
    let store = StoreOf<LibraryReducer>(initialState: LibraryReducer.State(request: request)) {
      Reduce<LibraryReducer.State, LibraryReducer.Action> { _, action in
        actions.all.append(action)
        return .none
      }
      LibraryReducer()
    }
    let clock = ContinuousClock()
    let (start, startProcessor) = (clock.now, ProcessorTime.now)
    await store.send(.buildRequested).finish()
    let elapsed = (clock.now - start) / .seconds(1)
    let processor = Double(ProcessorTime.now - startProcessor) / 1e9
    let count = actions.all.count
    let kernel = await kernelNanoseconds(actions.all)
    return """

      build of \(store.listing.sources.count.formatted) files, \(outcome(of: store.state)):
        \(count.formatted) actions in \(seconds(elapsed)) s (\(seconds(processor)) s of processor time): \
      \(Int(Double(count) / elapsed).formatted) actions a second
        the kernel alone, with the compiler's reducer, on the same actions: \(Int(kernel).formatted) ns an action, \
      \(Int(1e9 / kernel).formatted) actions a second
      """
  }

  /// Sends the actions of reading the files to a store that starts no effects, and returns the time of one.
  private func kernelNanoseconds(_ actions: [LibraryReducer.Action]) async -> Double {
    let ingested = actions.filter { if case .sourceIngested = $0 { true } else { false } }
    var state = LibraryReducer.State(request: request)
    state.ingested = Array(repeating: nil, count: actions.count + 1)
    var times: [Int] = []
    for _ in 0..<6 {
      // One more than the number of actions, because the reducer would start the next stage after the last one.
      state.remaining = ingested.count + 1
      let store = Store(initialState: state) { LibraryReducer() }
      let start = ProcessorTime.now
      for action in ingested { store.send(action) }
      times.append(ProcessorTime.now - start)
    }
    let median = times.dropFirst().sorted()[2]
    return Double(median) / Double(max(1, ingested.count))
  }

  private func outcome(of state: LibraryReducer.State) -> String {
    switch state.outcome {
    case .succeeded: "succeeded"
    case .rejected: "rejected"
    case .failed(let failure): "failed: \(failure.message)"
    case .cancelled: "cancelled"
    case nil: "unfinished"
    }
  }

  private func seconds(_ value: Double) -> String {
    "\((value * 1000).rounded() / 1000)"
  }
}
