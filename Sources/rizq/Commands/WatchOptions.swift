import ArgumentParser
import LibraryCompiler

struct WatchOptions: ParsableArguments {
  @Flag(help: "Keep running, and repeat after every change of the sources.")
  var watch = false

  @Flag(
    help: "With --watch, list the sources every half second; for network file systems, which do not notify."
  )
  var poll = false

  /// Nil without `--watch`.
  var method: FolderWatchMethod? {
    guard watch else { return nil }
    return poll ? .polling : .notifications
  }

  func validate(with reporting: ReportingOptions) throws {
    if poll, !watch { throw ValidationError("--poll says how to watch: add --watch") }
    if watch, reporting.format != .human {
      throw ValidationError(
        "--watch shows what changes from build to build, which --format \(reporting.format.rawValue) has no form for: omit one"
      )
    }
  }
}
