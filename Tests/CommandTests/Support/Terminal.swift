import Foundation
import Testing

/// A terminal of a test's own: a pseudoterminal, of which the test holds the end where the person sits.
final class Terminal: Sendable {
  private let person: Int32
  /// What a command is given as its stream.
  let path: String

  init(columns: UInt16 = 80) throws {
    person = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
    #if canImport(Darwin)
      try #require(grantpt(person) == 0 && unlockpt(person) == 0)
      path = String(cString: try #require(ptsname(person)))
    #else
      // `unlockpt` and `ptsname` in the words of the kernel (TIOCSPTLCK, TIOCGPTN): Glibc hides the
      // functions.
      var number: Int32 = 0
      try #require(ioctl(person, 0x4004_5431, &number) == 0 && ioctl(person, 0x8004_5430, &number) == 0)
      path = "/dev/pts/\(number)"
    #endif
    var size = winsize(ws_row: 24, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    try #require(ioctl(person, UInt(TIOCSWINSZ), &size) == 0)
  }

  deinit { close(person) }

  /// What a command shows on the terminal, until it ends.
  func show(_ command: Command) async throws -> (code: Int32, text: String) {
    var command = command
    command.redirection = ">'\(path)' 2>&1"
    // As long as one end is open here, the command's end of the stream is not the end of the terminal.
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
