import DuaLibrary

/// What the cache says about a run.
public enum RunRecall: Equatable, Sendable {
  /// Its result is known.
  case known(RecordedRun)
  /// It must be made; its result is then recorded, if there is a recorder.
  case new(RunRecorder?)
}

/// Records the result of a run that begins.
public struct RunRecorder: Equatable, Sendable {
  let cache: CacheFolder
  let key: RunKey
  /// A moment before the first source was read.
  let moment: FileMoment
}

/// Looks for the result of a run.
struct RunSearch {
  let files: FileClient
  let git: GitClient
  let cache: CacheFolder
  let key: RunKey
  /// The content folder: absolute, without links.
  let root: String
  /// The folder of the bundle, absolute.
  let output: String?
  let listing: SourceListing
  /// Whether the report contains the diagnostics of severity `information`.
  let showsInformation: Bool

  func recall() -> RunRecall {
    if let run = cache.run(of: key, withInformation: showsInformation, files), let current = repeated(run) {
      if current != run { cache.record(current, of: key, files) }
      return .known(current)
    }
    return .new((try? cache.moment(files)).map { RunRecorder(cache: cache, key: key, moment: $0) })
  }

  /// The run, with the present status of its files; nil if something that it depends on has changed.
  private func repeated(_ run: RecordedRun) -> RecordedRun? {
    var run = run
    guard run.listing == listing.flatForm else { return nil }
    let sources = (listing.sources + listing.vocabulary).map { listing.statuses[Int($0.rawValue)] }
    guard let sources = repeated(run.sources, sources, in: root, limit: SourceReader.sizeLimit) else {
      return nil
    }
    run.sources = sources
    let quran = run.quran.files.map { try? files.status(files.resolve($0.path)) }
    guard
      let quran = run.quran.repeated(
        quran,
        moment: { () throws(FileFailure) in try cache.moment(files) },
        read: { (path) throws(FileFailure) in try files.read(files.resolve(path), QuranFolder.sizeLimit) }
      )
    else { return nil }
    run.quran = quran
    if let written = run.success?.output {
      guard let output else { return nil }
      let statuses = written.files.map { try? files.status(Paths.join(output, $0.path)) }
      guard let written = repeated(written, statuses, in: output, limit: BundleLimits.file) else {
        return nil
      }
      run.success?.output = written
    }
    return run.git.allSatisfy { $0.isSame(in: git) } ? run : nil
  }

  private func repeated(
    _ observed: ObservedFiles,
    _ statuses: [FileStatus?],
    in folder: String,
    limit: Int
  ) -> ObservedFiles? {
    observed.repeated(
      statuses,
      moment: { () throws(FileFailure) in try cache.moment(files) },
      read: { (path) throws(FileFailure) in try files.read(Paths.join(folder, path), limit) }
    )
  }
}
