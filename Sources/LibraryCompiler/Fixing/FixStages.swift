import Composable
import ContentRepair
import Diagnostics

// The stages of a run that changes the sources: rounds of changes in memory, each followed by a check, then the writing of
// the files, one by one.
extension LibraryReducer {
  /// After a check: starts the next round, or finishes the run once the files are written.
  func fix(_ state: inout State) -> Effect<Action> {
    let counts = state.checked?.fixable.errorCounts ?? [:]
    let path = state.listing.path(of:)
    state.fixing?.errorCounts = counts
    let undone = state.fixing?.undoWorse(path: path, errorCount: { counts[$0] ?? 0 }) ?? []
    for file in undone { state.ingested[Int(file.file.rawValue)]?.file = file }
    guard undone.isEmpty else { return advance(&state, check) }
    return state.fixing?.unsavedFiles == nil ? advance(&state, revise) : finishChecking(&state)
  }

  private func revise(_ state: inout State) -> Effect<Action> {
    guard let request = state.request.fixes, let checked = state.checked, let fixing = state.fixing,
      fixing.rounds < Fixing.roundLimit
    else { return beginSaving(&state) }
    state.stage = .revising
    return runStage { [reader = reader(state), ingested = state.ingested] in
      let sources = FixableSources(
        files: ingested.compactMap { $0?.file },
        draft: checked.draft,
        rejected: fixing.rejected.union(fixing.frozen),
        path: reader.listing.path(of:),
        bytes: { file in
          let index = Int(file.rawValue)
          return try ingested.indices.contains(index) ? ingested[index].flatMap(reader.bytes) : nil
        }
      )
      let planner = FixPlanner(
        request,
        sources,
        offered: checked.fixable.fixes,
        quran: try .shipped(),
        quranLocations: checked.quranLocations
      )
      return .sourcesRevised(try planner.round())
    }
  }

  /// After a round: checks its result, or starts to write the files.
  func apply(_ round: FixRound, _ state: inout State) -> Effect<Action> {
    let counts = state.fixing?.errorCounts ?? [:]
    let (path, ingested) = (state.listing.path(of:), state.ingested)
    state.fixing?.apply(round, path: path) { file in
      ingested[Int(file.rawValue)].map { ($0.file, counts[file] ?? 0) }
    }
    state.checked?.quranLocations.merge(round.quranLocations)
    for (file, revised) in round.revisions { state.ingested[Int(file.rawValue)]?.file = revised.file }
    guard !round.isLast else { return advance(&state, beginSaving) }
    return reread(round.rejections.map(\.file), &state)
  }

  private func beginSaving(_ state: inout State) -> Effect<Action> {
    state.fixing?.beginSaving()
    return save(&state)
  }

  /// Writes the next file. A stop takes effect between two files.
  func save(_ state: inout State) -> Effect<Action> {
    guard let fixing = state.fixing, let file = fixing.unsavedFiles?.first else { return endSaving(&state) }
    guard let bytes = fixing.revisions[file], let status = state.ingested[Int(file.rawValue)]?.status else {
      state.fixing?.unsavedFiles?.removeFirst()
      return save(&state)
    }
    state.stage = .saving
    let replacement = FileReplacement(
      files: files,
      path: Paths.join(state.paths?.root ?? "", state.listing.path(of: file)),
      status: status,
      temporaryName: FileNames.temporaryName(for: file)
    )
    return .run { send in
      do throws(FileFailure) {
        try replacement.replace(with: bytes)
      } catch {
        return await send(.fileRejected(file, OperationalFailure(error)))
      }
      do throws(FileFailure) {
        try replacement.synchronize()
        await send(.fileSaved(file, nil))
      } catch {
        await send(.fileSaved(file, OperationalFailure(error)))
      }
    }
  }

  /// The report describes the files on the disk: if one could not be written, the library is checked again.
  private func endSaving(_ state: inout State) -> Effect<Action> {
    guard let fixing = state.fixing, !fixing.rejected.isEmpty, !state.isStopping else {
      return finishChecking(&state)
    }
    return reread(Array(fixing.rejected), &state)
  }

  /// Checks again, with these files as they are on the disk.
  private func reread(_ files: [FileID], _ state: inout State) -> Effect<Action> {
    let reader = reader(state)
    guard !files.isEmpty else { return advance(&state, check) }
    state.stage = .ingesting
    return runStage { .sourcesReread(files.sorted().map(reader.ingest)) }
  }
}
