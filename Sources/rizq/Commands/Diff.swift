import ArgumentParser
import LibraryCompiler
import LibraryDiff

struct Diff: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "List by meaning what has changed between two versions of a library.",
    discussion: """
      A version is a bundle, a release, a folder of sources, or a revision of Git: `v1.0` for its folder `content`, `v1.0:output` for \
      another folder. The words of a changed text are shown side by side, with a note of whether its letters changed, only its \
      marks, or only its bytes. The same edit in more than five entries is listed as systematic.
      """
  )

  enum Format: String, CaseIterable, ExpressibleByArgument {
    case human, json, markdown, html
  }

  @Argument(help: ArgumentHelp("The old version.", valueName: "old"))
  var old: String

  @Argument(help: ArgumentHelp("The new version.", valueName: "new"))
  var new: String

  @Option(help: "The format of the changes; markdown is that of a changelog.")
  var format = Format.human

  @Flag(
    help:
      "End with exit code 1 if there is a breaking change: an id that is gone or reused, a slug that was renamed, and the like."
  )
  var breaking = false

  func run() async throws {
    let changes: LibraryChanges
    do throws(OperationalFailure) {
      changes = try await LibraryComparer().compare(old, new)
    } catch {
      throw Console.error.failure(error)
    }
    let text =
      switch format {
      case .human: HumanChanges(changes).text
      case .json: JSONChanges(changes).text
      case .markdown: MarkdownChanges(changes).text
      case .html: HTMLChanges(changes).text
      }
    Console.output.write(text)
    if breaking, !changes.breaking.isEmpty { throw ExitCode.contentErrors }
  }
}
