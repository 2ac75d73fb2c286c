import ArgumentParser
import Foundation
import LibraryCompiler
import UnicodeText

/// Terminal I/O: writes to a stream, queries its properties, and ends the process.
struct Console: Sendable {
  static let output = Console(descriptor: STDOUT_FILENO)
  static let error = Console(descriptor: STDERR_FILENO)

  let descriptor: Int32

  /// Writes all of a text.
  ///
  /// If the reader of the results has closed the stream, the process ends with success. If the results cannot be written for
  /// another reason, such as a full disk, it ends with a failure, so that partial results are not mistaken for complete ones.
  /// Messages that cannot be written are dropped.
  func write(_ text: String) { write(bytes: Array(text.utf8)) }

  /// Writes bytes that need not be text, in the same way.
  func write(bytes: [UInt8]) {
    var bytes = bytes[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count >= 0 {
        bytes = bytes.dropFirst(count)
      } else if errno == EAGAIN {
        waitUntilWritable()
      } else if errno != EINTR {
        return giveUp(errno)
      }
    }
  }

  private func waitUntilWritable() {
    var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    _ = poll(&request, 1, -1)
  }

  private func giveUp(_ code: Int32) {
    guard descriptor == STDOUT_FILENO else { return }
    if code == EPIPE { Console.exit(.success) }
    Console.error.write("error: the output cannot be written: \(String(cString: strerror(code)))\n")
    Console.exit(.operationalFailure)
  }

  func writeFailure(_ message: String, hint: String? = nil) {
    write("error: \(message.escapedForDisplay)\n" + (hint.map { "help: \($0)\n" } ?? ""))
  }

  /// Writes a failure message, and returns the exit code to throw.
  func failure(_ message: String) -> ExitCode {
    writeFailure(message)
    return .operationalFailure
  }

  /// Writes a failure and its hint, and returns the exit code to throw.
  func failure(_ failure: OperationalFailure) -> ExitCode {
    writeFailure(failure.message, hint: failure.hint)
    return .operationalFailure
  }

  var isTerminal: Bool { isatty(descriptor) == 1 }

  /// Color is used on a terminal, unless the user disabled it (no-color.org) or the terminal does not support it.
  var wantsColor: Bool {
    let environment = ProcessInfo.processInfo.environment
    return isTerminal && (environment["NO_COLOR"] ?? "").isEmpty && environment["TERM"] != "dumb"
  }

  /// The number of columns of the terminal; nil if the stream is not a terminal.
  var width: Int? {
    guard isTerminal else { return nil }
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  /// Reopens standard streams that the caller closed, on the null device. Otherwise the next file to be opened would get their
  /// descriptor, and their output.
  static func openClosedStreams() {
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) < 0 {
      _ = open("/dev/null", O_RDWR)
    }
  }

  /// Throws if fewer files can be opened than the runtime needs for tasks and signals: libdispatch would trap.
  static func checkOpenFiles() throws {
    let descriptors = (0..<8).map { _ in dup(STDERR_FILENO) }
    for descriptor in descriptors where descriptor >= 0 { close(descriptor) }
    if descriptors.contains(-1) { throw Console.error.failure("\(FileFailure.Cause.tooManyOpenFiles)") }
  }

  /// Turns a closed pipe, and a file that is larger than the process may write, into errors of `write`. Their signals would end the
  /// process, which could not remove its temporary files then.
  static func ignoreWriteSignals() {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
  }

  static func exit(_ code: ExitCode) -> Never { Foundation.exit(code.rawValue) }
}

// The exit codes of all commands.
extension ExitCode {
  /// The content has errors, or warnings under `--strict`.
  static let contentErrors = ExitCode(1)
  /// Wrong usage, wrong configuration, or an operational failure.
  static let operationalFailure = ExitCode(2)

  /// The code that shells use for a process that was ended by a signal.
  static func signal(_ number: Int32) -> ExitCode { ExitCode(128 + number) }
}
