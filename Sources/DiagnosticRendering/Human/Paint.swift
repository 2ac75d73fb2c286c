import Diagnostics

/// Colors for a terminal (SGR sequences of ECMA-48), or none.
struct Paint {
  enum Style: String {
    case error = "1;31"
    case warning = "1;33"
    case information = "1;36"
    case help = "1;32"
    case gutter = "1;34"
    case strong = "1"
    case hunk = "36"
    case removed = "31"
    case added = "32"

    init(_ severity: Severity) {
      switch severity {
      case .error: self = .error
      case .warning: self = .warning
      case .information: self = .information
      }
    }
  }

  let isOn: Bool

  func callAsFunction(_ text: String, _ style: Style) -> String {
    isOn && !text.isEmpty ? "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m" : text
  }
}
