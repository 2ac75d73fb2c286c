import Foundation
import Testing

@testable import ReleasePublishing

@Suite struct ShellProcessTests {
  @Test("a process that a command leaves in the background is not waited for", .timeLimit(.minutes(1)))
  func background() throws {
    let flag = FileManager.default.temporaryDirectory.appending(path: "rizq-background-\(UUID())")
    try Data().write(to: flag)
    // It keeps the output open until then.
    defer { try? FileManager.default.removeItem(at: flag) }
    var process = try ShellProcess(
      "while [ -e '\(flag.path)' ]; do sleep 0.02; done & echo 00",
      environment: ProcessInfo.processInfo.environment
    )
    #expect(process.exchange([], limit: 100) == Array("00\n".utf8))
    #expect(process.exitCode() == 0)
  }

  @Test("a command gets its input while it prints, and no more is read than the limit")
  func exchange() throws {
    let bytes = [UInt8](repeating: 0x61, count: 200_000)
    var echo = try ShellProcess("cat", environment: ProcessInfo.processInfo.environment)
    #expect(echo.exchange(bytes, limit: bytes.count) == bytes)
    #expect(echo.exitCode() == 0)
    var endless = try ShellProcess("yes", environment: ProcessInfo.processInfo.environment)
    #expect(endless.exchange([], limit: 1000).count > 1000)
    endless.terminate()
    #expect(endless.exitCode() > 128)
  }
}
