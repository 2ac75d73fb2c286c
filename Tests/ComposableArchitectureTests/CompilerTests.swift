import Foundation
import TestSupport
import Testing

/// What the compiler accepts and rejects, checked by scripts that compile small files with the built modules.
struct CompilerTests {
  @Test func mistakesAreReportedAtTheirLines() throws {
    try run("scripts/check-diagnostics.sh")
  }

  @Test func codeForAppleSystemsCompiles() throws {
    try run("scripts/check-apple-code.sh")
  }

  private func run(_ script: String) throws {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = [Repository.url(script).path]
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let text = String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "\(text)")
  }
}
