import Composable
import LibraryCompiler

/// Runs a command that signs, such as one that asks a hardware token.
public struct SigningCommandClient: Sendable {
  /// The standard output of the command, which is given bytes on its standard input and further variables of the environment.
  public var run:
    @Sendable (_ command: String, _ input: [UInt8], _ environment: [String: String])
      throws(OperationalFailure)
      -> [UInt8]

  public init(
    run:
      @escaping @Sendable (_ command: String, _ input: [UInt8], _ environment: [String: String])
      throws(OperationalFailure) -> [UInt8]
  ) {
    self.run = run
  }
}

extension SigningCommandClient: DependencyKey {
  /// Runs the command.
  public static let liveValue = SigningCommandClient {
    (command, input, variables) throws(OperationalFailure) in
    try SigningCommand.output(of: command, input, variables)
  }
  /// Reports every use as a test failure.
  public static let testValue = SigningCommandClient { (_, _, _) throws(OperationalFailure) in
    reportIssue("SigningCommandClient.run is not set")
    throw OperationalFailure("no command")
  }
}

extension DependencyValues {
  /// Runs commands that sign.
  public var signingCommand: SigningCommandClient {
    get { self[SigningCommandClient.self] }
    set { self[SigningCommandClient.self] = newValue }
  }
}
