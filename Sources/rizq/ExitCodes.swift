import ArgumentParser

// The exit codes of all commands.
extension ExitCode {
  /// The content has errors, or warnings under `--strict`.
  static let contentErrors = ExitCode(1)
  /// Wrong usage, wrong configuration, or an operational failure.
  static let operationalFailure = ExitCode(2)

  /// The code that shells use for a process that was ended by a signal.
  static func signal(_ number: Int32) -> ExitCode { ExitCode(128 + number) }
}
