import Diagnostics

extension Rule {
  /// So many findings of one rule are shown of one text.
  static var limitInText: Int { 3 }

  /// The first of many findings of one text; the last one shown tells how many there are more.
  ///
  /// - Parameter finding: Makes the finding of an issue; only those that are shown are made.
  static func limited<Issue>(_ issues: [Issue], _ finding: (Issue) -> Finding) -> [Finding] {
    var shown = issues.prefix(limitInText).map(finding)
    if issues.count > limitInText {
      shown[limitInText - 1].message += " (and \(issues.count - limitInText) more in this text)"
    }
    return shown
  }
}
