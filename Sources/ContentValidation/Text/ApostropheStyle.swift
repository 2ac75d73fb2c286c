import ContentDraft
import UnicodeText

/// A way to write ayn and hamza in a transliteration.
enum ApostropheStyle: Int, CaseIterable {
  case halfRings, straight, quotationMarks, modifierApostrophes, accents

  /// Every scalar that is an apostrophe.
  static let scalars: [Unicode.Scalar] = [
    "\u{0027}", "\u{0060}", "\u{00B4}", "\u{02BB}", "\u{02BC}", "\u{02BD}", "\u{02BE}", "\u{02BF}",
    "\u{2018}",
    "\u{2019}", "\u{201B}", "\u{2032}", "\u{2035}",
  ]

  /// The bytes with which apostrophes begin.
  private static let leads = ByteSet(scalars.compactMap { Array(String($0).utf8).first })

  /// The different apostrophes of a text.
  static func apostrophes(in text: DraftText) -> [Unicode.Scalar] {
    guard text.bytes.intersects(leads) else { return [] }
    let leads = leads
    var text = text.text.value
    return text.withUTF8 { bytes in
      var (index, found) = (0, [Unicode.Scalar]())
      while index < bytes.count {
        guard leads.contains(bytes[index]) else {
          index += 1
          continue
        }
        let scalar = Unicode.Scalar(in: bytes, at: &index)
        if scalars.contains(scalar), !found.contains(scalar) { found.append(scalar) }
      }
      return found
    }
  }

  /// Nil for a scalar that is not an apostrophe.
  init?(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x02BE, 0x02BF: self = .halfRings
    case 0x0027: self = .straight
    case 0x2018, 0x2019, 0x201B: self = .quotationMarks
    case 0x02BB, 0x02BC, 0x02BD: self = .modifierApostrophes
    case 0x0060, 0x00B4, 0x2032, 0x2035: self = .accents
    default: return nil
    }
  }

  /// The name of the style in messages.
  var phrase: String {
    switch self {
    case .halfRings: "U+02BE and U+02BF (ʾ ʿ)"
    case .straight: "U+0027 APOSTROPHE (')"
    case .quotationMarks: "U+2018 and U+2019 (‘ ’)"
    case .modifierApostrophes: "U+02BC and U+02BB (ʼ ʻ)"
    case .accents: "U+0060 and U+00B4 (` ´)"
    }
  }

  /// The apostrophe of this style for the sound of one of another style; nil if that one is ambiguous.
  func spelling(of other: Unicode.Scalar) -> Unicode.Scalar? {
    if self == .straight { return "'" }
    guard let isAyn = Self.isAyn(other) else { return nil }
    return switch self {
    case .straight: "'"
    case .halfRings: isAyn ? "\u{02BF}" : "\u{02BE}"
    case .quotationMarks: isAyn ? "\u{2018}" : "\u{2019}"
    case .modifierApostrophes: isAyn ? "\u{02BB}" : "\u{02BC}"
    case .accents: isAyn ? "\u{0060}" : "\u{00B4}"
    }
  }

  /// Signs that open to the right stand for ayn, the others for hamza, straight ones for both.
  private static func isAyn(_ scalar: Unicode.Scalar) -> Bool? {
    switch scalar.value {
    case 0x02BF, 0x2018, 0x201B, 0x02BB, 0x02BD, 0x0060, 0x2035: true
    case 0x02BE, 0x2019, 0x02BC, 0x00B4, 0x2032: false
    default: nil
    }
  }
}

/// The apostrophes that the policy lists for transliterations.
struct ListedApostrophes {
  /// Nil if the policy has no list, or one without an apostrophe.
  let styles: Set<ApostropheStyle>?
  private let inventory: CharacterInventory?

  init(_ inventory: CharacterInventory?) {
    self.inventory = inventory
    let listed = inventory.map { inventory in
      Set(ApostropheStyle.scalars.filter(inventory.contains).compactMap(ApostropheStyle.init))
    }
    styles = listed?.isEmpty == false ? listed : nil
  }

  func allows(_ scalar: Unicode.Scalar) -> Bool { inventory?.contains(scalar) != false }

  /// Whether a scalar is an apostrophe, and the policy lists only ones of other styles.
  func asksForAnother(than scalar: Unicode.Scalar) -> Bool {
    guard let styles, let style = ApostropheStyle(scalar) else { return false }
    return !styles.contains(style)
  }
}
