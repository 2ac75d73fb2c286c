/// The parts of a file, one after the other, as far as their form is known.
struct FileLayout: Equatable {
  enum Form: Equatable {
    case raw
    /// Records of this length.
    case records(Int)
    /// The checksums of the blocks of the rest of the file.
    case checksums(blockLength: Int)
  }

  struct Part: Equatable {
    var range: Range<Int>
    var form: Form
  }

  var parts: [Part]

  /// The sections of `library.bin` and of the files of the search, by their tables; one part for any other file.
  init(_ file: [UInt8]) {
    if let parts = Self.library(file) ?? Self.index(file) {
      self.parts = parts
    } else {
      parts = [Part(range: 0..<file.count, form: .raw)]
    }
  }

  /// See docs/library-file.md.
  private static func library(_ file: [UInt8]) -> [Part]? {
    guard file.count >= 40, file.starts(with: "RIZQDUAS".utf8), LittleEndian.u32(file, 8) == 1 else {
      return nil
    }
    let count = Int(LittleEndian.u32(file, 12))
    let head = Int(clamping: LittleEndian.u64(file, 24))
    let table = 40 + count * 24
    guard count <= 64, table <= head, head <= file.count else { return nil }
    var parts = [
      Part(range: 0..<40, form: .raw), Part(range: 40..<table, form: .records(24)),
      Part(range: table..<head, form: .checksums(blockLength: 16_384)),
    ]
    for section in 0..<count {
      let row = 40 + section * 24
      let length = Int(LittleEndian.u32(file, row + 20))
      let start = Int(clamping: LittleEndian.u64(file, row))
      let size = Int(clamping: LittleEndian.u64(file, row + 8))
      let hasNumbers = length >= 8 && length.isMultiple(of: 4)
      guard add(start, size, hasNumbers ? .records(length) : .raw, file, &parts) else { return nil }
    }
    return closed(parts, file)
  }

  /// See docs/search-index.md.
  private static func index(_ file: [UInt8]) -> [Part]? {
    guard file.count >= 48, file.starts(with: "RIZQFIND".utf8), (5...8).contains(LittleEndian.u32(file, 8))
    else {
      return nil
    }
    let count = Int(LittleEndian.u32(file, 20))
    let table = 48 + count * 32
    guard count <= 256, table <= file.count else { return nil }
    var parts = [Part(range: 0..<48, form: .raw), Part(range: 48..<table, form: .records(32))]
    for section in 0..<count {
      let start = Int(clamping: LittleEndian.u64(file, 48 + section * 32 + 8))
      let size = Int(clamping: LittleEndian.u64(file, 48 + section * 32 + 16))
      guard add(start, size, .raw, file, &parts) else { return nil }
    }
    return closed(parts, file)
  }

  /// Adds a section and the gap before it; false if the sections are not in order.
  private static func add(_ start: Int, _ size: Int, _ form: Form, _ file: [UInt8], _ parts: inout [Part])
    -> Bool
  {
    let end = parts.last?.range.upperBound ?? 0
    guard start >= end, start <= file.count, size <= file.count - start else { return false }
    parts.append(Part(range: end..<start, form: .raw))
    parts.append(Part(range: start..<start + size, form: form))
    return true
  }

  private static func closed(_ parts: [Part], _ file: [UInt8]) -> [Part] {
    parts + [Part(range: (parts.last?.range.upperBound ?? 0)..<file.count, form: .raw)]
  }
}
