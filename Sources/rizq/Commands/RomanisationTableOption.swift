import ArabicText
import ArgumentParser
import UnicodeText

/// The tables of romanisation under the names that people type.
struct RomanisationTableOption: ParsableArguments {
  @Option(
    help: ArgumentHelp("The letters to write: \(names.joined(separator: ", ")).", valueName: "table")
  )
  var table = "rizq-1"

  @Flag(help: "Run words into each other and end phrases in their pausal form, as \(rizq1) always does.")
  var pausal = false

  func validate() throws {
    guard Self.table(named: table) == nil else { return }
    throw ValidationError(
      "there is no table \(table.quoted())\(Suggestion.phrase(for: table, among: Self.names))\nTables: "
        + Self.names.joined(separator: ", ")
    )
  }

  var romaniser: Romaniser {
    Self.table(named: table).map { Romaniser(of: $0, isPausal: pausal) } ?? .rizq1
  }

  private static let rizq1 = RomanisationTable.rizq1.name
  private static let names = RomanisationTable.all.map { shortNames[$0.name] ?? $0.name }
  private static let shortNames = ["din-31635": "din", "ascii": "plain"]

  private static func table(named name: String) -> RomanisationTable? {
    RomanisationTable.all.first { $0.name == name || shortNames[$0.name] == name }
  }
}
