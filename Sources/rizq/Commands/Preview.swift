import ArgumentParser
import Foundation

/// Shows the content in a browser. The preview is a program of its own, `rizq-preview`: it needs macros, and with them
/// swift-syntax, which no build of this one should wait for.
struct Preview: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "preview",
    abstract: "Show the content as the app shows it, in a browser.",
    discussion: """
      The pages are built again whenever the content changes. The options are those of the program `rizq-preview`:

      --content <dir>   The content folder (default: content).
      --port <n>        The port; 0 for any that is free (default: 8060).
      --bind <address>  The address to bind; by default only this machine can connect.
      --output <dir>    The bundle that the content is compared with (default: output).
      --quran <dir>     The folder with Tanzil's texts, to show verses beside misquotes.
      --user <dir>      The folder with the progress and settings of the reader.
      """
  )

  @Argument(
    parsing: .captureForPassthrough,
    help: ArgumentHelp("The arguments of rizq-preview.", visibility: .hidden)
  )
  var arguments: [String] = []

  private static let program = "rizq-preview"

  /// What to do if the program is missing. README.md puts the folder of the release build into `PATH`.
  static let remedy = "build it: `swift build --configuration release --product \(program)`"

  func run() throws {
    guard let program = Self.find() else {
      Console.error.writeFailure(
        "the program `\(Self.program)` is neither beside `rizq` nor in PATH",
        hint: "\(Self.remedy), or start it with `make preview`"
      )
      throw ExitCode.operationalFailure
    }
    // Replaces this process, so that it gets its signals.
    let words = [program.path] + arguments
    var pointers = words.map { strdup($0) } + [nil]
    execv(program.path, &pointers)
    let reason = String(cString: strerror(errno))
    for pointer in pointers { free(pointer) }
    Console.error.writeFailure("`\(program.path)` cannot be started: \(reason)", hint: nil)
    throw ExitCode.operationalFailure
  }

  private static func find() -> URL? { Machine.current.program(program).map { URL(filePath: $0) } }
}
