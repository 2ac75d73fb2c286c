import ArgumentParser
import Diagnostics
import LibraryCompiler
import RulePages
import UnicodeText

struct SelectionOptions: ParsableArguments {
  @Option(
    parsing: .upToNextOption,
    help: ArgumentHelp(
      "Show, count and fix only the findings of these rules, by id or name.",
      valueName: "rule"
    )
  )
  var rule: [String] = []

  @Option(
    parsing: .upToNextOption,
    help: ArgumentHelp(
      "Show, count and fix only the findings in these files or folders.",
      valueName: "path"
    )
  )
  var file: [String] = []

  func validate() throws {
    _ = try rules()
    if file.contains("") { throw ValidationError("--file is empty: name a file or a folder") }
  }

  /// Nil if all findings are selected.
  func selection() throws -> FindingSelection? {
    rule.isEmpty && file.isEmpty ? nil : FindingSelection(rules: Set(try rules()), files: file)
  }

  private func rules() throws -> [RuleID] {
    try rule.map { name in
      if let found = RuleCatalog.all.first(where: { $0.answers(to: name) }) { return found.id }
      throw ValidationError(
        "--rule: there is no rule \(name.quoted())\(RuleCatalog.advice(for: name))"
      )
    }
  }
}
