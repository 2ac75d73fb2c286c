import ContentValidation
import DuaLibrary
import Foundation
import RulePages
import TestSupport
import Testing

@testable import LibraryCompiler

@MainActor
@Suite("Rules that policy silences", .slow)
struct SilencedRuleTests {
  private static let everyRule = RuleCatalog.all.map(\.id.rawValue)

  @Test("every rule has a change of the sample that breaks it")
  func coverage() {
    // LB01 reports what no other rule does; the readers never receive a file of another format; only one
    // path is that of a declaration.
    let unreachable: Set = ["LB01", "VO21", "RF07"]
    // Findings of an import, of a lenient build, or of `check-consumer` occur in no other build.
    let ofBuilds = Self.everyRule.filter { !["IM", "LN", "CC"].contains($0.prefix(2)) }
    #expect(Set(ofBuilds).subtracting(Violation.all.map(\.rule)) == unreachable)
  }

  @Test("the change breaks the rule", arguments: Violation.all)
  func violation(_ violation: Violation) async {
    let content = violation.content()
    let state = await LibraryReducer.run(on: content.client(of: content.disk()))
    let rules = state.checked?.report.diagnostics.map(\.rule.rawValue) ?? []
    #expect(rules.contains(violation.rule), "found \(rules)")
  }

  /// The two ways to silence: only the rule, so that others still report, and all rules at once.
  @Test(
    "whichever rule is silenced, a complete bundle is published, or none with an error that explains why",
    arguments: Violation.all,
    [true, false]
  )
  func published(_ violation: Violation, isAlone: Bool) async throws {
    var content = violation.content()
    content.silence(isAlone ? [violation.rule] : Self.everyRule)
    let disk = content.disk()
    let state = await LibraryReducer.run(on: content.client(of: disk))
    switch state.outcome {
    case .rejected:
      #expect(state.checked?.report.hasErrors == true, "a rejection without a reason")
      #expect(disk.tree("/project/output").isEmpty)
    case .succeeded(let summary):
      let bundle = try Bundle { path in
        guard case .file(let bytes)? = disk.tree("/project/output")["/" + path] else {
          throw FileFailure(.read, path, .notFound)
        }
        return bytes
      }
      #expect(try bundle.library == state.checked?.library)
      #expect(summary.duas == content.count(of: "<dua "), "a dua is lost")
      #expect(summary.journeys == content.count(of: "\"emoji\""), "a journey is lost")
      let texts = disk.tree("/project/output").values.compactMap { node -> String? in
        if case .file(let bytes) = node { String(decoding: bytes, as: UTF8.self) } else { nil }
      }
      for kept in violation.kept { #expect(texts.contains { $0.contains(kept) }, "\(kept) is lost") }
    default: Issue.record("\(String(describing: state.outcome))")
    }
  }
}

extension Content {
  /// The number of occurrences of a text in the files.
  fileprivate func count(of text: String) -> Int {
    nodes.values.reduce(0) { sum, node in
      guard case .file(let bytes) = node else { return sum }
      return sum + String(decoding: bytes, as: UTF8.self).components(separatedBy: text).count - 1
    }
  }
}
