import ArgumentParser
import Foundation

/// A file that a subcommand generates and that is checked in.
struct OutputFile {
  /// Relative to the package's folder, which is the working directory.
  var path: String
  var contents: Data

  init(path: String, contents: Data) {
    self.path = path
    self.contents = contents
  }

  init(path: String, text: String) { self.init(path: path, contents: Data(text.utf8)) }
}

/// The options of subcommands that generate files, and how they write or compare them.
struct GenerationOptions: ParsableArguments {
  @Flag(help: "Write nothing, and fail if a file is stale.")
  var check = false

  /// Writes the files that differ, or with `--check` reports them and exits with code 1.
  ///
  /// - Parameter command: The subcommand that brings them up to date.
  func finish(_ files: [OutputFile], command: String) throws {
    let stale = files.filter { FileManager.default.contents(atPath: $0.path) != $0.contents }
    guard check else {
      for file in stale { try write(file) }
      return
    }
    for file in stale { printError("\(file.path) is stale; run `swift run rizq-dev \(command)`") }
    if !stale.isEmpty { throw ExitCode(1) }
  }

  private func write(_ file: OutputFile) throws {
    let url = URL(fileURLWithPath: file.path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try file.contents.write(to: url)
  }
}

/// Why a subcommand cannot run; printed after `Error:`.
struct Failure: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}

/// Throws unless the working directory is a package's folder.
func requirePackageFolder() throws {
  guard FileManager.default.fileExists(atPath: "Package.swift") else {
    throw Failure("there is no Package.swift here; run rizq-dev in the package's folder")
  }
}

/// Writes a line to standard error.
func printError(_ line: String) {
  FileHandle.standardError.write(Data("\(line)\n".utf8))
}
