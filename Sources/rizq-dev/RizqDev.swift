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
      let message = RizqDev.fullMessage(for: error).linesEscapedForDisplay
      FileHandle.standardError.write(Data((message + "\n").utf8))
      Foundation.exit(code.rawValue)
    }
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
