import Diagnostics

/// The findings of one file, up to a limit, and the spellings of its texts. One log serves everything that looks at the file.
final class FindingLog {
  let file: FileID
  private let limit: Int
  private var findings: [Finding] = []
  private var leftOut = 0
  /// How the texts are written that do not stand in the file byte for byte.
  private(set) var sourceMaps: [SourceRange: SourceMap] = [:]

  init(file: FileID, limit: Int) {
    self.file = file
    self.limit = limit
  }

  /// Keeps a finding. It is not even made when there are too many.
  func report(_ finding: @autoclosure () -> Finding) {
    if findings.count < limit {
      findings.append(finding())
    } else {
      leftOut += 1
    }
  }

  /// Forgets every finding but those of one rule.
  func keepOnly(_ rule: RuleID) {
    findings.removeAll { $0.rule != rule }
    leftOut = 0
  }

  /// Remembers how the text of a range is written.
  func keep(_ map: SourceMap, of range: SourceRange) { sourceMaps[range] = map }

  /// The number of findings kept so far: the place of the next one.
  var count: Int { findings.count }

  /// Adds a fix-it to the finding at a place, if it was kept.
  func add(_ fixIt: FixIt, toFindingAt index: Int) {
    if findings.indices.contains(index) { findings[index].fixIts.append(fixIt) }
  }

  func range(_ bytes: Range<Int>) -> SourceRange { SourceRange(file: file, bytes) }

  /// The findings in the order of their places; those of one place as they were reported.
  func finish() -> [Finding] {
    var sorted = findings.enumerated()
      .sorted { lhs, rhs in
        guard let left = lhs.element.range, let right = rhs.element.range, left != right else {
          return lhs.offset < rhs.offset
        }
        return left < right
      }
      .map(\.element)
    if leftOut > 0 {
      sorted.append(TooManyFindings.finding(leftOut: leftOut, at: sorted.last?.range))
    }
    return sorted
  }
}
