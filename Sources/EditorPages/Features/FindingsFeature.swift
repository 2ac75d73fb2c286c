import ComposableMacros
import Diagnostics
import UnicodeText

/// The list of all findings.
@Reducer
public struct FindingsFeature {
  /// What the findings are ordered by.
  public enum Grouping: String, CaseIterable, Sendable { case file, rule }

  @ObservableState
  public struct State: Equatable {
    var grouping = Grouping.file
    /// The severities that are not shown.
    var hidden: Set<Severity> = []
    @SharedReader(.editedContent) var content
  }

  public enum Action: Equatable, Sendable {
    case groupingSelected(Grouping)
    /// Hides the findings of a severity, or shows them again.
    case severityToggled(Severity)
  }

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .groupingSelected(let grouping): state.grouping = grouping
      case .severityToggled(let severity): state.hidden.formSymmetricDifference([severity])
      }
      return .none
    }
  }
}

extension FindingsFeature.State {
  /// The groups in the order of their names, each with the indices of its diagnostics.
  var groups: [(name: String, findings: [Int])] {
    var groups: [ExactText: [Int]] = [:]
    for (index, diagnostic) in content.diagnostics.enumerated() where !hidden.contains(diagnostic.severity) {
      let name = grouping == .file ? diagnostic.location?.path ?? "" : diagnostic.rule.rawValue
      groups[ExactText(name), default: []].append(index)
    }
    return groups.sorted { $0.key < $1.key }.map { ($0.key.text, $0.value) }
  }
}
