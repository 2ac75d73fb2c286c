/// The rules of all targets, sorted by id.
public struct RuleSet: Equatable, Sendable {
  public let pages: [RulePage]

  /// Reads source files, given as path and text. Throws a ``RuleSourceProblem`` when a rule is incomplete, or when two
  /// rules share an id, a name or, among those that the validator runs, a type.
  public init(files: [(path: String, text: String)]) throws(RuleSourceProblem) {
    var pages: [RulePage] = []
    var owners: [String: String] = [:]
    for file in files.sorted(by: { $0.path < $1.path }) {
      for page in try RuleFileParser.rules(in: file.text, path: file.path) {
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
