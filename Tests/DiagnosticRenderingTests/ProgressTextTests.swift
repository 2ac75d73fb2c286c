import DiagnosticRendering
import Testing

@Suite struct ProgressTextTests {
  private let text = "checking: 312 of 10,000 texts…"

  @Test(arguments: [31, 80, 1000]) func aTextThatFitsIsNotCut(columns: Int) {
    #expect(ProgressText.fitted(text, columns: columns) == text)
  }

  @Test func withoutAWidthNothingIsCut() { #expect(ProgressText.fitted(text, columns: nil) == text) }

  @Test func aTextAsWideAsTheTerminalIsCut() {
    #expect(ProgressText.fitted(text, columns: 30) == "checking: 312 of 10,000 text…")
    #expect(ProgressText.fitted(text, columns: 12) == "checking: …")
  }

  @Test func aLineNeverReachesTheLastColumn() {
    for columns in 0...40 {
      #expect(ProgressText.fitted(text, columns: columns).unicodeScalars.count < max(1, columns))
    }
  }
}
