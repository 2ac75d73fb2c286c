/// The stable name of a rule: two upper-case letters for the area, two digits (`ID01`).
public struct RuleID: Hashable, Comparable, Sendable, CustomStringConvertible, ExpressibleByStringLiteral {
  public let rawValue: String

  public init(_ rawValue: String) { self.rawValue = rawValue }
  public init(stringLiteral value: String) { rawValue = value }

  public var description: String { rawValue }

  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
}

/// How much a finding matters.
public enum Severity: String, CaseIterable, Comparable, Sendable {
  /// The library cannot be published.
  case error
  /// The library can be published, but a person should look; an error under `--strict`.
  case warning
  /// Worth knowing.
  case information

  /// The worst is the least, so that sorting puts it first.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.place < rhs.place }

  private var place: Int {
    switch self {
    case .error: 0
    case .warning: 1
    case .information: 2
    }
  }
}

/// The description of a rule, whether a reader or a validation rule enforces it.
///
/// The documentation comment of a conforming type is the rule's page: `rizq rules` and `docs/rules.md` are
/// generated from it.
public protocol RuleDescription: Sendable {
  static var id: RuleID { get }
  /// A readable name, `[a-z0-9-]+`, for example `duplicate-slug`.
  static var name: String { get }
  static var severity: Severity { get }
  /// Whether a library that breaks the rule cannot be built, or only with a loss of what editors wrote, so
  /// that policy cannot change its severity.
  static var isEssential: Bool { get }
  /// Whether the library is known and every dua of it is there to be read where the rule is broken, so that a
  /// lenient build takes its errors as warnings. True unless a rule says otherwise; of a file that could not be
  /// read to its end no error is forgiven, whatever its rule says.
  static var isRecoverable: Bool { get }
}

extension RuleDescription {
  public static var isEssential: Bool { false }
  public static var isRecoverable: Bool { true }
}
