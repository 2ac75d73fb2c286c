import Diagnostics
import SeededRandom
import Testing

@testable import LibraryCompiler

@Suite("A report of very many findings")
struct FindingLimitTests {
  private func finding(_ rule: (some RuleDescription).Type, _ offset: Int, file: Int = 0) -> Finding {
    let range = SourceRange(file: FileID(file), offset..<offset + 1)
    return Finding(rule, "at \(offset)", at: range, fixIts: [FixIt("remove it", FixIt.Edit(range, ""))])
  }

  private func limited(
    _ findings: [Finding],
    to limit: FindingLimit = FindingLimit(inFile: 2, inLibrary: 1000),
    isAcknowledged: (Finding) -> Bool = { _ in false }
  ) -> [Finding] {
    let limited = limit.limited(findings, severity: { $0.severity }, isAcknowledged: isAcknowledged)
    return limited.listed.map(\.finding)
      + limited.omissions.map(\.finding).sorted { $0.isReported(before: $1) }
  }

  /// The report of these findings in files of a thousand spaces.
  private func report(_ findings: [Finding], to limit: FindingLimit) -> DiagnosticReport {
    DiagnosticReport.limited(
      findings,
      to: limit,
      path: { "\($0.rawValue).xml" },
      text: { SourceText(path: "\($0.rawValue).xml", bytes: Array(repeating: 0x20, count: 1000)) }
    )
  }

  @Test("counts those of one rule in one file after the limit, at the start of the file")
  func omitted() {
    let findings = (3..<8).map { finding(LinkInside.self, $0) }
    let result = limited(findings)
    #expect(Array(result.prefix(2)) == Array(findings.prefix(2)))
    #expect(result.count == 3)
    let last = result[2]
    #expect(last.rule == LinkInside.id && last.severity == .warning)
    #expect(last.range == SourceRange(file: FileID(0), 0..<0))
    #expect(
      last.message
        == "3 more findings of this rule in this file, not listed: fix the listed ones"
    )
    #expect(last.fixIts.isEmpty && last.notes.isEmpty)
  }

  @Test("contains all of each rule and file that are not more than the limit")
  func kept() {
    let findings =
      (0..<2).map { finding(LinkInside.self, $0) } + (0..<2).map { finding(LinkOutside.self, $0) }
      + (0..<2).map { finding(LinkInside.self, $0, file: 1) }
    #expect(limited(findings) == findings)
  }

  @Test("contains every acknowledged one, and does not count it")
  func acknowledged() {
    let findings = (0..<5).map { finding(LinkInside.self, $0) }
    #expect(limited(findings) { _ in true } == findings)
    #expect(limited(findings) { $0.range?.lower != 1 && $0.range?.lower != 3 } == findings)
  }

  @Test("counts those about the whole library too")
  func wholeLibrary() {
    let result = limited((0..<3).map { Finding(NotALibrary.self, "\($0)", at: nil) })
    #expect(
      result.map(\.message) == ["0", "1", "1 more finding of this rule, not listed: fix the listed ones"]
    )
    #expect(result.allSatisfy { $0.range == nil })
  }

  @Test("counts those of one rule in all files after the limit, without a file")
  func allFiles() {
    let findings = (0..<4).flatMap { file in (0..<4).map { finding(LinkInside.self, $0, file: file) } }
    let result = limited(findings, to: FindingLimit(inFile: 3, inLibrary: 5))
    #expect(result.prefix(5).map(\.range) == (findings[0...2] + findings[4...5]).map(\.range))
    #expect(
      result.dropFirst(5).map(\.message) == [
        "10 more findings of this rule, not listed: fix the listed ones",
        "1 more finding of this rule in this file, not listed: fix the listed ones",
      ]
    )
    #expect(result.dropFirst(5).map(\.range) == [nil, SourceRange(file: FileID(0), 0..<0)])
  }

  @Test("lists the first by position, whatever the order in which they were found")
  func order() {
    var random = SplitMix64(seed: 7)
    let findings = (0..<3).flatMap { file in
      (0..<20).flatMap {
        [finding(LinkInside.self, $0, file: file), finding(LinkOutside.self, $0, file: file)]
      }
    }
    let limit = FindingLimit(inFile: 4, inLibrary: 6)
    let expected = report(findings, to: limit)
    for _ in 1...20 { #expect(report(findings.shuffled(using: &random), to: limit) == expected) }
    let listed = expected.diagnostics.filter { $0.rule == LinkInside.id && $0.omitted == nil }
    #expect(listed.map(\.message) == ["at 0", "at 1", "at 2", "at 3", "at 0", "at 1"])
  }

  @Test("is exact in its counts, with a finding that was found twice only once")
  func counts() {
    let findings = (0..<2).flatMap { file in (0..<300).map { finding(LinkInside.self, $0, file: file) } }
    let all = report(findings, to: .unlimited)
    #expect(all.counts == DiagnosticReport.Counts(errors: 0, warnings: 600, infos: 0))
    #expect(all.omittedCount == 0)
    for limit in [FindingLimit(inFile: 10, inLibrary: 1000), FindingLimit(inFile: 10, inLibrary: 12)] {
      let bounded = report(findings + findings, to: limit)
      #expect(bounded.counts == all.counts)
      #expect(bounded.fixable == all.fixable)
      let listed = bounded.diagnostics.filter { $0.omitted == nil }
      #expect(listed.count == min(20, limit.inLibrary))
      #expect(bounded.omittedCount == 600 - listed.count)
    }
  }

  @Test("does not list or count what has no severity")
  func silenced() {
    let limit = FindingLimit(inFile: 2, inLibrary: 1000)
    let findings = (0..<5).map { finding(LinkInside.self, $0) }
    let result = limit.limited(findings, severity: { _ in nil }, isAcknowledged: { _ in false })
    #expect(result.listed.isEmpty && result.omissions.isEmpty)
  }
}
