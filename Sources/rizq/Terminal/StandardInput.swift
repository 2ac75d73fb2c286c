import Foundation

/// Text on the standard input.
enum StandardInput {
  /// The maximum number of bytes to read.
  static let limit = 1 << 20

  enum Problem: Error, CustomStringConvertible {
    case tooLarge
    case notUTF8(offset: Int)
    case unreadable(String)

    var description: String {
      switch self {
      case .tooLarge: "the text on the standard input is larger than \(limit >> 20) MiB"
      case .notUTF8(let offset): "the text on the standard input is not UTF-8 at byte \(offset)"
      case .unreadable(let reason): "the standard input cannot be read: \(reason)"
      }
    }
  }

  /// All of it, scalar for scalar: a trailing line end and a byte order mark are part of the text.
  static func text() throws(Problem) -> String {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while bytes.count <= limit {
      let count = buffer.withUnsafeMutableBytes { read(STDIN_FILENO, $0.baseAddress, $0.count) }
      if count > 0 {
        bytes += buffer[..<count]
      } else if count == 0 {
        return try decoded(bytes)
      } else if errno == EAGAIN {
        var request = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
        _ = poll(&request, 1, -1)
      } else if errno != EINTR {
        throw .unreadable(String(cString: strerror(errno)))
      }
    }
    throw .tooLarge
  }

  private static func decoded(_ bytes: [UInt8]) throws(Problem) -> String {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw .notUTF8(offset: firstInvalidByte(in: bytes))
    }
    return text
  }

  /// The length of the longest valid prefix.
  private static func firstInvalidByte(in bytes: [UInt8]) -> Int {
    var parser = Unicode.UTF8.ForwardParser()
    var input = bytes.makeIterator()
    var offset = 0
    while case .valid(let scalar) = parser.parseScalar(from: &input) { offset += scalar.count }
    return offset
  }
}
