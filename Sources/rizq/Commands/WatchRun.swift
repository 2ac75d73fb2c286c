import ArgumentParser
import Composable
import LibraryCompiler
import StopSignals

/// A watch from the command line: runs the reducer, and shows what each build changes, until a signal.
@MainActor
struct WatchRun {
  private let store: StoreOf<WatchReducer>
  private let presentation: BuildPresentation

  init(_ request: BuildRequest, _ method: FolderWatchMethod, _ reporting: ReportingOptions) {
    let presentation = BuildPresentation(reporting, contentFolder: request.content)
    self.presentation = presentation
    store = Store(initialState: WatchReducer.State(request: request, method: method)) {
      WatchReducer()
    } withDependencies: {
      $0.watchScreen = WatchScreenClient { event in
        await MainActor.run {
          switch event {
          case .polling(let reason):
            Console.error.write("warning: \(reason); the sources are listed every half second instead\n")
          case .buildEnded(let build):
            Console.error.write(presentation.warnings(build.build))
            presentation.console.write(presentation.watched(build))
          }
        }
      }
    }
  }

  func run() async throws {
    let signals = StopSignals { [store] in await store.send(.stopRequested).finish() }
    // A signal that ended the process later would leave files next to the output.
    await signals.waitUntilHandled()
    await store.send(.watchRequested).finish()
    // The cleanup of a stopped build must not be cancelled.
    await signals.stopping?.value
    signals.release()
    if let signal = signals.received { throw ExitCode.signal(signal) }
    if case .failed(let failure) = store.withState(\.build.outcome) {
      Console.error.writeFailure(failure.message, hint: failure.hint)
    }
    throw ExitCode.operationalFailure
  }
}
