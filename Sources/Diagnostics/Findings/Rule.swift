/// The stable id of a rule: two uppercase letters for the area, two digits (`ID01`).
public struct RuleID: Hashable, Comparable, Sendable, CustomStringConvertible, ExpressibleByStringLiteral {
  /// The id as text.
  public let rawValue: String

  public init(_ rawValue: String) { self.rawValue = rawValue }
  public init(stringLiteral value: String) { rawValue = value }

  public var description: String { rawValue }

  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
}

/// The severity of a finding.
public enum Severity: String, CaseIterable, Comparable, Sendable {
  /// The library cannot be published.
  case error
  /// The library can be published, but the finding needs a look; an error under `--strict`.
  case warning
  /// Additional information.
  case information

  /// The most severe is the smallest, so that sorting puts it first.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rank < rhs.rank }

  private var rank: Int {
    switch self {
    case .error: 0
    case .warning: 1
    case .information: 2
    }
  }
}

/// The description of a rule that a reader or the validator enforces.
///
/// The documentation comment of a conforming type is the rule's page: `rizq rules` and `docs/rules.md` are generated from it.
public protocol RuleDescription: Sendable {
  /// The id, which never changes and is never reused.
  static var id: RuleID { get }
  /// A readable name, `[a-z0-9-]+`, for example `duplicate-slug`.
  static var name: String { get }
  /// The severity of the rule's findings, unless the policy of a library changes it.
  static var severity: Severity { get }
  /// Whether a library that violates the rule cannot be built, or only by dropping content, so that policy cannot change its
  /// severity.
  static var isEssential: Bool { get }
  /// Whether the library is identified and all its duas are readable despite a violation, so that a lenient build treats its
  /// errors as warnings. True by default. Errors in a file that could not be read to its end are never tolerated, whatever the
  /// rule.
  static var isRecoverable: Bool { get }
}

extension RuleDescription {
  /// False.
  public static var isEssential: Bool { false }
  /// True.
  public static var isRecoverable: Bool { true }
}
