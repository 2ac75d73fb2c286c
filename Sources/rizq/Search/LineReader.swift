import Foundation

/// Reads a file line by line, however long it is, and holds no more than one line.
struct LineReader {
  /// A line.
  enum Line {
    case text(String)
    /// Longer than the limit; read over.
    case tooLong
    case notUTF8
  }

  /// The greatest length of a line, in bytes.
  static let limit = 16 << 10

  private let handle: FileHandle
  private var buffer: [UInt8] = []
  private var position = 0
  private var isAtEnd = false

  init(_ handle: FileHandle) { self.handle = handle }

  /// The next line without its end; nil at the end of the file.
  mutating func next() throws -> Line? {
    var line: [UInt8] = []
    var isTooLong = false
    while true {
      if position == buffer.count {
        guard try fill() else { return line.isEmpty && !isTooLong ? nil : Self.line(line, isTooLong) }
      }
      let rest = buffer[position...]
      let end = rest.firstIndex(of: 0x0A)
      let part = rest[..<(end ?? rest.endIndex)]
      if line.count + part.count <= Self.limit { line += part } else { isTooLong = true }
      position = end.map { $0 + 1 } ?? buffer.count
      if end != nil { return Self.line(line, isTooLong) }
    }
  }

  private mutating func fill() throws -> Bool {
    guard !isAtEnd, let data = try handle.read(upToCount: 64 << 10), !data.isEmpty else {
      isAtEnd = true
      return false
    }
    buffer = Array(data)
    position = 0
    return true
  }

  private static func line(_ bytes: [UInt8], _ isTooLong: Bool) -> Line {
    if isTooLong { return .tooLong }
    let bytes = bytes.last == 0x0D ? bytes.dropLast() : bytes[...]
    return String(validating: bytes, as: UTF8.self).map(Line.text) ?? .notUTF8
  }
}
