import Foundation

/// Reads a file of any length line by line, with at most one line in memory.
///
/// Lines end at LF or CR LF; a byte order mark at the start of the file is not part of the first line.
struct LineReader {
  enum Line {
    case text(String)
    /// A line that is not used: its bytes up to the limit, with U+FFFD for invalid UTF-8.
    case refused(beginning: String, Problem)
  }

  /// Why a line is not used, to end a sentence with.
  enum Problem: CustomStringConvertible {
    case tooLong
    case notUTF8

    var description: String {
      switch self {
      case .tooLong: "is longer than \(LineReader.limit) bytes; shorten it"
      case .notUTF8: "is not UTF-8; convert the file to UTF-8"
      }
    }
  }

  /// A line so long that its end is not looked for, as in a device that has no line ends.
  struct EndlessLine: Error, CustomStringConvertible {
    var description: String { "has no end in its first \(LineReader.readLimit >> 20) MiB; name a text file" }
  }

  /// The maximum length of a line, in bytes.
  static let limit = 16 << 10
  /// The number of bytes after which the end of a line is not looked for.
  static let readLimit = 16 << 20

  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
  /// The number of bytes kept of a line: its end and a byte order mark are not part of its text.
  private static let kept = limit + byteOrderMark.count + 1

  private let handle: FileHandle
  private var buffer: [UInt8] = []
  private var position = 0
  private var isAtBeginning = true
  private var isAtEnd = false

  init(_ handle: FileHandle) { self.handle = handle }

  /// The next line without its end; nil at the end of the file. Throws ``EndlessLine``, or why the file cannot be read.
  mutating func next() throws -> Line? {
    var bytes: [UInt8] = []
    var isTooLong = false
    var length = 0
    var end: Int?
    while end == nil, try position < buffer.count || fill() {
      let rest = buffer[position...]
      end = rest.firstIndex(of: 0x0A)
      let part = rest[..<(end ?? rest.endIndex)]
      length += part.count
      guard length <= Self.readLimit else { throw EndlessLine() }
      isTooLong = length > Self.kept
      bytes += part.prefix(Self.kept - bytes.count)
      position = end.map { $0 + 1 } ?? buffer.count
    }
    if isAtBeginning, bytes.starts(with: Self.byteOrderMark) { bytes.removeFirst(Self.byteOrderMark.count) }
    isAtBeginning = false
    return end == nil && bytes.isEmpty ? nil : Self.line(bytes, isTooLong: isTooLong)
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

  private static func line(_ bytes: [UInt8], isTooLong: Bool) -> Line {
    let bytes = bytes.last == 0x0D ? bytes.dropLast() : bytes[...]
    guard !isTooLong, bytes.count <= limit else {
      return .refused(beginning: String(decoding: bytes, as: UTF8.self), .tooLong)
    }
    return String(validating: bytes, as: UTF8.self).map(Line.text)
      ?? .refused(beginning: String(decoding: bytes, as: UTF8.self), .notUTF8)
  }
}
