import ArgumentParser
import LibraryCompiler

struct Build: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Compile the content into a bundle.",
    discussion: "Replacement is atomic. Content with errors is not published."
  )

  @OptionGroup var sources: SourceOptions

  @Option(help: ArgumentHelp("The folder of the bundle.", valueName: "dir"))
  var output = "output"

  @OptionGroup var reporting: ReportingOptions

  func run() async throws {
    try await BuildRun(sources.request(output: output), reporting).run()
  }
}

struct Validate: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Check the content, and fix what can be fixed.",
    discussion: """
      Without --fix nothing is written. With it, files are changed one by one, each whole or not at all; everything that no \
      change is about stays as it was byte for byte, and what is Quran is never touched.
      """
  )

  @OptionGroup var sources: SourceOptions
  @OptionGroup var fixes: FixOptions
  @OptionGroup var reporting: ReportingOptions

  func run() async throws {
    var request = try sources.request(output: nil)
    request.fixes = fixes.request
    try await BuildRun(request, reporting).run()
  }
}
