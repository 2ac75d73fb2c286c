import ContentValidation
import Diagnostics
import DuaLibrary
import RulePages
import TestSupport
import Testing

@testable import LibraryCompiler

@MainActor
@Suite("Every rule in a lenient build", .slow)
struct LenientRuleTests {
  private static let everyRule = RuleCatalog.all.map(\.id.rawValue)

  /// Once with the default levels, once with a policy that makes every finding an error.
  @Test(
    "keeps every dua that has an id and a text, or is one that a lenient build does not forgive",
    arguments: Violation.all,
    [false, true]
  )
  func kept(_ violation: Violation, raised: Bool) async throws {
    var content = violation.content()
    if raised { content.setLevel("error", of: Self.everyRule) }
    let disk = content.disk()
    var request = Samples.request
    request.isLenient = true
    let state = await LibraryReducer.run(request, on: content.client(of: disk))
    let checked = try #require(state.checked)
    let isForgiven = try #require(RuleCatalog[RuleID(violation.rule)]).isRecoverable
    // Some rules are also violated where an entity is expected: then the file is incomplete, which is not recoverable.
    guard isForgiven, checked.draft.isComplete else {
      #expect(state.outcome == .rejected)
      #expect(disk.tree("/project/output").isEmpty)
      return
    }
    guard case .succeeded(let summary) = state.outcome else {
      let errors = checked.report.diagnostics.filter { $0.severity == .error }
      Issue.record("\(String(describing: state.outcome)) \(errors.map { "\($0.rule): \($0.message)" })")
      return
    }
    #expect(checked.report.counts.errors == 0)
    #expect(summary.leniency?.findings == checked.report.counts.total)
    let readable = checked.draft.duas.filter { $0.id.value.map { $0 >= 1 } == true && $0.hasText }
    #expect(summary.duas == readable.count)
    #expect(readable.count == checked.draft.duas.count - (violation.rule == "ID03" ? 1 : 0))
    // No text is lost or changed.
    let arabic = Set((checked.library?.duas ?? []).map { Array($0.arabic.utf8) })
    let isWhole = arabic == Set(readable.map { Array(($0.arabic.value ?? "").utf8) })
    #expect(isWhole, "a text is another")
    for text in violation.kept {
      let isThere = disk.tree("/project/output").values.contains { node in
        guard case .file(let bytes) = node else { return false }
        return String(decoding: bytes, as: UTF8.self).contains(text)
      }
      #expect(isThere, "\(text) is lost")
    }
  }
}
