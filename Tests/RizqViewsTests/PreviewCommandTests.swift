import Foundation
import TestSupport
import Testing

/// The command itself.
struct PreviewCommandTests {
  private func run(_ program: String, _ arguments: String...) throws -> (
    code: Int32, output: String, errors: String
  ) {
    let process = Process()
    let built: URL = try #require(Tools.built(program))
    process.executableURL = built
    process.arguments = arguments
    process.currentDirectoryURL = Repository.root
    let (output, errors) = (Pipe(), Pipe())
    (process.standardOutput, process.standardError) = (output, errors)
    try process.run()
    let texts = [output, errors].map {
      String(decoding: $0.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    }
    process.waitUntilExit()
    return (process.terminationStatus, texts[0], texts[1])
  }

  @Test func helpIsShown() throws {
    let help = try run("rizq-preview", "--help")
    #expect(help.code == 0)
    #expect(help.output.contains("--content <dir>"))
  }

  @Test func helpOfRizqListsTheSameOptions() throws {
    let (preview, rizq) = (try run("rizq-preview", "--help"), try run("rizq", "help", "preview"))
    let options = preview.output.matches(of: /--[a-z]+ <[a-z]+>/).map { String($0.output) }
    #expect(options.count >= 6)
    for option in options { #expect(rizq.output.contains(option)) }
  }

  @Test func versionIsThatOfRizq() throws {
    let (preview, rizq) = (try run("rizq-preview", "--version"), try run("rizq", "--version"))
    #expect(preview.code == 0)
    #expect(preview.output.firstMatch(of: /^\d+\.\d+\.\d+\n$/) != nil)
    #expect(preview.output == rizq.output)
  }

  @Test(arguments: [
    (["--content", "/nowhere"], "there is no content folder `/nowhere`: name it with --content"),
    (["--port", "x"], "The value 'x' is invalid for '--port <n>'"),
    (["--port", "\u{1B}[31m"], "The value '\\u{1B}[31m' is invalid for '--port <n>'"),
    (["--quran", ""], "--quran is empty: name a folder"),
    (["--quran", "/nowhere"], "there is no folder `/nowhere`: name the folder with --quran"),
    (["--quran", "content"], "cannot read `quran-simple.xml` in `content`"),
    (["--user", ""], "--user is empty: name a folder"),
    (["--user", "Package.swift"], "Package.swift is a file: name another folder with --user"),
    (
      ["--user", "Package.swift/user"],
      "Package.swift/user cannot be written to: name another folder with --user"
    ),
  ])
  func wrongUsageSaysWhatToWrite(arguments: [String], message: String) throws {
    let process = try run("rizq-preview", arguments[0], arguments[1])
    #expect(process.code == 2)
    #expect(process.errors.contains(message))
  }

  @Test func fileInsteadOfTheFolderOfSettingsIsRefused() throws {
    let user = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: user, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: user) }
    try Data().write(to: user.appending(path: "settings"))
    let process = try run("rizq-preview", "--user", user.path)
    #expect(process.code == 2)
    #expect(process.errors.contains("/settings is a file: name another folder with --user"))
  }

  @Test(.timeLimit(.minutes(1)), arguments: [SIGHUP, SIGINT, SIGTERM])
  func signalEndsItInOrder(number: Int32) throws {
    let process = Process()
    let built: URL = try #require(Tools.built("rizq-preview"))
    process.executableURL = built
    process.arguments = ["--port", "0"]
    process.currentDirectoryURL = Repository.root
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    // The line with the address.
    _ = output.fileHandleForReading.availableData
    kill(process.processIdentifier, number)
    process.waitUntilExit()
    #expect(process.terminationReason == .exit)
    #expect(process.terminationStatus == 128 + number)
  }

  @Test func rizqStartsThePreview() throws {
    let help = try run("rizq", "preview", "--help")
    #expect(help.code == 0)
    #expect(help.output.contains("preview"))
    let failure = try run("rizq", "preview", "--content", "/nowhere")
    #expect(failure.code == 2)
    #expect(failure.errors.contains("there is no content folder `/nowhere`"))
  }
}
