import ArgumentParser
import Foundation

/// Writes a library of any size for benchmarks.
struct Corpus: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Write a large generated library for benchmarks.",
    discussion: "The same arguments give the same bytes on every machine."
  )

  @Argument(help: "The folder to write; its files are replaced.")
  var folder: String

  @Option(help: "The number of duas.")
  var duas = 10_000

  @Option(help: "The number of duas per file.")
  var duasPerFile = 50

  @Option(help: "The seed of the texts.")
  var seed: UInt64 = 1

  func validate() throws {
    guard duas > 0, duasPerFile > 0 else {
      throw ValidationError("--duas and --duas-per-file must be positive")
    }
  }

  func run() throws {
    let root = URL(fileURLWithPath: folder, isDirectory: true)
    for part in ["duas", "journeys"] {
      try FileManager.default.createDirectory(
        at: root.appendingPathComponent(part),
        withIntermediateDirectories: true
      )
    }
    var writer = CorpusWriter(seed: seed)
    try write(CorpusWriter.declaration, to: root, "library.json")
    for first in stride(from: 1, through: duas, by: duasPerFile) {
      let file = writer.duaFile(count: min(duasPerFile, duas - first + 1))
      try write(file, to: root, "duas/part-\((first - 1) / duasPerFile + 1).xml")
    }
    try write(writer.journeyFile(count: max(1, duas / 100)), to: root, "journeys/journeys.xml")
  }

  private func write(_ text: String, to root: URL, _ path: String) throws {
    try Data(text.utf8).write(to: root.appendingPathComponent(path))
  }
}
