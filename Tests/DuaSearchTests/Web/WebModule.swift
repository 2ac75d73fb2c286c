import Foundation
import TestSupport
import Testing

/// The search for the web, built and run in Node.
enum WebModule {
  /// The module, built from the current sources.
  private static let built: Result<URL, any Error> = Result {
    let module = Repository.url(".build/web/dua-search.wasm")
    let script = Repository.url("scripts/build-web.sh")
    _ = try run(URL(fileURLWithPath: "/bin/sh"), [script.path, module.path])
    return module
  }

  static func url() throws -> URL { try built.get() }

  /// Runs a command of `ask.mjs`; texts are passed to it as files.
  static func ask<Answer: Decodable>(
    _ command: String,
    _ files: [Data] = [],
    _ arguments: [String] = [],
    as type: Answer.Type = Answer.self
  ) throws -> Answer {
    let node = try #require(Tools.node)
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var paths: [String] = []
    for (number, file) in files.enumerated() {
      let path = folder.appendingPathComponent("\(number)")
      try file.write(to: path)
      paths.append(path.path)
    }
    let script = Repository.url("Tests/DuaSearchTests/Web/ask.mjs").path
    let wrapper = Repository.url("web/dua-search.js").path
    let output = try run(node, [script, wrapper, url().path, command] + paths + arguments)
    return try JSONDecoder().decode(Answer.self, from: output)
  }

  /// The output of a program; throws if the program fails.
  static func run(_ program: URL, _ arguments: [String]) throws -> Data {
    let process = Process()
    let output = Pipe()
    process.executableURL = program
    process.arguments = arguments
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0, "\(program.path) \(arguments.joined(separator: " "))")
    return data
  }
}
