import ArabicText
import ArgumentParser
import UnicodeText

/// The romanization tables, by the names of the option's values.
struct RomanizationTableOption: ParsableArguments {
  @Option(
    help: ArgumentHelp("The romanization table: \(names.joined(separator: ", ")).", valueName: "table")
  )
  var table = "rizq-1"

  @Flag(help: "Connect words and end phrases in their pausal form, as \(rizq1) always does.")
  var pausal = false

  func validate() throws {
    guard Self.table(named: table) == nil else { return }
    throw ValidationError(
      "there is no table \(table.quoted())\(Suggestion.phrase(for: table, among: Self.names))\nTables: "
        + Self.names.joined(separator: ", ")
    )
  }

  var romanizer: Romanizer {
    Self.table(named: table).map { Romanizer(of: $0, isPausal: pausal) } ?? .rizq1
  }

  private static let rizq1 = RomanizationTable.rizq1.name
  private static let names = RomanizationTable.all.map { shortNames[$0.name] ?? $0.name }
  private static let shortNames = ["din-31635": "din", "ascii": "plain"]

  private static func table(named name: String) -> RomanizationTable? {
    RomanizationTable.all.first { $0.name == name || shortNames[$0.name] == name }
  }
}
