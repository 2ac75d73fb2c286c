import Testing

@testable import RuleDocumentationGenerator

@Suite struct RuleSetTests {
  @Test func theOrderOfFilesDoesNotMatter() throws {
    let files = [(path: "a", text: rule("TX02", "b", "B")), (path: "b", text: rule("TX01", "a", "A"))]
    let rules = try RuleSet(files: files)
    #expect(rules.pages.map(\.id) == ["TX01", "TX02"])
    #expect(try RuleSet(files: files.reversed()).generatedFiles == rules.generatedFiles)
  }

  @Test(arguments: [
    (rule("TX01", "b", "B"), "B and A both have the id `TX01`"),
    (rule("TX02", "a", "B"), "B and A both have the name `a`"),
    (rule("TX02", "b", "A"), "A and A both have the type `A`"),
  ])
  func whatTwoRulesMustNotShareIsRefused(second: String, message: String) {
    let problem = #expect(throws: RuleSourceProblem.self) {
      try RuleSet(files: [("a", rule("TX01", "a", "A")), ("b", second)])
    }
    #expect(problem == RuleSourceProblem(path: "b", message: message))
  }

  @Test func theRegistryListsTheValidatorsRulesOnly() throws {
    let reader = ruleFile(
      declaration: "enum Syntax: RuleDescription {",
      constants: [
        "static let id: RuleID = \"XM01\"", "static let name = \"syntax\"",
        "static let severity = Severity.error",
      ]
    )
    let rules = try RuleSet(files: [("a", reader), ("b", rule("TX01", "a", "A"))])
    #expect(rules.registry.contains("    A.self,\n"))
    #expect(!rules.registry.contains("Syntax"))
    #expect(rules.catalog.contains("id: \"XM01\""))
    #expect(rules.handbook.contains("| [XM01](#xm01-syntax) | `syntax` | error | A text is empty. |"))
  }

  @Test func theHandbookListsTheAreasOfItsRules() throws {
    let handbook = try RuleSet(files: [("a", rule("TX01", "a", "A")), ("b", rule("ID01", "b", "B"))]).handbook
    let areas = handbook.split(separator: "\n").filter { $0.contains(/^\| [A-Z]{2} \|/) }
    #expect(areas == ["| ID | ids and slugs |", "| TX | texts of every kind |"])
  }

  @Test func aRuleOfAnUnknownAreaIsRefused() {
    let problem = #expect(throws: RuleSourceProblem.self) {
      try RuleSet(files: [("a", rule("ZZ01", "a", "A"))])
    }
    #expect(problem?.message == "no area has the id `ZZ01`: add its letters to RuleArea.swift")
  }

  @Test func thePagesOfTheHandbookHaveTheirSectionsOneLevelDown() throws {
    let rules = try RuleSet(files: [("b", rule("TX01", "a", "A"))])
    #expect(
      rules.handbook.contains(
        """
        ## TX01 a

        A text is empty. Severity: error.

        ### What it does
        Looks.

        ### Why it matters
        """
      )
    )
  }
}

private func rule(_ id: String, _ name: String, _ type: String) -> String {
  ruleFile(
    declaration: "enum \(type): Rule {",
    constants: [
      "static let id: RuleID = \"\(id)\"", "static let name = \"\(name)\"",
      "static let severity = Severity.error",
    ]
  )
}
