import Testing

@testable import RuleDocumentationGenerator

@Suite struct RuleFileParserTests {
  @Test func aRuleIsReadWithItsPage() throws {
    let pages = try RuleFileParser.rules(in: ruleFile(), path: "A.swift")
    let page = try #require(pages.first)
    #expect(pages.count == 1)
    #expect(page.type == "EmptyText")
    #expect(page.isRunByValidator)
    #expect(page.id == "TX01")
    #expect(page.name == "empty-text")
    #expect(page.severity == "error")
    #expect(!page.isEssential)
    #expect(page.isRecoverable)
    #expect(page.summary == "A text is empty.")
    #expect(page.body.hasPrefix("## What it does\nLooks.\n\n## Why it matters\n"))
  }

  @Test func linesOfAnItemOfAListKeepTheirIndentation() throws {
    let text = ruleFile(sectionText: "Looks for:\n///\n/// - a and\n///   more;\n/// - b.")
    let page = try #require(try RuleFileParser.rules(in: text, path: "A.swift").first)
    #expect(page.body.hasPrefix("## What it does\nLooks for:\n\n- a and\n  more;\n- b.\n\n## Why"))
  }

  @Test func aFileWithoutRulesGivesNone() throws {
    let text = "/// A helper.\nstruct Helper: Equatable {\n  static let id = 3\n}\n"
    #expect(try RuleFileParser.rules(in: text, path: "A.swift").isEmpty)
  }

  @Test func aReadersRulesAreKnownButNotRun() throws {
    let text = ruleFile(declaration: "public struct EmptyText: Sendable, RuleDescription {")
    #expect(try RuleFileParser.rules(in: text, path: "A.swift").map(\.isRunByValidator) == [false])
  }

  @Test func publicConstantsWithAnnotationsAreRead() throws {
    let text = ruleFile(constants: [
      "public static let id = RuleID(\"SY01\")", "public static let id: RuleID = \"SY01\"",
      "public static let name = \"not-utf-8\"", "public static let severity: Severity = .warning",
      "public static let isEssential = true", "public static let isRecoverable = false",
    ])
    let page = try #require(try RuleFileParser.rules(in: text, path: "A.swift").first)
    #expect(page.id == "SY01")
    #expect(page.name == "not-utf-8")
    #expect(page.severity == "warning")
    #expect(page.isEssential)
    #expect(!page.isRecoverable)
  }

  @Test func severalRulesInOneFileEachHaveTheirOwnComment() throws {
    let second = ruleFile(
      declaration: "enum Other: Rule {",
      constants: [
        "static let id: RuleID = \"TX02\"", "static let name = \"other\"",
        "static let severity = Severity.warning",
      ]
    )
    let pages = try RuleFileParser.rules(in: ruleFile() + "\n" + second, path: "A.swift")
    #expect(pages.map(\.id) == ["TX01", "TX02"])
    #expect(pages.map(\.type) == ["EmptyText", "Other"])
  }

  /// Constants of other types in the file do not belong to the rule.
  @Test func aRuleEndsAtItsClosingBrace() throws {
    let helper = """

      extension Helper {
        static let isEssential = true
        static let isRecoverable = false
      }

      """
    let page = try #require(try RuleFileParser.rules(in: ruleFile() + helper, path: "A.swift").first)
    #expect(!page.isEssential)
    #expect(page.isRecoverable)
  }

  @Test func aRuleInsideAnotherTypeIsRead() throws {
    let nested = ruleFile().split(separator: "\n", omittingEmptySubsequences: false).map { "  \($0)" }
    let text = "enum Outer {\n" + nested.joined(separator: "\n") + "}\n"
    #expect(try RuleFileParser.rules(in: text, path: "A.swift").map(\.type) == ["EmptyText"])
  }

  @Test(arguments: [
    (
      ruleFile(sections: ["What it does", "Why it matters", "How to fix it"]),
      "has no section `## Example`"
    ),
    (
      ruleFile(sections: ["Why it matters", "What it does", "Example", "How to fix it"]),
      "once each and in this order"
    ),
    (ruleFile(sectionText: ""), "has nothing under `## What it does`"),
    (ruleFile(summary: "## What it does"), "a one-line summary"),
    (ruleFile(summary: "Two\n/// lines."), "followed by an empty line"),
    (ruleFile(constants: ["static let name = \"empty-text\""]), "has no `static let id"),
    (ruleFile(constants: ["static let id: RuleID = \"TX1\""]), "has no `static let id"),
    (ruleFile(constants: ["static let id: RuleID = \"TX01\""]), "has no `static let name"),
    (
      ruleFile(constants: ["static let id: RuleID = \"TX01\"", "static let name = \"empty-text\""]),
      "has no `static let severity"
    ),
  ])
  func aFaultyRuleIsRejectedWithItsLine(text: String, message: String) {
    let problem = #expect(throws: RuleSourceProblem.self) {
      try RuleFileParser.rules(in: text, path: "Rules/A.swift")
    }
    #expect(problem?.path == "Rules/A.swift")
    #expect(problem?.line != nil)
    #expect(problem?.message.contains(message) == true, "\(problem?.message ?? "")")
  }
}

/// A Swift file with one rule.
func ruleFile(
  summary: String = "A text is empty.",
  sections: [String] = RulePage.headings,
  sectionText: String = "Looks.",
  declaration: String = "enum EmptyText: Rule {",
  constants: [String] = [
    "static let id: RuleID = \"TX01\"", "static let name = \"empty-text\"",
    "static let severity = Severity.error",
  ]
) -> String {
  var lines = ["import Diagnostics", "", "/// \(summary)"]
  for section in sections { lines += ["///", "/// ## \(section)", "/// \(sectionText)"] }
  lines.append(declaration)
  lines += constants.map { "  \($0)" }
  lines += ["", "  static let other = 3", "}", ""]
  return lines.joined(separator: "\n")
}
