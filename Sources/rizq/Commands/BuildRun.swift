import ArgumentParser
import Composable
import LibraryCompiler
import StopSignals
import UnicodeText

/// A build from the command line: runs the reducer, shows its findings, and ends with its exit code.
@MainActor
struct BuildRun {
  private let store: StoreOf<LibraryReducer>
  private let reporting: ReportingOptions

  init(_ request: BuildRequest, _ reporting: ReportingOptions) {
    self.reporting = reporting
    store = Store(initialState: LibraryReducer.State(request: request)) { LibraryReducer() }
  }

  /// Ends the process, without freeing what it has in memory, which takes a fiftieth of the time of a large build.
  func run() async -> Never {
    let signals = StopSignals { [store] in await store.send(.stopRequested).finish() }
    // A signal that ended the process later would leave files next to the output.
    await signals.waitUntilHandled()
    let progress = ProgressLine(.error, isQuiet: reporting.quiet).map { line in
      Task { [store] in await line.follow { store.withState { $0 } } }
    }
    await store.send(.buildRequested).finish()
    // The cleanup of a stopped build must not be cancelled.
    await signals.stopping?.value
    progress?.cancel()
    await progress?.value
    signals.release()
    do {
      try show(store.state, signal: signals.received)
    } catch {
      Main.end(with: error)
    }
    Console.exit(.success)
  }

  private func show(_ state: LibraryReducer.State, signal: Int32?) throws {
    let presentation = BuildPresentation(
      reporting,
      contentFolder: state.request.content,
      libraryFile: "library.json"
    )
    let fixes = state.fixing.map { $0.report(state.listing) }
    if let fixes { presentation.console.write(presentation.changes(fixes)) }
    if let fixing = state.fixing, state.outcome != .cancelled {
      Console.output.write(bytes: presentation.diff(fixing.changedFiles(state.listing)))
    }
    // If a run was stopped while it changed the sources, it is unknown what is left to fix.
    let report = state.report
    let needsOnlySummary = report.map { presentation.needsOnlySummary($0, of: state) } ?? false
    if let report, !needsOnlySummary, fixes == nil || state.outcome != .cancelled {
      Console.output.write(presentation.findings(report, fixes: fixes))
      if !reporting.quiet {
        presentation.console.write(presentation.fixSummary(report, fixes, state.request))
      }
    }
    Console.error.write(presentation.warnings(state))
    switch state.outcome {
    case .succeeded(let summary):
      guard !reporting.quiet else { return }
      let acknowledged = needsOnlySummary ? report?.acknowledged.count ?? 0 : 0
      presentation.console.write(presentation.summary(summary, acknowledged: acknowledged))
    case .rejected:
      throw ExitCode.contentErrors
    case .failed(let failure):
      Console.error.writeFailure(failure.message, hint: failure.hint)
      throw ExitCode.operationalFailure
    case .cancelled:
      Console.error.write(
        fixes.map { "stopped; \($0.isDryRun ? "no file" : $0.files.counted("file")) changed\n" }
          ?? "stopped; nothing was published\n"
      )
      throw signal.map(ExitCode.signal) ?? ExitCode.operationalFailure
    case nil:
      throw Console.error.failure("the build ended without a result")
    }
  }
}
