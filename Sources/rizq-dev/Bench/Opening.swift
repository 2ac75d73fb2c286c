import ArgumentParser
import DuaLibrary
import Foundation

/// Times opening and loading a bundle, next to the least that a program could do with the same files.
struct Opening: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "open",
    abstract: "Time opening a bundle, reading a dua and loading the library."
  )

  @Argument(help: "The folder of a bundle.")
  var bundle: String

  @Option(help: "How often each step is run; the best and the median time are printed.")
  var runs = 25

  @Option(help: "Take only steps whose names start with this.")
  var step = ""

  func validate() throws {
    guard runs > 0 else { throw ValidationError("--runs must be positive") }
  }

  private var folder: URL { URL(fileURLWithPath: bundle, isDirectory: true) }

  func run() throws {
    let opened = try DuaLibrary.Bundle(contentsOf: folder)
    let count = opened.duaCount
    guard count > 0 else { throw ValidationError("the bundle in \(bundle) has no duas") }
    let slug = try opened.dua(at: count / 2).slug
    print("\(count) duas; best and median of \(runs) runs")
    try measure("map library.bin, read a byte of it (floor)") {
      let bytes = FileBytes.mapping(file("library.bin").path)
      return bytes?.withBytes { $0[$0.count / 2] }
    }
    try measure("open, read a dua by its slug") {
      let bundle = try DuaLibrary.Bundle(contentsOf: folder)
      return try bundle[dua: slug]
    }
    try measure("open, read a dua by its id") {
      let bundle = try DuaLibrary.Bundle(contentsOf: folder)
      return try bundle[Dua.ID(rawValue: 1)]
    }
    try measure("read a dua by its slug") { try opened[dua: slug] }
    try measure("load the library from library.bin") {
      try DuaLibrary.Bundle(contentsOf: folder).library
    }
    try measure("load the library from the JSON files") {
      try DuaLibrary.Bundle(contentsOf: folder).libraryFromJSON()
    }
    try measure("read duas.json (floor)") { try Data(contentsOf: file("duas.json")) }
    try measure("JSONSerialization of duas.json") {
      let data = try Data(contentsOf: file("duas.json"))
      return try JSONSerialization.jsonObject(with: data)
    }
    try measure("JSONDecoder of duas.json to rows") {
      let data = try Data(contentsOf: file("duas.json"))
      return try JSONDecoder().decode([DuaRow].self, from: data)
    }
    try measure("verify every file") { try opened.verify() }
  }

  private func file(_ path: String) -> URL { folder.appendingPathComponent(path) }

  /// Releasing the value is not part of the time.
  private func measure<Value>(_ name: String, _ body: () throws -> Value) throws {
    guard name.hasPrefix(step) else { return }
    let clock = ContinuousClock()
    var times: [Duration] = []
    for _ in 0..<runs {
      let start = clock.now
      let value = try body()
      times.append(clock.now - start)
      withExtendedLifetime(value) {}
    }
    times.sort()
    let figures = [times[0], times[times.count / 2]].map { duration in
      String(format: "%.3f ms", duration / .milliseconds(1))
    }
    print(BenchTable.line(name, [14, 14], figures))
  }
}
