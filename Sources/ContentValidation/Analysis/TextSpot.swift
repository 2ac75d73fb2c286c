import Diagnostics
import UnicodeText

/// A place in a text that a rule reports, and how it is mended.
struct TextSpot {
  /// What is marked, as scalars.
  let range: Range<Int>
  /// Empty where nobody can tell what should stand there.
  var edits: [ArabicTextAnalysis.Edit] = []
  var applicability = FixIt.Applicability.safe
}

extension ArabicRule {
  /// A finding for every spot; where there are more than a few, one at the first, which counts the others and offers to
  /// mend them all.
  ///
  /// - Parameters:
  ///   - change: What the fix-it does.
  ///   - message: What the text does at a spot ("holds …"), and what holds in general with what to do about it.
  static func findings(
    of spots: [TextSpot],
    in analysis: ArabicTextAnalysis,
    change: String,
    message: (TextSpot) -> (fact: String, advice: String)
  ) -> [Finding] {
    let groups = spots.count > 3 ? [spots] : spots.map { [$0] }
    return groups.compactMap { group -> Finding? in
      guard let spot = group.first else { return nil }
      let (fact, advice) = message(spot)
      let others = group.count > 1 ? " (and \(group.count - 1) more in this text)" : ""
      return finding(
        "\(analysis.label) \(fact)\(others): \(advice)",
        at: analysis.source(of: spot.range),
        fixIts: FixIt.Applicability.allCases.flatMap { applicability in
          let edits = group.filter { $0.applicability == applicability }.flatMap(\.edits)
          return analysis.change(change, applicability, edits.filter { analysis.canChange($0.range) })
        }
      )
    }
  }
}
