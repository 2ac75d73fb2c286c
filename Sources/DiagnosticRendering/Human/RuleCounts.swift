import Diagnostics

/// How often each rule found something, the most frequent first: a summary of more findings than anyone reads.
struct RuleCounts {
  /// The number of findings up to which there is no summary.
  static let threshold = 20
  /// The maximum number of rules to list; the others are counted.
  private static let limit = 20

  private let counts: [(rule: RuleID, count: Int)]
  private let names: [RuleID: String]

  init(_ diagnostics: [Diagnostic], names: [RuleID: String]) {
    var counts: [RuleID: Int] = [:]
    for diagnostic in diagnostics { counts[diagnostic.rule, default: 0] += diagnostic.count }
    self.counts = counts.map { ($0.key, $0.value) }.sorted { ($1.count, $0.rule) < ($0.count, $1.rule) }
    self.names = names
  }

  /// `  312 TX10 character-not-allowed`, after a heading.
  var lines: [String] {
    let width = String(counts.first?.count ?? 0).count
    var lines = ["by rule:"]
    for (rule, count) in counts.prefix(Self.limit) {
      let number = String(count)
      let blanks = String(repeating: " ", count: width - number.count)
      lines.append("  \(blanks)\(number) \(rule.rawValue.displayed)\(names[rule].map { " \($0)" } ?? "")")
    }
    let others = counts.dropFirst(Self.limit)
    if !others.isEmpty {
      lines.append("  \(others.reduce(0) { $0 + $1.count }) of \(others.count) more rules")
    }
    return lines
  }
}
