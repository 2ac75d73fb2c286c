import Diagnostics

/// An issue in one text, and the edits that fix it.
struct TextIssue {
  typealias Edit = ArabicTextAnalysis.Edit

  /// The marked scalars.
  let range: Range<Int>
  /// Made only for issues that are shown.
  let message: () -> String
  /// Empty if the right text is unknown.
  let edits: [Edit]
  private(set) var applicability: FixIt.Applicability

  init(
    range: Range<Int>,
    message: @escaping @autoclosure () -> String,
    edits: [Edit] = [],
    applicability: FixIt.Applicability = .unsafe
  ) {
    self.range = range
    self.message = message
    self.edits = edits
    self.applicability = applicability
  }

  /// The same issue, whose change is not safe in a verse that a mistake interrupts: the words may be spelled as in an edition.
  fileprivate func keepingVerses(of analysis: ArabicTextAnalysis) -> TextIssue {
    var kept = self
    if applicability == .safe, !edits.isEmpty, analysis.isInInterruptedVerse(range) {
      kept.applicability = .unsafe
    }
    return kept
  }
}

extension Rule {
  /// The greatest number of findings of one rule in one text.
  private static var limitInText: Int { 3 }

  /// A finding for each issue. More than three are one finding at the first, which counts the others and offers to fix
  /// them all.
  ///
  /// - Parameters:
  ///   - fix: What the fix-it does, in the imperative.
  ///   - together: Whether the issues are one mistake, so that even two are one finding.
  ///   - isInNoEdition: Whether no edition of the Quran spells a word so.
  static func findings(
    _ issues: [TextIssue],
    in analysis: ArabicTextAnalysis,
    fix: String = "",
    together: Bool = false,
    isInNoEdition: Bool = false
  ) -> [Finding] {
    let issues = issues.filter { !analysis.isInEncodedQuran($0.range) }
      .map { isInNoEdition ? $0 : $0.keepingVerses(of: analysis) }
    let groups = together || issues.count > limitInText ? [issues] : issues.map { [$0] }
    return groups.compactMap { group in
      guard let first = group.first else { return nil }
      var result = finding(
        first.message() + andMore(group.count - 1),
        at: analysis.source(of: first.range),
        notes: analysis.quranNotes(on: group),
        fixIts: FixIt.Applicability.allCases.flatMap { applicability in
          analysis.change(fix, applicability, edits(of: group, applicability, in: analysis))
        }
      )
      result.others = group.dropFirst().map { analysis.source(of: $0.range) }
      return result
    }
  }

  /// The first edits that are allowed: one that is not must not keep the others from being made.
  private static func edits(
    of issues: [TextIssue],
    _ applicability: FixIt.Applicability,
    in analysis: ArabicTextAnalysis
  ) -> [TextIssue.Edit] {
    var edits: [TextIssue.Edit] = []
    for issue in issues where issue.applicability == applicability {
      if edits.count >= FixIt.editLimit { break }
      for edit in issue.edits where analysis.canChange(edit.range) { edits.append(edit) }
    }
    return edits
  }

  /// The findings of the first three of some issues that have no fix-it; the last one counts the others.
  ///
  /// - Parameter finding: Makes the finding of an issue.
  static func limited<Issue>(_ issues: [Issue], _ finding: (Issue) -> Finding) -> [Finding] {
    var findings = issues.prefix(limitInText).map(finding)
    if issues.count > limitInText { findings[limitInText - 1].message += andMore(issues.count - limitInText) }
    return findings
  }

  /// What a message about the first of several mistakes says of the others; nothing if there are none.
  static func andMore(_ count: Int) -> String { count > 0 ? " (and \(count) more in this text)" : "" }
}
