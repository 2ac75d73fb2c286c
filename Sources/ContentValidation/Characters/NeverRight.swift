import ArabicText

extension Unicode.Scalar {
  /// Whether the scalar is right in no text, so that it may stand nowhere unless the policy lists it: controls, what
  /// steers direction or joining without being seen, what stands for a character that was lost, and what Unicode has
  /// given to nobody.
  var isRightInNoText: Bool {
    switch value {
    case 0x20...0x7E, 0xA0...0xAC, 0xAE...0x34E: false
    case 0x00...0x1F, 0x7F...0x9F, 0xAD, 0x34F, 0x61C, 0x180E, 0x200B...0x200F, 0x2028...0x202E,
      0x2060...0x206F, 0xE000...0xF8FF, 0xFDD0...0xFDEF, 0xFE00...0xFE0F, 0xFEFF, 0xFFF9...0xFFFD,
      0xE0000...0xE007F, 0xF0000...0x10FFFF:
      true
    default: value & 0xFFFE == 0xFFFE
    }
  }

  /// Whether the scalar changes no more than how its neighbours join, run or break, so that a text says the same
  /// without it.
  var isInvisible: Bool {
    isInvisibleControl || (0xFE00...0xFE0F).contains(value) || (0xE0000...0xE007F).contains(value)
  }
}
