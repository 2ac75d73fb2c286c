import ArgumentParser
import LibraryCompiler
import UnicodeText

struct CheckConsumer: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check-consumer",
    abstract: "Decode a bundle as a program outside of this project does, and list what it would lose.",
    discussion: """
      The file `consumers/NAME.json` of the content describes the program (docs/consumers.md). The command decodes the files that \
      `rizq build --consumer NAME` wrote into the bundle, or the bundle's own if there are none. \
      --bundle can also name a folder of `rizq export firestore`.
      """
  )

  @Argument(help: ArgumentHelp("The name of the consumer.", valueName: "name"))
  var name: String

  @OptionGroup var sources: ContentOption

  @OptionGroup var bundle: BundleOption

  @Flag(help: "Decode the bundle's own files.")
  var plain = false

  @Flag(help: "Treat warnings as errors.")
  var strict = false

  @OptionGroup var reporting: ReportingOptions

  func run() throws {
    let result: ConsumerCheck.Result
    do throws(OperationalFailure) {
      result = try ConsumerCheck().run(
        name,
        content: sources.content,
        bundle: bundle.bundle,
        readsPlain: plain
      )
    } catch {
      throw Console.error.failure(error)
    }
    let presentation = BuildPresentation(reporting, contentFolder: result.folder)
    Console.output.write(presentation.findings(result.report))
    let counts = result.report.counts
    if counts.errors > 0 || strict && counts.warnings > 0 { throw ExitCode.contentErrors }
    guard !reporting.quiet else { return }
    presentation.console.write(
      "`\(name)` reads \(result.fileCount.counted("file")) in \(result.folder.escapedForDisplay)\n"
    )
  }
}
