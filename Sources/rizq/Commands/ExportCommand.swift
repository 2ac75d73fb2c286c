import ArgumentParser
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
  @Option(help: ArgumentHelp("The file to write; it is replaced if it exists.", valueName: "file"))
  var output: String

  func validate() throws {
    if output.isEmpty { throw ValidationError("--output is empty: name a file") }
  }

  /// Opens the bundle. Exits with a failure if it cannot be read, or the file would take the place of one of its own.
  func library(of option: BundleOption) throws -> Library {
    let bundle = try option.open()
    do throws(OperationalFailure) {
      let paths = bundle.manifest.files.map(\.path) + [Manifest.path]
      try ExportFile().check(output, sparing: paths, of: option.bundle)
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
