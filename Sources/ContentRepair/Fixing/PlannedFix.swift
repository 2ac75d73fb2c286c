import Diagnostics
import UnicodeText

/// A change that would mend one finding: all of it is made, or none.
package struct PlannedFix: Equatable, Sendable {
  /// Nil when a person asked for it, and no rule.
  package var rule: RuleID?
  package var message: String
  /// By place, none overlapping another.
  package var edits: [FixIt.Edit]

  package init(rule: RuleID?, message: String, edits: [FixIt.Edit]) {
    self.rule = rule
    self.message = message
    self.edits = edits.sorted { $0.range < $1.range }
  }

  /// The first change of a diagnostic that may be made; nil when there is none.
  ///
  /// - Parameter file: The number of a path.
  package init?(_ diagnostic: Diagnostic, allowingUnsafe: Bool, file: (String) -> FileID?) {
    guard let fixIt = diagnostic.fixIt(allowingUnsafe: allowingUnsafe) else { return nil }
    var edits: [FixIt.Edit] = []
    for edit in fixIt.edits {
      guard let file = file(edit.location.path) else { return nil }
      edits.append(FixIt.Edit(SourceRange(file: file, edit.location.bytes), edit.replacement))
    }
    self.init(rule: diagnostic.rule, message: fixIt.message, edits: edits)
    let ranges = self.edits.map(\.range)
    guard zip(ranges, ranges.dropFirst()).allSatisfy({ $0.file != $1.file || $0.upper <= $1.lower }) else {
      return nil
    }
  }
}

/// The changes of one round.
package struct FixPlan {
  /// By the place of their first edits.
  package private(set) var fixes: [PlannedFix] = []
  /// What no change may touch, by file and place.
  private var quran: [FileID: [Range<Int>]] = [:]
  /// What is taken already, by file and place.
  private var taken: [FileID: [Range<Int>]] = [:]

  /// Of changes that touch each other the first by place is taken, and of two at one place the first in order: the others
  /// are found again in the next round, where they are still wanted. What is Quran is never touched.
  ///
  /// - Parameter quran: Places in the sources that no change may touch.
  package init(_ candidates: [PlannedFix], keeping quran: [SourceRange]) {
    for range in quran.sorted() where range.lower < range.upper {
      self.quran[range.file, default: []].append(range.bytes)
    }
    let ordered = candidates.enumerated().filter { !$0.element.edits.isEmpty }.sorted { lhs, rhs in
      (lhs.element.edits[0].range, lhs.offset) < (rhs.element.edits[0].range, rhs.offset)
    }
    for (_, fix) in ordered where fix.edits.allSatisfy(isFree) {
      for edit in fix.edits { take(edit.range) }
      fixes.append(fix)
    }
  }

  private func isFree(_ edit: FixIt.Edit) -> Bool {
    let bytes = edit.range.bytes
    let parts = quran[edit.range.file] ?? []
    let part = parts.partitioningIndex { $0.upperBound > bytes.lowerBound }
    // An insertion at the edge of a quotation is outside of it.
    if part < parts.count,
      bytes.isEmpty ? parts[part].lowerBound < bytes.lowerBound : parts[part].lowerBound < bytes.upperBound
    {
      return false
    }
    let taken = taken[edit.range.file] ?? []
    let next = taken.partitioningIndex { $0.upperBound >= bytes.lowerBound }
    return next == taken.count || taken[next].lowerBound > bytes.upperBound
  }

  private mutating func take(_ range: SourceRange) {
    let place = taken[range.file, default: []].partitioningIndex {
      $0.lowerBound > range.bytes.lowerBound
    }
    taken[range.file, default: []].insert(range.bytes, at: place)
  }
}
