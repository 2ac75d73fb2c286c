import Diagnostics
import DuaLibrary

/// The configuration of a library's checks: the `policy` object of `library.json`.
public struct Policy: Equatable, Sendable {
  /// The configured severity of a rule; `off` silences it.
  public enum Level: String, CaseIterable, Sendable {
    case off, information, warning, error

    /// Nil if the rule is silenced.
    public var severity: Severity? {
      switch self {
      case .off: nil
      case .information: .information
      case .warning: .warning
      case .error: .error
      }
    }
  }

  /// The key `severity`: the level of a rule, by its id, if it differs from the default. The source range is the key's.
  public var levels: [RuleID: Located<Level>] = [:]
  /// The key `grades`: hadith grades that may be cited as they are.
  public var allowedGrades: Set<HadithGrade> = [.sahih, .hasan]
  /// Hadith grades that may be cited only with a note that discloses them.
  public var disclosedGrades: Set<HadithGrade> = [.daif]
  /// The name of the transliteration scheme in use.
  public var transliterationScheme: String?
  /// The key `quran-encodings`: how the Quran may be written in this library, the preferred encoding first; empty for the
  /// default.
  public var quranEncodings: [QuranEncoding] = []
  /// The key `characters`: the characters that each field may contain.
  public var characters = CharacterPolicy()

  public init() {}
}

extension Policy {
  /// The encodings of the Quran that the library accepts, the preferred one first.
  public var acceptedQuranEncodings: [QuranEncoding] {
    quranEncodings.isEmpty ? [.tanzilSimple, .tanzilUthmani, .qpcHafs] : quranEncodings
  }

  /// The severity of a finding under this policy; nil if its rule is turned off.
  ///
  /// The severity of an essential rule is fixed: a library that violates it cannot be built.
  public func severity(of finding: Finding) -> Severity? {
    guard let level = levels[finding.rule]?.value, !finding.isEssential else { return finding.severity }
    return level.severity
  }
}
