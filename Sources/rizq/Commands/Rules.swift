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
      throw Console.error.failure("there is no rule \(rule.quoted())\(RuleCatalog.advice(for: rule))")
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

extension RuleCatalog {
  /// What to write instead of a text that names no rule: the nearest id or name, or how to list them all.
  static func advice(for text: String) -> String {
    let suggestion = Suggestion.phrase(for: text, among: all.flatMap { [$0.id.rawValue, $0.name] })
    return suggestion.isEmpty ? "; `rizq rules` lists them all" : suggestion
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
