/// A checked-in file generated from the rules.
public struct GeneratedFile: Equatable, Sendable {
  /// Relative to the package folder.
  public var path: String
  public var text: String
}

extension RuleSet {
  /// All files generated from the rules.
  public var generatedFiles: [GeneratedFile] {
    [
      GeneratedFile(path: "Sources/ContentValidation/Generated/RuleRegistry.swift", text: registry),
      GeneratedFile(path: "Sources/RulePages/Generated/RuleCatalog.swift", text: catalog),
      GeneratedFile(path: "docs/rules.md", text: handbook),
    ]
  }
}
