import ArgumentParser
import DatabaseExport
import DuaLibrary
import LibraryCompiler
import UnicodeText

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
  @Option(help: ArgumentHelp("The file to write; an earlier export is replaced.", valueName: "file"))
  var output: String

  func validate() throws {
    if output.isEmpty { throw ValidationError("--output is empty: name a file") }
    if output == "-" {
      throw ValidationError(
        "--output - does not name a file: an export is not written to the standard output; a file of that name is `./-`"
      )
    }
  }

  /// Opens the bundle. Exits with a failure if it cannot be read, or the file would replace anything but an export.
  func library(of option: BundleOption) throws -> Library {
    let bundle = try option.open()
    do throws(OperationalFailure) {
      try ExportFile().check(output, outside: option.bundle, replacing: ExportedFile.isExport)
    } catch {
      throw Console.error.failure(error)
    }
    return try option.read { try bundle.library }
  }

  /// Writes the file, and says what it has.
  func write(_ bytes: [UInt8], of library: Library) throws {
    do throws(OperationalFailure) {
      try ExportFile().write(bytes, to: output)
    } catch {
      throw Console.error.failure(error)
    }
    Console.output.write("\(library.duas.count.counted("dua")), in \(output.escapedForDisplay)\n")
  }
}
