import Diagnostics
import UnicodeText

extension DiagnosticReport.Counts {
  /// `2 errors, 1 warning, 3 notes`: severities without diagnostics are omitted; nil if there are none at all.
  var phrase: String? {
    let parts = Severity.allCases.compactMap { severity in
      self[severity] == 0 ? nil : self[severity].counted(severity.noun)
    }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }
}

extension Severity {
  /// The display name of the severity.
  package var noun: String {
    switch self {
    case .error: "error"
    case .warning: "warning"
    case .information: "note"
    }
  }
}
