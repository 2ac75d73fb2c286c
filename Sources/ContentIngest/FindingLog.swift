import ContentDraft
import Diagnostics

/// The findings of one file, up to a limit, its acknowledgements, and the source maps of its texts. All readers of the file share one
/// log.
final class FindingLog {
  let file: FileID
  private let limit: Int
  private var findings: [Finding] = []
  private var omitted = 0
  /// The source maps of texts that differ from their source bytes.
  private(set) var sourceMaps: [SourceRange: SourceMap] = [:]
  /// The fields of records that a reported mistake kept from being read, by the ranges of the records.
  private(set) var unreadFields: [SourceRange: Set<String>] = [:]
  /// In the order in which their entries end.
  private(set) var acknowledgements: [Acknowledgement] = []
  private var meantNames = MeantNames()

  init(file: FileID, limit: Int) {
    self.file = file
    self.limit = limit
  }

  /// Keeps a finding. The autoclosure is not evaluated past the limit.
  func report(_ finding: @autoclosure () -> Finding) {
    if findings.count < limit {
      findings.append(finding())
    } else {
      omitted += 1
    }
  }

  /// Removes the findings of all other rules.
  func removeAll(except rule: RuleID) {
    findings.removeAll { $0.rule != rule }
    omitted = 0
  }

  /// Removes the findings of a rule from an offset on, which follow from a mistake there.
  func removeFindings(of rule: RuleID, from offset: Int) {
    findings.removeAll { $0.rule == rule && $0.range.map { $0.bytes.lowerBound > offset } == true }
  }

  /// Removes the findings of a rule at some ranges.
  func removeFindings(of rule: RuleID, at ranges: [SourceRange]) {
    guard !ranges.isEmpty else { return }
    let ranges = Set(ranges)
    findings.removeAll { $0.rule == rule && $0.range.map(ranges.contains) == true }
  }

  /// Whether there is a finding of one of some rules in a part of the file.
  func hasFinding(of rules: Set<RuleID>, in part: SourceRange) -> Bool {
    findings.contains { finding in
      rules.contains(finding.rule) && finding.range.map { part.bytes.contains($0.bytes.lowerBound) } == true
    }
  }

  /// Records that a field of a record is written, but under a wrong name, without its language or a second time, which has been
  /// reported.
  func recordUnread(_ field: String, of record: SourceRange) {
    unreadFields[record, default: []].insert(field)
  }

  /// Records that any field of a record may be written under a name that was not read.
  func recordAllUnread(_ schema: RecordSchema, of record: SourceRange) {
    let known = unreadFields[record] ?? []
    guard known.count < schema.names.count else { return }
    // Records without other unread fields share one set.
    unreadFields[record] = known.isEmpty ? schema.nameSet : known.union(schema.nameSet)
  }

  /// Which known name was meant by an unknown one. A name that is new when no further finding is kept is not compared.
  func meantName(
    _ kind: UnknownName.Kind,
    _ name: String,
    in parent: String?,
    _ compare: () -> String?
  ) -> MeantName {
    meantNames.answer(kind, name, in: parent, mayCompare: findings.count < limit, compare)
  }

  func record(_ map: SourceMap, of range: SourceRange) { sourceMaps[range] = map }

  func record(_ acknowledgement: Acknowledgement) { acknowledgements.append(acknowledgement) }

  /// The number of findings kept so far: the index of the next one.
  var count: Int { findings.count }

  /// Adds a fix-it to a finding, if it was kept.
  func add(_ fixIt: FixIt, toFindingAt index: Int) {
    if findings.indices.contains(index) { findings[index].fixIts.append(fixIt) }
  }

  func range(_ bytes: Range<Int>) -> SourceRange { SourceRange(file: file, bytes) }

  /// The findings in source order; those of one range in the order in which they were reported.
  func finish() -> [Finding] {
    var sorted = findings.enumerated()
      .sorted { lhs, rhs in
        guard let left = lhs.element.range, let right = rhs.element.range, left != right else {
          return lhs.offset < rhs.offset
        }
        return left < right
      }
      .map(\.element)
    if omitted > 0 {
      sorted.append(TooManyFindings.finding(omitted: omitted, at: sorted.last?.range))
    }
    return sorted
  }
}
