import ArgumentParser
import ContentValidation
import RulePages
import UnicodeText

struct Rules: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rules",
    abstract: "List the rules or those of an area, or explain one.",
    discussion:
      "The severity of a rule is set in `content/library.json`, under `policy`, `severity`; an essential rule keeps its own."
  )

  @Argument(help: "A rule, by its id (`ID02`) or its name (`duplicate-slug`), or an area (`ID`).")
  var rule: String?

  func run() throws {
    guard let rule else { return Console.output.write(Self.list(RuleCatalog.all)) }
    if let found = RuleCatalog.all.first(where: { $0.answers(to: rule) }) {
      return Console.output.write(found.page)
    }
    let area = RuleCatalog.rules(ofArea: rule)
    guard !area.isEmpty else {
      throw Console.error.failure("there is no rule \(rule.quoted())\(RuleCatalog.advice(for: rule))")
    }
    Console.output.write(Self.list(area))
  }

  private static func list(_ rules: [RuleDocumentation]) -> String {
    let width = rules.map(\.name.count).max() ?? 0
    return rules.map { rule in
      let name = rule.name.padding(toLength: width, withPad: " ", startingAt: 0)
      let severity = rule.severity.rawValue.padding(toLength: 11, withPad: " ", startingAt: 0)
      return "\(rule.id)  \(name)  \(severity)  \(rule.summary)\n"
    }
    .joined()
  }
}

extension RuleCatalog {
  /// The rules whose ids begin with the letters of an area, such as `AR`.
  static func rules(ofArea letters: String) -> [RuleDocumentation] {
    all.filter { $0.id.rawValue.dropLast(2) == letters.uppercased() }
  }

  /// What to write instead of a text that names no rule: the nearest id or name, or how to list them all.
  static func advice(for text: String) -> String {
    if !rules(ofArea: text).isEmpty { return "; `rizq rules \(text)` lists those whose ids begin with it" }
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
