import Diagnostics
import UnicodeText

/// A change that fixes one finding. All of its edits are applied, or none.
package struct PlannedFix: Equatable, Sendable {
  /// Nil if a person requested it.
  package var rule: RuleID?
  package var message: String
  /// Sorted by range, without overlap.
  package var edits: [FixIt.Edit]
  /// ``FixIt/writesQuran``: whether the fix may replace a quotation of the Quran.
  package var writesQuran = false

  package init(rule: RuleID?, message: String, edits: [FixIt.Edit]) {
    self.rule = rule
    self.message = message
    self.edits = edits.sorted { $0.range < $1.range }
  }

  /// The first fix of a finding that may be applied; nil if there is none.
  package init?(_ finding: Finding, allowingUnsafe: Bool) {
    guard let fixIt = finding.fixIt(allowingUnsafe: allowingUnsafe) else { return nil }
    self.init(rule: finding.rule, message: fixIt.message, edits: fixIt.edits)
    writesQuran = fixIt.writesQuran
    let ranges = self.edits.map(\.range)
    guard zip(ranges, ranges.dropFirst()).allSatisfy({ $0.file != $1.file || $0.upper <= $1.lower }) else {
      return nil
    }
  }
}

/// The fixes of one round.
package struct FixPlan {
  /// Sorted by the range of their first edits.
  package private(set) var fixes: [PlannedFix] = []
  /// The ranges of quotations of the Quran, sorted, by file.
  private var quran: [FileID: [Range<Int>]] = [:]
  /// The ranges of the fixes chosen so far, sorted, by file.
  private var taken: [FileID: [Range<Int>]] = [:]

  /// Of fixes that touch each other the first by range is chosen, and of two at one range the first in order. The others
  /// are planned again in the next round if they still apply. Quotations of the Quran are touched only by fixes that write
  /// the Quran.
  ///
  /// - Parameter quran: Ranges of the sources that no other fix may touch.
  package init(_ candidates: [PlannedFix], keeping quran: [SourceRange]) {
    for range in quran.sorted() where range.lower < range.upper {
      self.quran[range.file, default: []].append(range.bytes)
    }
    let ordered = candidates.enumerated().filter { !$0.element.edits.isEmpty }.sorted { lhs, rhs in
      (lhs.element.edits[0].range, lhs.offset) < (rhs.element.edits[0].range, rhs.offset)
    }
    for (_, fix) in ordered where fix.edits.allSatisfy({ isFree($0, inQuran: fix.writesQuran) }) {
      take(fix.edits)
      fixes.append(fix)
    }
  }

  private func isFree(_ edit: FixIt.Edit, inQuran: Bool) -> Bool {
    let bytes = edit.range.bytes
    let parts = quran[edit.range.file] ?? []
    let part = parts.partitioningIndex { $0.upperBound > bytes.lowerBound }
    // An insertion at the edge of a quotation is outside it.
    if !inQuran, part < parts.count,
      bytes.isEmpty ? parts[part].lowerBound < bytes.lowerBound : parts[part].lowerBound < bytes.upperBound
    {
      return false
    }
    let taken = taken[edit.range.file] ?? []
    let next = taken.partitioningIndex { $0.upperBound >= bytes.lowerBound }
    return next == taken.count || taken[next].lowerBound > bytes.upperBound
  }

  private mutating func take(_ edits: [FixIt.Edit]) {
    for (file, edits) in Dictionary(grouping: edits, by: \.range.file) {
      // Nearly all edits come after those of the fixes before. If one does not, two sorted lists are merged, because inserting the
      // edits one by one would move the rest of the list for each.
      var known = taken.removeValue(forKey: file) ?? []
      let first = known.partitioningIndex { $0.lowerBound > edits[0].bytes.lowerBound }
      var rest = Array(known[first...])[...]
      known.removeSubrange(first...)
      for edit in edits.map(\.bytes) {
        while let next = rest.first, next.lowerBound < edit.lowerBound {
          known.append(next)
          rest = rest.dropFirst()
        }
        known.append(edit)
      }
      known += rest
      taken[file] = known
    }
  }
}
