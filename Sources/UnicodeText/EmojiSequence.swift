/// The parts of emoji sequences, as in Unicode Technical Standard 51.
package enum EmojiSequence {
  /// Whether a scalar is an emoji or a part of one: a picture, a regional indicator, or a joining or variation sign.
  package static func contains(_ scalars: [Unicode.Scalar], at index: Int) -> Bool {
    let scalar = scalars[index]
    return isPicture(scalar) || isJoint(scalars, at: index)
      || scalar.properties.isEmoji && scalars.dropFirst(index + 1).prefix(2).elementsEqual(keycap)
  }

  /// Whether a scalar that is disallowed elsewhere joins or varies an adjacent emoji.
  package static func isJoint(_ scalars: [Unicode.Scalar], at index: Int) -> Bool {
    let before = scalars[..<index]
    switch scalars[index].value {
    case 0xFE0E, 0xFE0F: return before.last?.properties.isEmoji == true
    case 0x20E3: return before.last == "\u{FE0F}"
    case 0x200D:
      let picture = before.last { $0 != "\u{FE0F}" }
      return picture.map(isPicture) == true && scalars.dropFirst(index + 1).first.map(isPicture) == true
    case 0xE0020...0xE007F:
      // The flags of regions have six tags at most; no sequence of tags has more than 30.
      return before.suffix(tagLimit).last { !(0xE0020...0xE007F).contains($0.value) } == "\u{1F3F4}"
    default: return false
    }
  }

  private static let tagLimit = 32
  private static let keycap: [Unicode.Scalar] = ["\u{FE0F}", "\u{20E3}"]

  /// Digits and the number sign are emoji, too, but only in a keycap.
  private static func isPicture(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value > 0x7F && scalar.properties.isEmoji
  }
}
