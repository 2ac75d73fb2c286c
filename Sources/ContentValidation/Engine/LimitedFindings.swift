import Diagnostics

extension Rule {
  /// So many findings of one rule are shown of one text.
  static var limitInText: Int { 3 }

  /// The first of many findings of one text; the last one shown tells how many there are more.
  static func limited(_ findings: [Finding]) -> [Finding] {
    guard findings.count > limitInText else { return findings }
    var shown = Array(findings.prefix(limitInText))
    shown[limitInText - 1].message += " (and \(findings.count - limitInText) more like this in this text)"
    return shown
  }
}
