/// A file that is made from the rules, and checked in.
public struct GeneratedFile: Equatable, Sendable {
  /// Relative to the package.
  public var path: String
  public var text: String
}

extension RuleSet {
  /// Everything that is made from the rules.
  public var generatedFiles: [GeneratedFile] {
    [
      GeneratedFile(path: "Sources/ContentValidation/Generated/RuleRegistry.swift", text: registry),
      GeneratedFile(path: "Sources/ContentValidation/Generated/RuleCatalogue.swift", text: catalogue),
      GeneratedFile(path: "docs/rules.md", text: handbook),
    ]
  }
}
