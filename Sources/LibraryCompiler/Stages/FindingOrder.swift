import Diagnostics
import UnicodeText

extension Finding {
  /// Whether the finding is reported before another one: by path, first byte, rule and message.
  func isReported(before other: Finding) -> Bool {
    if let range, let other = other.range, (range.file, range.lower) != (other.file, other.lower) {
      return (range.file, range.lower) < (other.file, other.lower)
    }
    return reportKey < other.reportKey
  }

  private var reportKey: (file: Int, lower: UInt32, rule: RuleID, message: ExactText, upper: UInt32) {
    (
      range.map { Int($0.file.rawValue) } ?? -1, range?.lower ?? 0, rule, ExactText(message),
      range?.upper ?? 0
    )
  }
}
