import Diagnostics
import Testing

@testable import LibraryCompiler

@Suite("A report of very many findings")
struct FindingLimitTests {
  private func finding(_ rule: (some RuleDescription).Type, _ offset: Int, file: Int = 0) -> Finding {
    let range = SourceRange(file: FileID(file), offset..<offset + 1)
    return Finding(rule, "at \(offset)", at: range, fixIts: [FixIt("remove it", FixIt.Edit(range, ""))])
  }

  private func limited(_ findings: [Finding], isAcknowledged: (Finding) -> Bool = { _ in false }) -> [Finding]
  {
    FindingLimit(count: 2).limited(findings, severity: \.severity, isAcknowledged: isAcknowledged)
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
        == "3 more findings of this rule in this file, not listed: fix the listed ones, or move the file out of the content folder"
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
}
