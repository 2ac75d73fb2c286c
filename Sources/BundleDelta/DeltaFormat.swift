import UnicodeText

/// The format of deltas; docs/releases.md describes it.
///
/// A delta is a list of segments, each of which makes the next part of the new file out of a part of the old one: numbers in it are
/// first shifted, because most of what changes in a binary file are positions, and then ranges are copied and bytes inserted.
enum DeltaFormat {
  static let magic = Array("RIZQDLT1".utf8)

  /// What the part of a segment consists of.
  enum Kind: Int {
    /// Bytes.
    case raw
    /// Records of one length, with numbers of 32 bits.
    case records
    /// Numbers of some bits each, as in `search/index.bin`. They are unpacked, and the result is packed.
    case packed
  }

  /// The lowest two bits of an operation; the others are a length.
  enum Operation: Int {
    case copy, insert, zeros
  }

  /// A number that is never shifted: an absent text.
  static let absent = UInt32.max

  static let maximumEntries = 4096
  static let maximumSegments = 4096
  static let maximumColumns = 256
  /// No file is longer, so that no computation with lengths overflows.
  static let greatestLength = 1 << 40

  /// The memory that the parts of all segments may take together, in bytes.
  static func budget(old: Int, new: Int) -> Int { 8 * (old + new) + 1 << 20 }
}

/// How much the numbers of a column are shifted: by the shift of the last entry whose threshold they reach.
struct NumberShift: Equatable {
  struct Entry: Equatable {
    var threshold: Int
    var shift: Int
  }

  /// Sorted by threshold.
  var entries: [Entry]

  func shifted(_ number: UInt32) -> UInt32 {
    guard number != DeltaFormat.absent, let first = entries.first, Int(number) >= first.threshold else {
      return number
    }
    let next = entries.partitioningIndex { $0.threshold > Int(number) }
    return UInt32(truncatingIfNeeded: Int(number) &+ entries[next - 1].shift)
  }
}

/// Records within a part: their length, and the columns that are shifted.
struct RecordShape: Equatable {
  var length: Int
  var columns: [(offset: Int, shift: NumberShift)]

  static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.length == rhs.length
      && lhs.columns.elementsEqual(rhs.columns) { $0.offset == $1.offset && $0.shift == $1.shift }
  }

  /// Shifts the numbers of all whole records.
  func apply(to part: inout [UInt8]) {
    for column in columns where !column.shift.entries.isEmpty {
      var position = column.offset
      while position + 4 <= part.count {
        let number = LittleEndian.u32(part, position)
        let shifted = column.shift.shifted(number)
        if shifted != number { LittleEndian.set(shifted, &part, position) }
        position += length
      }
    }
  }
}

/// Numbers in bytes, the lowest first.
enum LittleEndian {
  static func u32(_ bytes: [UInt8], _ position: Int) -> UInt32 {
    UInt32(bytes[position]) | UInt32(bytes[position + 1]) << 8 | UInt32(bytes[position + 2]) << 16
      | UInt32(bytes[position + 3]) << 24
  }

  static func u64(_ bytes: [UInt8], _ position: Int) -> UInt64 {
    UInt64(u32(bytes, position)) | UInt64(u32(bytes, position + 4)) << 32
  }

  static func set(_ number: UInt32, _ bytes: inout [UInt8], _ position: Int) {
    for index in 0..<4 { bytes[position + index] = UInt8(truncatingIfNeeded: number >> UInt32(8 * index)) }
  }

  static func set(_ number: UInt64, _ bytes: inout [UInt8], _ position: Int) {
    for index in 0..<8 { bytes[position + index] = UInt8(truncatingIfNeeded: number >> UInt64(8 * index)) }
  }
}

/// Numbers of some bits each: a count and the width (u32 each), the numbers, the lowest bits first, and eight zero bytes.
enum PackedNumbers {
  /// The greatest width that a delta unpacks.
  static let greatestWidth = 32

  /// Four bytes a number; nil if the part is something else.
  static func unpacked(_ part: ArraySlice<UInt8>) -> [UInt8]? {
    let part = Array(part)
    guard part.count >= 16 else { return nil }
    let (count, width) = (Int(LittleEndian.u32(part, 0)), Int(LittleEndian.u32(part, 4)))
    guard (1...greatestWidth).contains(width), count <= part.count * 8 / width,
      part.count == 16 + (count * width + 7) / 8
    else { return nil }
    var numbers: [UInt8] = []
    numbers.reserveCapacity(4 * count)
    var (buffer, filled, position) = (UInt64(0), 0, 8)
    for _ in 0..<count {
      while filled < width {
        buffer |= UInt64(part[position]) << UInt64(filled)
        filled += 8
        position += 1
      }
      let number = buffer & (1 << UInt64(width) - 1)
      for index in 0..<4 { numbers.append(UInt8(truncatingIfNeeded: number >> UInt64(8 * index))) }
      buffer >>= UInt64(width)
      filled -= width
    }
    return numbers
  }

  /// The part with these numbers; nil if one needs more bits.
  static func packed(_ numbers: [UInt8], width: Int) -> [UInt8]? {
    guard (1...greatestWidth).contains(width), numbers.count.isMultiple(of: 4) else { return nil }
    let count = numbers.count / 4
    var part = [UInt8](repeating: 0, count: 8)
    part.reserveCapacity(16 + (count * width + 7) / 8)
    LittleEndian.set(UInt32(truncatingIfNeeded: count), &part, 0)
    LittleEndian.set(UInt32(truncatingIfNeeded: width), &part, 4)
    var (buffer, filled) = (UInt64(0), 0)
    for index in 0..<count {
      let number = UInt64(LittleEndian.u32(numbers, 4 * index))
      guard number < 1 << UInt64(width) else { return nil }
      buffer |= number << UInt64(filled)
      filled += width
      while filled >= 8 {
        part.append(UInt8(truncatingIfNeeded: buffer))
        buffer >>= 8
        filled -= 8
      }
    }
    if filled > 0 { part.append(UInt8(truncatingIfNeeded: buffer)) }
    return part + [UInt8](repeating: 0, count: 8)
  }
}
