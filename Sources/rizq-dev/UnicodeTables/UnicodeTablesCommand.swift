import ArgumentParser
import UnicodeText

/// Generates the table of scalar properties of `UnicodeText`.
struct UnicodeTablesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "unicode-tables",
    abstract: "Generate the table of scalar properties from the Unicode Character Database.",
    discussion:
      "--check passes with a note if the folder has another version than the table."
  )

  @Option(
    help: "The folder of the database (it contains PropList.txt); Debian's package unicode-data installs it."
  )
  var ucd = "/usr/share/unicode"

  @OptionGroup var options: GenerationOptions

  func run() throws {
    try requirePackageFolder()
    let database = try CharacterDatabase(folder: ucd)
    let version = "\(Unicode.Scalar.tableVersion)"
    if options.check, database.version != version {
      return printError("not checked: \(ucd) has Unicode \(database.version), the table \(version)")
    }
    let source = ScalarTableSource(try ScalarDefinitions(database), version: database.version)
    let file = OutputFile(path: "Sources/UnicodeText/Generated/ScalarTable+Data.swift", text: source.text)
    try options.finish([file], command: "unicode-tables")
  }
}
