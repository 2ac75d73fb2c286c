import ArgumentParser
import LibraryCompiler

struct CacheOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The folder in which results are kept for later runs (default: `.rizq-cache` beside the content).",
      valueName: "dir"
    )
  )
  var cache: String?

  @Flag(help: "Read and check everything again, and keep no results.")
  var noCache = false

  func validate() throws {
    if cache?.isEmpty == true { throw ValidationError("--cache is empty: name a folder") }
    if cache != nil, noCache {
      throw ValidationError("--cache and --no-cache contradict each other: choose one")
    }
  }

  var location: CacheLocation { noCache ? .none : cache.map(CacheLocation.folder) ?? .besideContent }
}
