import ArgumentParser

// The exit codes that every command keeps to.
extension ExitCode {
  /// The content has errors, or warnings under `--strict`.
  static let contentErrors = ExitCode(1)
  /// Wrong usage, wrong configuration, or a failure to do the work.
  static let operationalFailure = ExitCode(2)

  /// As shells tell of a signal.
  static func signal(_ number: Int32) -> ExitCode { ExitCode(128 + number) }
}
