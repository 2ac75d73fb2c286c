/// The request line and the headers of a request, as they arrive.
struct RequestHead {
  /// Why a head is not read to its end.
  enum Refusal: Error {
    case tooLong
    /// There is a blank line instead of the request line.
    case empty
  }

  /// The greatest number of bytes of a line.
  static let maximumLineCount = 8192
  /// The greatest number of bytes of all lines.
  static let maximumCount = 16_384

  private var bytes: [UInt8] = []
  /// The offset of the line that is being read.
  private var lineStart = 0
  /// Whether the client asks for another protocol on its connection.
  private var isUpgrade = false
  /// Whether the blank line after the headers has arrived.
  private(set) var isComplete = false
  /// What the client has sent after the head.
  private(set) var rest: [UInt8] = []

  /// Reads further bytes.
  mutating func append(_ arrived: [UInt8]) throws(Refusal) {
    for (index, byte) in arrived.enumerated() {
      bytes.append(byte)
      if byte == UInt8(ascii: "\n") {
        try endLine()
        guard !isComplete else {
          rest = Array(arrived[(index + 1)...])
          return
        }
      }
      guard bytes.count - lineStart <= Self.maximumLineCount, bytes.count <= Self.maximumCount else {
        throw .tooLong
      }
    }
  }

  private mutating func endLine() throws(Refusal) {
    let line = bytes[lineStart...].dropLast()
    guard line.isEmpty || line == [UInt8(ascii: "\r")] else {
      let text = String(decoding: line, as: UTF8.self).lowercased()
      if text.hasPrefix("connection:"), text.contains("upgrade") { isUpgrade = true }
      lineStart = bytes.count
      return
    }
    guard lineStart > 0 else { throw .empty }
    isComplete = true
  }

  /// The head for the server: of a request without a body, the only one of its connection. Of headers with the same name, FlyingFox
  /// takes the last one.
  var forServer: [UInt8] {
    let connection = isUpgrade ? "upgrade, close" : "close"
    return Array(bytes[..<lineStart]) + "Connection: \(connection)\r\nContent-Length: 0\r\n\r\n".utf8
  }
}
