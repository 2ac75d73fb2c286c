import Diagnostics
import RulePages
import UnicodeText

/// Answers "did you mean" for the unknown names of one kind.
///
/// A suggestion compares a name with every candidate, so only the first ``limit`` unknown names get one: a library in
/// which every reference is broken (a missing file) must not take quadratic time.
struct Suggester {
  static let limit = 25

  /// Sorted, so that sorting the candidates for each name is cheap.
  private let candidates: [String]
  private var answers: [String: String?] = [:]

  init(_ candidates: some Sequence<String>) { self.candidates = candidates.sorted() }

  mutating func nearest(to name: String) -> String? {
    if let answer = answers[name] { return answer }
    guard answers.count < Self.limit else { return nil }
    let answer = Suggestion.nearest(to: name, among: candidates)
    answers[name] = .some(answer)
    return answer
  }
}

/// Answers "did you mean" for unknown rules.
struct RuleSuggester {
  private var names = Suggester(RuleCatalog.all.map(\.name))

  /// The id of the rule that is meant by its id in another case, or by its name or one like it. Ids that differ in a digit are of
  /// rules about something else.
  mutating func nearest(to rule: RuleID) -> String? {
    let id = rule.rawValue.uppercased()
    if RuleCatalog[RuleID(id)] != nil { return id }
    return names.nearest(to: rule.rawValue).flatMap(RuleCatalog.id(ofRuleNamed:))
  }
}

extension Rule {
  /// A finding about an unknown name, with the suggestion and its fix-it, or else with `hint`.
  static func unknownName(
    _ message: String,
    at range: SourceRange,
    suggestion: String?,
    otherwise hint: String
  ) -> Finding {
    guard let suggestion else { return finding("\(message); \(hint)", at: range) }
    return finding(
      "\(message); did you mean `\(suggestion)`?",
      at: range,
      fixIts: [FixIt("write `\(suggestion)`", FixIt.Edit(range, suggestion))]
    )
  }
}
