import Foundation

/// A page of the editor, as its address names it.
public enum EditorPlace: Hashable, Sendable {
  /// `/dua/`: all duas.
  case duas
  /// `/dua/SLUG`.
  case dua(String)
  /// `/findings`: all findings.
  case findings
  /// `/rules/`: all rules.
  case rules
  /// `/rules/ID`, where ID may also be the name of the rule.
  case rule(String)
  /// `/coverage`: charts of what the content covers.
  case coverage
  /// `/search?q=QUERY`.
  case search(String)
  /// `/diff`: what has changed since the published bundle.
  case diff
  /// An address with nothing at it.
  case unknown(String)

  /// The place at a decoded path; nil if no page of the editor is there.
  public init?(path: [String], query: String?) {
    switch (path.first, path.count) {
    case ("dua", 1): self = .duas
    case ("dua", 2): self = .dua(path[1])
    case ("findings", 1): self = .findings
    case ("rules", 1): self = .rules
    case ("rules", 2): self = .rule(path[1])
    case ("coverage", 1): self = .coverage
    case ("search", 1): self = .search(query ?? "")
    case ("diff", 1): self = .diff
    default: return nil
    }
  }

  /// The address, from its first slash.
  public var location: String {
    switch self {
    case .duas: "/dua/"
    case .dua(let slug): "/dua/\(Self.encoded(slug))"
    case .findings: "/findings"
    case .rules: "/rules/"
    case .rule(let rule): "/rules/\(Self.encoded(rule))"
    case .coverage: "/coverage"
    case .search(""): "/search"
    case .search(let query): "/search?q=\(Self.encoded(query))"
    case .diff: "/diff"
    case .unknown(let location): location
    }
  }

  /// Only letters and digits of ASCII stay as they are, and hyphens, which slugs have.
  private static func encoded(_ text: String) -> String {
    text.addingPercentEncoding(withAllowedCharacters: unreserved) ?? ""
  }

  private static let unreserved = CharacterSet(
    charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-"
  )
}
