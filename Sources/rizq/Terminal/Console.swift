import ArgumentParser
import Foundation

/// The three things a command does to the outside: it writes to a stream, asks what the stream is, and ends.
struct Console: Sendable {
  static let output = Console(descriptor: STDOUT_FILENO)
  static let error = Console(descriptor: STDERR_FILENO)

  let descriptor: Int32

  /// Writes all of a text. When the reader has gone away, the process ends with success: it got what it wanted.
  func write(_ text: String) {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count > 0 {
        bytes = bytes.dropFirst(count)
      } else if errno == EPIPE {
        Console.exit(.success)
      } else if errno != EINTR {
        return
      }
    }
  }

  var isTerminal: Bool { isatty(descriptor) == 1 }

  /// Colour belongs on a terminal, unless the user does not want it (no-color.org) or the terminal cannot show it.
  var wantsColor: Bool {
    let environment = ProcessInfo.processInfo.environment
    return isTerminal && (environment["NO_COLOR"] ?? "").isEmpty && environment["TERM"] != "dumb"
  }

  /// The columns of the terminal; nil when the stream is none.
  var width: Int? {
    guard isTerminal else { return nil }
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  /// Turns SIGPIPE into an error of `write`.
  static func ignoreBrokenPipes() { signal(SIGPIPE, SIG_IGN) }

  static func exit(_ code: ExitCode) -> Never { Foundation.exit(code.rawValue) }
}
