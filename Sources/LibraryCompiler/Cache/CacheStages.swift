import Composable
import DuaLibrary

// The stages of a build that use the cache.
extension LibraryReducer {
  /// Looks for the result of an earlier run of the same request, whose files have not changed.
  func recall(_ state: inout State) -> Effect<Action> {
    guard let paths = state.paths, let cache = paths.cache else { return ingest(&state) }
    let output = paths.transaction?.output
    guard let key = RunKey(state.request, root: paths.root, output: output, environment: environment) else {
      return ingest(&state)
    }
    state.stage = .recalling
    let search = RunSearch(
      files: files,
      git: git,
      cache: cache,
      key: key,
      root: paths.root,
      output: output,
      listing: state.listing,
      showsInformation: state.request.showsInformation
    )
    return runStage { .runRecalled(search.recall()) }
  }

  /// Ends a build with the result of an earlier one.
  func repeatResult(of run: RecordedRun, _ state: inout State) -> Effect<Action> {
    state.recalled = run
    let outcome = run.outcome(
      files: state.listing.sources.count,
      output: state.request.output,
      elapsed: stopwatch.now() - state.started
    )
    return finish(&state, outcome)
  }
}

extension LibraryReducer.State {
  /// What is recorded about a build that has ended; nil if it was not successful, or depends on something that cannot be observed.
  var recordedRun: RecordedRun? {
    guard let recorder, let checked, let inputs = checked.inputs else { return nil }
    let success: RecordedRun.Success?
    switch outcome {
    case .succeeded(let summary):
      guard (summary.bundle == nil) == (observedOutput == nil) else { return nil }
      success = RecordedRun.Success(
        duas: summary.duas,
        journeys: summary.journeys,
        leniency: summary.leniency,
        output: observedOutput
      )
    case .rejected: success = nil
    case .failed, .cancelled, nil: return nil
    }
    return RecordedRun(
      key: recorder.key.bytes,
      home: [],
      listing: listing.flatForm,
      sources: ObservedFiles(moment: recorder.moment, files: inputs.sources),
      quran: ObservedFiles(moment: recorder.moment, files: inputs.quran),
      git: inputs.git,
      report: checked.report,
      success: success
    )
  }
}

extension RunRecorder {
  /// The files of a bundle that has been written, before they are verified; nil if they cannot be observed.
  func observe(_ bundle: WrittenBundle, in folder: String, _ files: FileClient) -> ObservedFiles? {
    guard let moment = try? cache.moment(files) else { return nil }
    var digests = bundle.manifest.files.map { ($0.path, ContentDigest(hexadecimal: $0.sha256)) }
    digests.append((Manifest.path, ContentDigest(of: Artifact(bundle.manifest).bytes)))
    let observed = digests.compactMap { path, digest -> ObservedFile? in
      guard let digest, let status = try? files.status(Paths.join(folder, path)) else { return nil }
      return ObservedFile(path: path, status: status, digest: digest)
    }
    return observed.count == digests.count ? ObservedFiles(moment: moment, files: observed) : nil
  }
}
