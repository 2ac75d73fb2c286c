import Composable
import ContentDraft
import ContentValidation
import DuaLibrary
import ParallelWork
import QuranText

// The stages of a build, in their order. Each updates the state and starts its work as an effect.
extension LibraryReducer {
  func reserve(_ state: inout State) -> Effect<Action> {
    state.stage = .reserving
    return runStage { [request = state.request, files, environment] in
      .outputPrepared(try BuildPaths(for: request, files: files, environment: environment))
    }
  }

  func find(_ state: inout State, in paths: BuildPaths) -> Effect<Action> {
    state.stage = .finding
    let changesSources = state.fixing?.isDryRun == false
    // Collections of other projects have no declaration.
    let needsDeclaration = !state.request.isLenient
    return runStage { [files] in
      let listing = try SourceFinder(files: files, root: paths.root).find(needsDeclaration: needsDeclaration)
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
        filter: filter,
        fixes: request.fixes
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
