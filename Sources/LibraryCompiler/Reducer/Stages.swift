import Composable
import ContentDraft
import ContentValidation
import DuaLibrary
import ParallelWork
import QuranText

// The stages of a build, in their order. Each updates the state and starts its work as an effect.
extension LibraryReducer {
  private enum CancelID { case stage }

  func reserve(_ state: inout State) -> Effect<Action> {
    state.stage = .reserving
    return runStage { [request = state.request, files, environment] in
      .outputPrepared(try BuildPaths(for: request, files: files, environment: environment))
    }
  }

  func find(_ state: inout State, in paths: BuildPaths) -> Effect<Action> {
    state.stage = .finding
    let changesSources = state.fixing != nil
    return runStage { [files] in
      let listing = try SourceFinder(files: files, root: paths.root).find()
      if changesSources {
        for path in listing.leftovers.map({ Paths.join(paths.root, $0) })
        where try files.status(path)?.kind == .regular { try files.remove(path) }
      }
      return .sourcesFound(listing)
    }
  }

  func ingest(_ state: inout State) -> Effect<Action> {
    state.stage = .ingesting
    let jobs = jobs(state)
    let needsShippedQuran = state.request.quran == nil
    return .run { [reader = reader(state), sources = state.listing.sources] send in
      // The check needs it next, and loading it takes longer than reading a small library.
      async let quran: Void = needsShippedQuran ? QuranSource.prepareShipped() : ()
      // After a cancellation, the canceller sends the next action.
      try? await forEachInParallel(sources, jobs: jobs, reader.ingest) { await send(.sourceIngested($0)) }
      await quran
    }
    .cancellable(id: CancelID.stage)
  }

  private func jobs(_ state: State) -> Int { max(1, state.request.jobs ?? environment.processorCount()) }

  func check(_ state: inout State) -> Effect<Action> {
    state.stage = .checking
    let (reader, sources) = (reader(state), state.ingested.compactMap(\.self))
    let (jobs, isLenient) = (jobs(state), state.request.isLenient)
    let locations = state.checked?.quranLocations ?? QuranLocations()
    let (request, listing) = (state.request, state.listing)
    return runStage { [files, environment, git] send in
      let filter = try request.selection.map { selection in
        try ReportFilter(
          selection,
          listing,
          content: request.content,
          root: reader.root,
          workingDirectory: environment.workingDirectory()
        )
      }
      let folder = request.quran.map { QuranFolder($0, files, environment) }
      let (quran, texts) = try folder.map { try $0.source() } ?? (.shipped(), [])
      let history = GitRecorder(git)
      let checker = LibraryChecker(
        reader: reader,
        sources: sources,
        quran: quran,
        quranLocations: locations,
        isLenient: isLenient,
        jobs: jobs,
        preparesIndex: request.output != nil && !request.skipsIndex,
        git: history.client,
        filter: filter
      )
      var checked = try await checker.check { await send(.checkProgressed($0)) }
      checked.inputs?.quran = texts
      if let answers = history.answers { checked.inputs?.git = answers } else { checked.inputs = nil }
      return .libraryChecked(checked)
    }
  }

  func render(_ state: inout State, _ library: Library, _ transaction: OutputTransaction) -> Effect<Action> {
    state.stage = .rendering
    let checked = state.request.skipsIndex ? nil : state.checked
    let topics = state.checked?.statedTopics ?? [:]
    let locations = state.checked?.quranLocations ?? QuranLocations()
    let (names, draft) = (state.request.consumers, state.checked?.draft ?? LibraryDraft())
    return runStage { [jobs = jobs(state)] in
      let bundle = try await RenderedBundle(
        of: library,
        vocabulary: checked?.indexVocabulary,
        statedTopics: topics,
        quranLocations: locations,
        consumers: try Consumer.named(names, in: draft),
        jobs: jobs
      )
      return .bundleRendered(bundle, transaction)
    }
  }

  func write(_ state: inout State, _ bundle: RenderedBundle, _ transaction: OutputTransaction) -> Effect<
    Action
  > {
    state.stage = .writing
    return runStage { [files, jobs = jobs(state)] in
      .bundleWritten(try await transaction.write(bundle, jobs: jobs, files), transaction)
    }
  }

  func verify(_ state: inout State, _ bundle: WrittenBundle, _ transaction: OutputTransaction) -> Effect<
    Action
  > {
    state.stage = .verifying
    let (recorder, isLenient, jobs) = (state.recorder, state.request.isLenient, jobs(state))
    return runStage { [files, checked = state.checked] send in
      guard let checked, let library = checked.library else {
        throw OperationalFailure("there is no library to compare the bundle with")
      }
      if let output = recorder?.observe(bundle, in: transaction.temporary, files) {
        await send(.outputObserved(output))
      }
      let verifier = BundleVerifier(
        files: files,
        folder: transaction.temporary,
        checked: checked,
        library: library,
        written: bundle,
        isLenient: isLenient
      )
      try await verifier.verify(jobs: jobs)
      return .bundleVerified(transaction)
    }
  }

  func publish(_ state: inout State, _ transaction: OutputTransaction) -> Effect<Action> {
    state.stage = .publishing
    return runStage { [files] in
      try transaction.publish(files)
      return .bundlePublished
    }
  }

  func reader(_ state: State) -> SourceReader {
    SourceReader(
      files: files,
      root: state.paths?.root ?? "",
      listing: state.listing,
      revisions: state.fixing?.revisions ?? [:],
      isObserving: state.recorder != nil
    )
  }
}

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
    case .finding where state.fixing != nil:
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

  /// Runs the work of one stage and sends its result or failure as an action.
  func runStage(_ work: @escaping @Sendable () async throws -> Action) -> Effect<Action> {
    runStage { _ in try await work() }
  }

  /// Runs the work of one stage, which may send actions of its own before its result.
  func runStage(_ work: @escaping @Sendable (Send<Action>) async throws -> Action) -> Effect<Action> {
    .run { send in
      do {
        await send(try await work(send))
      } catch is CancellationError {
        // After a cancellation, the canceller sends the next action.
      } catch {
        await send(.stageFailed(OperationalFailure(causedBy: error)))
      }
    }
    .cancellable(id: CancelID.stage)
  }
}
