import Composable
import DuaLibrary

// Transitions between the stages.
extension LibraryReducer {
  /// Starts a stage, unless a stop was requested during the previous one.
  func advance(_ state: inout State, _ stage: (inout State) -> Effect<Action>) -> Effect<Action> {
    state.isStopping ? finish(&state, .cancelled) : stage(&state)
  }

  /// Finishes the run if no bundle is to be written; otherwise renders the bundle.
  func finishChecking(_ state: inout State) -> Effect<Action> {
    state.ingested = []
    if let failure = state.fixing?.failure { return finish(&state, .failed(failure)) }
    guard let checked = state.checked, !checked.report.hasErrors,
      !(state.request.isStrict && checked.report.counts.warnings > 0)
    else { return finish(&state, .rejected) }
    // Errors that were not selected prevent a build, but do not count in a check.
    guard checked.library != nil || state.request.selection != nil else { return finish(&state, .rejected) }
    guard let library = checked.library, let transaction = state.paths?.transaction else {
      return finish(&state, success(state, checked))
    }
    // An empty bundle would remove every text from the app.
    guard !library.duas.isEmpty else {
      return finish(
        &state,
        .failed(
          OperationalFailure(
            "there are no duas to publish in `\(state.request.content)`",
            hint: "write a dua in a file there (docs/source-format.md), or name another folder with --content"
          )
        )
      )
    }
    return advance(&state) { render(&$0, library, transaction) }
  }

  /// Stops a build. A stage that only reads is cancelled at once. A stage that writes finishes first, so that the locks are
  /// held until its files are removed. Publishing cannot be cancelled.
  ///
  /// While sources are being changed, the current file is finished; the others stay as they are.
  func stop(_ state: inout State) -> Effect<Action> {
    switch state.stage {
    case .idle:
      state.outcome = .cancelled
      state.stage = .finished
      return .none
    case .finding where state.fixing?.isDryRun == false:
      // This stage removes the files that an earlier run left behind, which only the holder of the content lock may do.
      state.isStopping = true
      return .none
    case .finding, .recalling, .ingesting, .checking, .revising, .rendering:
      return .merge(.cancel(id: CancelID.stage), finish(&state, .cancelled))
    case .reserving, .saving, .writing, .verifying:
      state.isStopping = true
      return .none
    case .publishing, .releasing, .finished:
      return .none
    }
  }

  /// Records the result of the build, and releases its locks.
  func finish(_ state: inout State, _ outcome: BuildOutcome) -> Effect<Action> {
    state.outcome = outcome
    let run = state.recordedRun
    guard let paths = state.paths, paths.transaction != nil || paths.contentLock != nil || run != nil else {
      state.stage = .finished
      return .none
    }
    state.stage = .releasing
    return .run { [files, recorder = state.recorder] send in
      if let run, let recorder { recorder.cache.record(run, of: recorder.key, files) }
      paths.transaction?.release(files)
      paths.contentLock?.release(files)
      await send(.outputReleased)
    }
  }

  func success(_ state: State, _ checked: CheckedLibrary) -> BuildOutcome {
    let published = state.request.output.flatMap { path in
      state.written.map { PublishedBundle(path: path, files: $0.manifest.files.count + 1, size: $0.size) }
    }
    return .succeeded(
      BuildSummary(
        duas: checked.library?.duas.count ?? checked.draft.duas.count,
        journeys: checked.library?.journeys.count ?? checked.draft.journeys.count,
        files: state.listing.sources.count,
        bundle: published,
        leniency: state.request.isLenient ? LeniencySummary(checked) : nil,
        elapsed: stopwatch.now() - state.started
      )
    )
  }
}
