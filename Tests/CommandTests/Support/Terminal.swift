import Foundation
import Testing

/// A terminal for one test: a pseudoterminal whose user side the test holds.
final class Terminal: Sendable {
  private let person: Int32
  /// The path that a command opens as its stream.
  let path: String

  init(columns: UInt16 = 80) throws {
    person = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
    #if canImport(Darwin)
      try #require(grantpt(person) == 0 && unlockpt(person) == 0)
      path = String(cString: try #require(ptsname(person)))
    #else
      // `unlockpt` and `ptsname` as system calls (TIOCSPTLCK, TIOCGPTN), because Glibc hides the functions.
      var number: Int32 = 0
      try #require(ioctl(person, 0x4004_5431, &number) == 0 && ioctl(person, 0x8004_5430, &number) == 0)
      path = "/dev/pts/\(number)"
    #endif
    var size = winsize(ws_row: 24, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    try #require(ioctl(person, UInt(TIOCSWINSZ), &size) == 0)
  }

  deinit { close(person) }

  /// The output of a command on the terminal, until it ends.
  func show(_ command: Command) async throws -> (code: Int32, text: String) {
    var command = command
    command.redirection = ">'\(path)' 2>&1"
    // While one end is open here, closing the command's end does not close the terminal.
    let keeper = open(path, O_RDWR | O_NOCTTY)
    let running = try command.start()
    async let text = read()
    let code = try await running.result().code
    close(keeper)
    return (code, await text)
  }

  private func read() async -> String {
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async { [person] in
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 4096)
        while true {
          let count = Foundation.read(person, &buffer, buffer.count)
          guard count > 0 else { break }
          bytes += buffer[..<count]
        }
        continuation.resume(returning: String(decoding: bytes, as: UTF8.self).replacing("\r\n", with: "\n"))
      }
    }
  }
}
