import ArgumentParser
import Foundation
import UnicodeText

/// Runs the command. Messages about wrong usage quote arguments, so they are escaped.
@main
struct Main {
  static func main() async {
    do {
      var command = try RizqDev.parseAsRoot()
      if var asynchronous = command as? any AsyncParsableCommand {
        try await asynchronous.run()
      } else {
        try command.run()
      }
    } catch {
      let code = RizqDev.exitCode(for: error)
      guard code != .success, !(error is ExitCode) else { RizqDev.exit(withError: error) }
      let text = (error as? CocoaError)?.fileFailure ?? RizqDev.fullMessage(for: error)
      let message = text.linesEscapedForDisplay
      FileHandle.standardError.write(Data((message + "\n").utf8))
      Foundation.exit(code.rawValue)
    }
  }
}

extension CocoaError {
  /// Which file could not be read or written, and why; nil if the error names no file.
  fileprivate var fileFailure: String? {
    guard let path = filePath ?? url?.path else { return nil }
    let reason = (underlying as? POSIXError).map { String(cString: strerror($0.code.rawValue)) }
    return "Error: \(path): \(reason ?? "it cannot be read or written")"
  }
}

/// The developers' tool: it generates files of the repository and measures the code. It is not part of a release.
struct RizqDev: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rizq-dev",
    abstract: "Generate files of this repository, and measure the code. Run it in the package's folder.",
    subcommands: [
      Rules.self, QuranFingerprintsCommand.self, HadithFingerprintsCommand.self, UnicodeTablesCommand.self,
      ContractCommand.self, SearchVocabularyCommand.self, Corpus.self, PhraseFingerprintCommand.self,
      Bench.self,
    ]
  )
}

/// The benchmarks. They print figures and never fail because of one.
struct Bench: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Print figures next to their targets.",
    subcommands: [Fidelity.self, Opening.self, Search.self, Trust.self]
  )
}
