/// The rules of all targets, sorted by id.
public struct RuleSet: Equatable, Sendable {
  /// The pages of the rules, sorted by id.
  let pages: [RulePage]

  /// Parses source files, given as path and text. Throws a ``RuleSourceProblem`` if a rule is incomplete or of an unknown area, or
  /// if two rules share an id, a name or, among those that the validator runs, a type.
  public init(files: [(path: String, text: String)]) throws(RuleSourceProblem) {
    var pages: [RulePage] = []
    var owners: [String: String] = [:]
    for file in files.sorted(by: { $0.path < $1.path }) {
      for page in try RuleFileParser.rules(in: file.text, path: file.path) {
        guard RuleArea.area(ofRule: page.id) != nil else {
          throw RuleSourceProblem(
            path: file.path,
            message: "no area has the id `\(page.id)`: add its letters to RuleArea.swift"
          )
        }
        for key in Self.uniqueKeys(of: page) {
          if let other = owners.updateValue(page.type, forKey: key) {
            throw RuleSourceProblem(
              path: file.path,
              message: "\(page.type) and \(other) both have the \(key)"
            )
          }
        }
        pages.append(page)
      }
    }
    self.pages = pages.sorted { $0.id < $1.id }
  }

  private static func uniqueKeys(of page: RulePage) -> [String] {
    ["id `\(page.id)`", "name `\(page.name)`"] + (page.isRunByValidator ? ["type `\(page.type)`"] : [])
  }
}

/// Why the rules' documentation cannot be generated.
public struct RuleSourceProblem: Error, Equatable, Sendable, CustomStringConvertible {
  /// The path of the source file.
  public var path: String
  /// From 1; nil when the problem is with the file as a whole.
  public var line: Int?
  /// What is wrong.
  public var message: String

  public init(path: String, line: Int? = nil, message: String) {
    self.path = path
    self.line = line
    self.message = message
  }

  /// `path:line: message`, the format of compilers.
  public var description: String {
    line.map { "\(path):\($0): \(message)" } ?? "\(path): \(message)"
  }
}

/// A checked-in file generated from the rules.
public struct GeneratedFile: Equatable, Sendable {
  /// Relative to the package folder.
  public var path: String
  /// The contents.
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
