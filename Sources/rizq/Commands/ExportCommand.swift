import ArgumentParser
import Composable
import LibraryCompiler

/// The group of the `export` commands. Each subcommand has a file of its own, `Export….swift`.
struct ExportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Write a bundle in the form that a database takes.",
    discussion: "The same bundle gives the same bytes on every run (docs/exports.md, docs/backends.md).",
    subcommands: [ExportFirestore.self, ExportSQL.self, ExportSQLite.self]
  )
}

/// Where an export is written.
struct ExportOutput: ParsableArguments {
  @Option(help: ArgumentHelp("The file to write; it is replaced if it exists.", valueName: "file"))
  var output: String

  func validate() throws {
    if output.isEmpty { throw ValidationError("--output is empty: name a file") }
  }

  /// Writes the file: other programs see the old file or the new one. It can be made again, so nothing waits for the disk.
  func write(_ bytes: [UInt8]) throws {
    @Dependency(\.files) var files
    @Dependency(\.environment) var environment
    let path = output.hasPrefix("/") ? output : "\(environment.workingDirectory())/\(output)"
    do throws(FileFailure) {
      try files.replace(path, bytes)
    } catch {
      throw Console.error.failure(OperationalFailure(error))
    }
  }
}
