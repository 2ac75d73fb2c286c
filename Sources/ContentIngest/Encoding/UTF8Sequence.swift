/// One UTF-8 sequence (Unicode Standard, table 3-7).
enum UTF8Sequence {
  case scalar(Unicode.Scalar, length: Int)
  case malformed(Problem, length: Int)

  /// Why the bytes are not UTF-8.
  enum Problem {
    /// A byte that UTF-8 never uses: C0, C1, F5 to FF.
    case neverUsed(UInt8)
    case strayContinuation(UInt8)
    case cutShort
    case overlong
    case surrogate
    case beyondUnicode
  }

  /// Reads the sequence at `position`, where a byte of 0x80 or more is.
  init(_ bytes: Span<UInt8>, at position: Int) {
    let lead = bytes[position]
    let length: Int
    switch lead {
    case 0x80..<0xC0:
      self = .malformed(.strayContinuation(lead), length: 1)
      return
    case 0xC2..<0xE0: length = 2
    case 0xE0..<0xF0: length = 3
    case 0xF0..<0xF5: length = 4
    default:
      let isOverlong = lead == 0xC0 || lead == 0xC1
      self = .malformed(isOverlong ? .overlong : .neverUsed(lead), length: 1)
      return
    }
    var value = UInt32(lead) & (0x7F >> UInt32(length))
    for offset in 1..<length {
      guard position + offset < bytes.count, bytes[position + offset] & 0xC0 == 0x80 else {
        self = .malformed(.cutShort, length: offset)
        return
      }
      value = value << 6 | UInt32(bytes[position + offset] & 0x3F)
    }
    if length == 3 && value < 0x800 || length == 4 && value < 0x1_0000 {
      self = .malformed(.overlong, length: length)
    } else if let scalar = Unicode.Scalar(value) {
      self = .scalar(scalar, length: length)
    } else {
      self = .malformed(value > 0x10_FFFF ? .beyondUnicode : .surrogate, length: length)
    }
  }
}
