import ArgumentParser
import CResourceFailure
import LibraryCompiler
import UnicodeText

/// The command line: parses arguments and renders results. The work is done in the libraries.
@main
struct Main {
  static func main() async {
    Console.openClosedStreams()
    Console.ignoreWriteSignals()
    // Without the parser, which reads the options of two hidden commands before anything else.
    if CommandLine.arguments.dropFirst() == ["--version"] {
      Console.output.write(RizqCommand.configuration.version + "\n")
      Console.exit(.success)
    }
    do {
      try RizqCommand.checkEncoding()
      try RizqCommand.checkCommandName()
      var command = try RizqCommand.parseAsRoot()
      if var asynchronous = command as? any AsyncParsableCommand {
        try Console.checkOpenFiles()
        try await asynchronous.run()
      } else {
        try command.run()
      }
    } catch {
      end(with: error)
    }
  }

  /// Ends the process with the exit code of an error. Help and version exit with 0, wrong usage with 2.
  static func end(with error: any Error) -> Never {
    if let code = error as? ExitCode { Console.exit(code) }
    let code = RizqCommand.exitCode(for: error)
    let message = RizqCommand.fullMessage(for: error)
    guard code != .success else {
      Console.output.write(message + "\n")
      Console.exit(.success)
    }
    // The parser quotes wrong arguments as they are.
    Console.error.write(message.linesEscapedForDisplay + "\n")
    Console.exit(.operationalFailure)
  }
}

/// The root command.
///
/// Every command states its name. ArgumentParser derives a missing name from the name of the type, at every start and for all
/// commands, with casts that search the process's whole table of protocol conformances.
struct RizqCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rizq",
    abstract: "Compile the sources of a library of duas, and check, search, export and publish it.",
    discussion: """
      Exit codes: 0 clean, 1 the content has errors (or warnings under --strict), 2 wrong usage or an operational \
      failure, 129, 130 and 143 on SIGHUP, SIGINT and SIGTERM.
      """,
    version: Tool.version,
    subcommands: [
      Build.self, Validate.self, Preview.self, Review.self, Import.self, Search.self, Show.self, Diff.self,
      Verify.self, Identify.self, CheckConsumer.self, ExportCommand.self, Romanize.self, Text.self,
      Rules.self, Cache.self, Release.self, Doctor.self,
    ]
  )

  /// Throws if an argument is not UTF-8: invalid bytes would be replaced silently.
  static func checkEncoding() throws {
    for index in 1..<max(1, Int(CommandLine.argc)) {
      guard let argument = CommandLine.unsafeArgv[index], String(validatingCString: argument) == nil else {
        continue
      }
      throw ValidationError(
        "argument \(index), \(String(cString: argument).quoted(limit: 40)), is not UTF-8: retype or convert it"
      )
    }
  }

  /// Throws if a command or a subcommand is expected, but the argument is not one. The first option ends the names.
  static func checkCommandName() throws {
    var command: any ParsableCommand.Type = Self.self
    var path = "rizq"
    var names = CommandLine.arguments.dropFirst()
    // What help is asked about is the name of a command too.
    if names.first == "help" { names = names.dropFirst() }
    for name in names {
      let commands = command.configuration.subcommands
      guard !commands.isEmpty, !name.hasPrefix("-"), name != "help" else { return }
      guard let next = commands.first(where: { $0.configuration.commandName == name }) else {
        let known = commands.compactMap { $0.configuration.commandName }
        var advice = Suggestion.phrase(for: name, among: known)
        // What follows the message refers to the commands of `rizq` itself.
        if advice.isEmpty, command != Self.self {
          advice = "; `\(path)` has \(known.map { $0.quoted() }.joined(separator: ", "))"
        }
        throw ValidationError("there is no command \(name.quoted())\(advice)")
      }
      command = next
      path += " \(name)"
    }
  }
}
