import ArgumentParser
import LibraryCompiler

/// The sources that a command reads.
struct ContentOption: ParsableArguments {
  @Option(help: ArgumentHelp("The folder of the sources.", valueName: "dir"))
  var content = "content"

  func validate() throws {
    if content.isEmpty { throw ValidationError("--content is empty: name a folder") }
  }
}

/// The sources that a command checks, and how.
struct SourceOptions: ParsableArguments {
  @OptionGroup var sources: ContentOption

  @Flag(help: "Treat warnings as errors.")
  var strict = false

  @Flag(help: "Accept duas that break rules if they can be read; omit only those without an id or a text.")
  var lenient = false

  @Option(
    help: ArgumentHelp(
      "The number of files and texts to work on at once, at most one per core (default: one per core).",
      valueName: "n"
    )
  )
  var jobs: Int?

  @Option(
    help: ArgumentHelp(
      "The folder with Tanzil's quran-simple.xml and quran-uthmani.xml, so that findings show the words of the Quran.",
      valueName: "dir"
    )
  )
  var quran: String?

  @OptionGroup var cache: CacheOptions

  func validate() throws {
    if let jobs, !(1...1024).contains(jobs) {
      throw ValidationError("--jobs \(jobs) is out of range: choose 1 to 1024")
    }
    if quran?.isEmpty == true { throw ValidationError("--quran is empty: name a folder") }
    if strict, lenient { throw ValidationError("--strict and --lenient contradict each other: choose one") }
  }

  func request(output: String?) -> BuildRequest {
    BuildRequest(
      content: sources.content,
      output: output,
      isStrict: strict,
      isLenient: lenient,
      jobs: jobs,
      quran: quran,
      cache: cache.location
    )
  }
}

/// How a command reports findings.
struct ReportingOptions: ParsableArguments {
  enum Format: String, CaseIterable, ExpressibleByArgument {
    case human, json, github, sarif
  }

  @Option(help: "The format of the findings.")
  var format = Format.human

  @Flag(help: "Show only errors and the number of findings, no summary and no progress.")
  var quiet = false

  @Flag(help: "Also show information, acknowledged findings, and the files that were not read.")
  var verbose = false

  /// Whether the output contains the findings of severity `information`.
  var showsInformation: Bool { verbose || format != .human }
}

/// The formats of commands that show texts and results.
enum OutputFormat: String, CaseIterable, ExpressibleByArgument {
  case human, json
}
