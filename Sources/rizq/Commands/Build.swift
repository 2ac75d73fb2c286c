import ArgumentParser
import LibraryCompiler

struct Build: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "build",
    abstract: "Compile the content into a bundle.",
    discussion: "Replacement is atomic. Content with errors is not published."
  )

  @OptionGroup var sources: SourceOptions

  @Option(help: ArgumentHelp("The folder of the bundle.", valueName: "dir"))
  var output = "output"

  @Option(
    parsing: .upToNextOption,
    help: ArgumentHelp(
      "Also write the bundle in the forms of these programs, which `consumers/` describes (docs/consumers.md).",
      valueName: "name"
    )
  )
  var consumer: [String] = []

  @Flag(help: "Write no search index: `rizq search` and the search of apps need one.")
  var skipIndex = false

  @OptionGroup var watching: WatchOptions
  @OptionGroup var reporting: ReportingOptions

  func validate() throws {
    if output.isEmpty { throw ValidationError("--output is empty: name a folder") }
    try watching.validate(with: reporting)
  }

  func run() async throws {
    var request = sources.request(output: output)
    request.consumers = consumer
    request.skipsIndex = skipIndex
    if let method = watching.method { return try await WatchRun(request, method, reporting).run() }
    request.showsInformation = reporting.showsInformation
    await BuildRun(request, reporting).run()
  }
}

struct Validate: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "validate",
    abstract: "Check the content, and fix what can be fixed.",
    discussion: """
      Without --fix no source is changed. With it, files are replaced atomically, one by one. Bytes outside of a fix stay \
      the same. Quotations of the Quran change only with --quran and --unsafe-fixes. With --dry-run, the changes are shown \
      as a patch; findings and exit code are those of the changed sources.
      """
  )

  @OptionGroup var sources: SourceOptions
  @OptionGroup var fixes: FixOptions
  @OptionGroup var selection: SelectionOptions
  @OptionGroup var watching: WatchOptions
  @OptionGroup var reporting: ReportingOptions

  func validate() throws {
    try watching.validate(with: reporting)
    if watching.method != nil, fixes.request != nil {
      throw ValidationError("--watch does not change sources: fix them without it")
    }
    if fixes.dryRun, reporting.format != .human {
      throw ValidationError(
        "--dry-run shows a patch, which --format \(reporting.format.rawValue) has no form for: omit one"
      )
    }
    if fixes.generateTransliteration, try selection.selection() != nil {
      throw ValidationError("--generate-transliteration works on the whole library: omit --rule and --file")
    }
  }

  func run() async throws {
    var request = sources.request(output: nil)
    request.fixes = fixes.request
    request.isDryRun = fixes.dryRun
    request.selection = try selection.selection()
    if let method = watching.method { return try await WatchRun(request, method, reporting).run() }
    request.showsInformation = reporting.showsInformation
    await BuildRun(request, reporting).run()
  }
}
