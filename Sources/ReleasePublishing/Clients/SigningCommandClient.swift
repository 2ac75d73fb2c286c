import Composable
import Foundation
import LibraryCompiler
import UnicodeText

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
  /// Runs the command with `/bin/sh -c`. Its standard error is that of this process, so that it can ask for a PIN.
  public static let liveValue = SigningCommandClient {
    (command, input, variables) throws(OperationalFailure) in
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", command]
    process.environment = ProcessInfo.processInfo.environment.merging(variables) { $1 }
    let (standardInput, standardOutput) = (Pipe(), Pipe())
    process.standardInput = standardInput
    process.standardOutput = standardOutput
    let output: Data
    do {
      try process.run()
      // Metadata of the roles that people sign by hand fits into the buffer of a pipe or is written while the command reads. A
      // command that ends without reading closes the pipe, which is reported by its exit code.
      try? standardInput.fileHandleForWriting.write(contentsOf: Data(input))
      try? standardInput.fileHandleForWriting.close()
      output = try standardOutput.fileHandleForReading.read(upToCount: 65_536) ?? Data()
    } catch {
      throw OperationalFailure("the command of --sign-with cannot be run: \(error.localizedDescription)")
    }
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw OperationalFailure(
        "the command of --sign-with ended with exit code \(process.terminationStatus)",
        hint:
          "it is given the bytes to sign on its standard input, and prints the signature in hexadecimal digits"
      )
    }
    return Array(output)
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
