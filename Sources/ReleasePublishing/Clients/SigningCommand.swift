import Foundation
import LibraryCompiler

/// A command that signs. Its standard error is that of this process, so that it can ask for a PIN.
enum SigningCommand {
  /// The greatest size of its output, in bytes.
  private static let limit = 65_536
  private static let hint =
    "it is given the bytes to sign on its standard input, and prints the signature in hexadecimal digits"

  /// What the command prints.
  ///
  /// - Parameters:
  ///   - input: The bytes on its standard input.
  ///   - variables: Added to its environment.
  static func output(
    of command: String,
    _ input: [UInt8],
    _ variables: [String: String]
  ) throws(OperationalFailure) -> [UInt8] {
    var process: ShellProcess
    do throws(ShellProcess.Failure) {
      let environment = ProcessInfo.processInfo.environment.merging(variables) { $1 }
      process = try ShellProcess(command, environment: environment)
    } catch {
      throw OperationalFailure(
        "the command of --sign-with cannot be run: \(String(cString: strerror(error.code)))"
      )
    }
    let output = process.exchange(input, limit: limit)
    guard output.count <= limit else {
      process.terminate()
      throw OperationalFailure("the command of --sign-with prints more than \(limit) bytes", hint: hint)
    }
    let code = process.exitCode()
    guard code == 0 else {
      throw OperationalFailure("the command of --sign-with ended with exit code \(code)", hint: hint)
    }
    return output
  }
}
