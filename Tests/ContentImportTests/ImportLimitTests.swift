import Diagnostics
import Testing

@testable import ContentImport

@Suite("The limits of an import")
struct ImportLimitTests {
  private func file(_ text: String) -> ForeignFile {
    ForeignFile(path: "t", file: FileID(0), bytes: Array(text.utf8))
  }

  private func range(_ offset: Int) -> SourceRange { SourceRange(file: FileID(0), offset..<offset + 1) }

  @Test("a table with more fields is not read")
  func table() {
    let log = ImportLog()
    #expect(TableReader.read(file("a,b\nc,d\ne,f\n"), log, valueLimit: 4)?.rows.count == 2)
    #expect(log.finish().isEmpty)
    #expect(TableReader.read(file("a,b\nc,d\ne,f\ng,h\n"), log, valueLimit: 4) == nil)
    let findings = log.finish()
    #expect(findings.map(\.message) == ["the table has more than 4 fields; split it"])
    #expect(findings.first?.range?.bytes == 12..<15)
  }

  @Test("a dump is read up to the first row beyond, by either statement", arguments: [true, false])
  func dump(isCopied: Bool) {
    let dump =
      isCopied
      ? "COPY duas (id) FROM stdin;\n1\n2\n3\n4\n\\.\n"
      : "INSERT INTO duas (id) VALUES (1), (2), (3), (4);\n"
    let log = ImportLog()
    var rows = 0
    var reader = SQLDumpReader(file(dump), log) { _, _ in rows += 1 }
    reader.rowsLeft = 2
    reader.read()
    #expect(rows == 2)
    let findings = log.finish()
    #expect(findings.count == 1)
    #expect(findings.first?.message.hasSuffix("rows of the app's tables; import a part of it") == true)
  }

  @Test("a file of documents is too large before it has too many values")
  func documents() {
    // A dua of `content/` has 58 values in 1,841 bytes.
    let limits = FirestoreImporter.limits
    #expect(limits.fileBytes / 1841 * 58 < limits.nodes)
  }

  @Test("errors and other findings beyond are counted, each of their own")
  func findings() {
    let log = ImportLog(limit: 2)
    for offset in 0..<5 { log.report(MalformedTable.unclosedQuote(at: range(offset))) }
    #expect(log.finish().map(\.message).first == "3 more errors, not listed")
    for offset in 0..<4 { log.report(IrregularTable.tooFewFields(1, columns: 2, at: range(10 + offset))) }
    let findings = log.finish()
    #expect(
      findings.prefix(2).map(\.message) == [
        "2 more findings, not listed", "3 more errors, not listed",
      ]
    )
    #expect(findings.map(\.severity) == [.warning, .error, .error, .error, .warning, .warning])
    #expect(log.hasErrors)
  }
}
