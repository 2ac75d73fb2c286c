import ArgumentParser
import LibraryCompiler

struct Build: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Compile the content into a bundle.",
    discussion: "The bundle is replaced whole or not at all. Content with errors is not published."
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
  static let configuration = CommandConfiguration(abstract: "Check the content without writing anything.")

  @OptionGroup var sources: SourceOptions
  @OptionGroup var reporting: ReportingOptions

  func run() async throws {
    try await BuildRun(sources.request(output: nil), reporting).run()
  }
}
