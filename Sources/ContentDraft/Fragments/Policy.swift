import Diagnostics
import DuaLibrary

/// What a library's editors decide about its checks: the `policy` object of `library.json`.
public struct Policy: Equatable, Sendable {
  /// What a rule's findings count as; `off` silences a rule.
  public enum Level: String, CaseIterable, Sendable {
    case off, information, warning, error

    /// Nil when the rule is silenced.
    public var severity: Severity? {
      switch self {
      case .off: nil
      case .information: .information
      case .warning: .warning
      case .error: .error
      }
    }
  }

  /// The key `severity`: the level of a rule, by its id, where it differs from the rule's own. The place is the key's.
  public var levels: [RuleID: Located<Level>] = [:]
  /// The key `grades`: hadith grades that may be cited as they are.
  public var allowedGrades: Set<HadithGrade> = [.sahih, .hasan]
  /// Hadith grades that may be cited with a note that discloses them.
  public var disclosedGrades: Set<HadithGrade> = [.daif]
  /// The name of the transliteration scheme in use.
  public var transliterationScheme: String?
  /// The key `characters`: the characters that each field may hold.
  public var characters = CharacterPolicy()

  public init() {}
}
