import ArgumentParser
import ContentIngest
import DatabaseExport
import DuaLibrary
import UnicodeText

struct ExportSQL: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sql",
    abstract: "Write a bundle as one transaction for PostgreSQL.",
    discussion: """
      Run the file with `psql -v ON_ERROR_STOP=1 -f FILE DATABASE`. Only what differs is written, so that a second run changes \
      nothing; no dua is deleted, and no table of users is touched (docs/exports.md).
      """
  )

  enum Schema: String, CaseIterable, ExpressibleByArgument {
    case app, rizq
  }

  @OptionGroup var bundle: BundleOption
  @OptionGroup var output: ExportOutput

  @Option(
    help:
      "The tables: those of the app, or the schema `rizq` with everything and a search, which the script makes and migrates."
  )
  var schema = Schema.app

  @Option(
    help: ArgumentHelp(
      "The key of the library in the schema `rizq`, which has room for many.",
      valueName: "key"
    )
  )
  var library = "main"

  func validate() throws {
    guard Slug(library) != nil else {
      throw ValidationError("--library \(library.quoted()) is not a key: use `a` to `z`, `0` to `9` and `-`")
    }
    if schema == .app, library != "main" {
      throw ValidationError("--library is for --schema rizq: the tables of the app have one library")
    }
  }

  func run() throws {
    let content = try output.library(of: bundle)
    let script: [UInt8]
    do throws(ExportProblem) {
      script = try self.script(of: content)
    } catch {
      throw Console.error.failure(error.description)
    }
    try output.write(script, of: content)
  }

  private func script(of content: Library) throws(ExportProblem) -> [UInt8] {
    guard schema == .rizq, let key = Slug(library) else { return try AppExport.script(of: content) }
    return try SchemaExport.script(of: content, key: key, vocabulary: .standard())
  }
}
