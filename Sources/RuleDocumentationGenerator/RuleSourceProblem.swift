/// Why the rules' documentation cannot be generated.
public struct RuleSourceProblem: Error, Equatable, Sendable, CustomStringConvertible {
  public var path: String
  /// From 1; nil when the problem is with the file as a whole.
  public var line: Int?
  public var message: String

  public init(path: String, line: Int? = nil, message: String) {
    self.path = path
    self.line = line
    self.message = message
  }

  /// `path:line: message`, as compilers write it.
  public var description: String {
    line.map { "\(path):\($0): \(message)" } ?? "\(path): \(message)"
  }
}
