import ContentDraft
import Diagnostics
import RulePages
import UnicodeText

/// Which findings of a library its editors have acknowledged, and which acknowledgements are unused.
///
/// An acknowledgement applies to the findings of its rule that begin in its entry; in an object within an object, the inner one's
/// applies. One that is reported itself (it has no reason, or its rule is essential) applies to nothing.
public struct AcknowledgedFindings: Sendable {
  /// An acknowledgement that applies, and the index of the one around it.
  fileprivate struct Scope {
    let entry: SourceRange
    let reason: String
    let outer: Int?
  }

  /// By rule, each sorted by entry.
  private var scopes: [RuleID: [Scope]] = [:]
  /// A finding for each acknowledgement without a finding; none if the library could not be read completely.
  public private(set) var unused: [Finding] = []

  /// - Parameter findings: All findings in the draft; acknowledgements without one are ``unused``.
  public init(_ draft: LibraryDraft, _ findings: some Sequence<Finding>) {
    let valid = Self.valid(draft.acknowledgements)
    guard !valid.isEmpty else { return }
    for acknowledgement in valid {
      scopes[acknowledgement.rule.value, default: []].append(acknowledgement)
    }
    guard draft.isComplete else { return }
    var used: Set<AcknowledgementKey> = []
    for finding in findings {
      if let scope = scope(of: finding) { used.insert(AcknowledgementKey(finding.rule, scope.entry)) }
    }
    unused = valid.filter { !used.contains(AcknowledgementKey($0)) }.map(UnusedAcknowledgement.finding)
  }

  /// The reason for which a finding is acknowledged; nil if it is not.
  public func reason(of finding: Finding) -> String? { scope(of: finding)?.reason }

  /// Those without a finding of their own, of each rule and entry the first, sorted by entry, the outer before the inner.
  private static func valid(_ acknowledgements: [Acknowledgement]) -> [Acknowledgement] {
    var seen: Set<AcknowledgementKey> = []
    return acknowledgements.filter { acknowledgement in
      guard let rule = RuleCatalog[acknowledgement.rule.value], !rule.isEssential,
        !rule.id.isAboutAcknowledgements, !acknowledgement.isUnexplained, acknowledgement.reason.value != nil
      else { return false }
      return seen.insert(AcknowledgementKey(acknowledgement)).inserted
    }
    .sorted { lhs, rhs in
      lhs.entry.file != rhs.entry.file || lhs.entry.lower != rhs.entry.lower
        ? lhs.entry < rhs.entry : lhs.entry.upper > rhs.entry.upper
    }
  }

  private func scope(of finding: Finding) -> Scope? {
    guard !finding.isEssential, let range = finding.range, let scopes = scopes[finding.rule] else {
      return nil
    }
    var index = scopes.partitioningIndex { range.start < $0.entry.start } - 1
    while scopes.indices.contains(index) {
      if scopes[index].entry.contains(range) { return scopes[index] }
      index = scopes[index].outer ?? -1
    }
    return nil
  }
}

extension [AcknowledgedFindings.Scope] {
  /// Adds the scope of an acknowledgement whose entry does not begin before the last one.
  fileprivate mutating func append(_ acknowledgement: Acknowledgement) {
    let entry = acknowledgement.entry
    var outer = isEmpty ? nil : count - 1
    while let index = outer, !self[index].entry.contains(entry) { outer = self[index].outer }
    append(.init(entry: entry, reason: acknowledgement.reason.value ?? "", outer: outer))
  }
}

extension SourceRange {
  /// The file and the offset of the first byte.
  fileprivate var start: (FileID, UInt32) { (file, lower) }

  /// Whether a range is in this one.
  fileprivate func contains(_ other: SourceRange) -> Bool {
    file == other.file && lower <= other.lower && other.upper <= upper
  }
}
