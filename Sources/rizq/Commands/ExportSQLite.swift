import ArgumentParser
import ContentIngest
import DatabaseExport
import DuaLibrary

struct ExportSQLite: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sqlite",
    abstract: "Write a bundle as an SQLite database, with a table for the full-text search.",
    discussion:
      "The same bundle and the same version of SQLite give the same bytes. docs/exports.md describes the tables."
  )

  @OptionGroup var bundle: BundleOption
  @OptionGroup var output: ExportOutput

  func run() throws {
    let library = try bundle.read { try bundle.open().library }
    let bytes: [UInt8]
    do throws(ExportProblem) {
      bytes = try SQLiteExport.bytes(of: library, vocabulary: .standard())
    } catch {
      throw Console.error.failure(error.description)
    }
    try output.write(bytes)
  }
}
