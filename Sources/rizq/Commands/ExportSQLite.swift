import ArgumentParser
import Composable
import ContentIngest
import DatabaseExport
import DuaLibrary
import LibraryCompiler

struct ExportSQLite: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sqlite",
    abstract: "Write a bundle as an SQLite database, with a table for the full-text search.",
    discussion:
      "The same bundle and the same version of SQLite give the same bytes. docs/exports.md describes the tables."
  )

  @OptionGroup var bundle: BundleOption
  @OptionGroup var output: ExportOutput

  func run() async throws {
    let library = try output.library(of: bundle)
    @Dependency(\.environment) var environment
    let bytes: [UInt8]
    do {
      bytes = try await SQLiteExport.bytes(
        of: library,
        vocabulary: .standard(),
        jobs: environment.processorCount()
      )
    } catch {
      throw Console.error.failure("\(error)")
    }
    try output.write(bytes, of: library)
  }
}
