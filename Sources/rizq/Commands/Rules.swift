import ArgumentParser
import ContentValidation
import RulePages
import UnicodeText

struct Rules: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rules",
    abstract: "List the rules, or explain one.",
    discussion:
      "The severity of a rule is set in `content/library.json`, under `policy`, `severity`; an essential rule keeps its own."
  )

  @Argument(help: "A rule, by its id (`ID02`) or its name (`duplicate-slug`).")
  var rule: String?

  func run() throws {
    guard let rule else { return Console.output.write(Self.list) }
    guard let found = RuleCatalog.all.first(where: { $0.answers(to: rule) }) else {
      let names = RuleCatalog.all.flatMap { [$0.id.rawValue, $0.name] }
      throw Console.error.failure(
        "there is no rule \(rule.quoted())\(Suggestion.phrase(for: rule, among: names))"
      )
    }
    Console.output.write(found.page)
  }

  private static var list: String {
    let width = RuleCatalog.all.map(\.name.count).max() ?? 0
    return RuleCatalog.all.map { rule in
      let name = rule.name.padding(toLength: width, withPad: " ", startingAt: 0)
      let severity = rule.severity.rawValue.padding(toLength: 11, withPad: " ", startingAt: 0)
      return "\(rule.id)  \(name)  \(severity)  \(rule.summary)\n"
    }
    .joined()
  }
}

extension RuleDocumentation {
  /// Whether a text is the id or the name of the rule.
  func answers(to text: String) -> Bool {
    text.uppercased() == id.rawValue || text.lowercased() == name
  }

  fileprivate var page: String {
    let severity =
      severity.rawValue + (isEssential ? " (essential)" : "")
      + (isRecoverable ? "" : ", also with `--lenient`")
    return "# \(id) \(name)\n\n\(summary)\n\nSeverity: \(severity)\n\n\(body)\n"
  }
}
