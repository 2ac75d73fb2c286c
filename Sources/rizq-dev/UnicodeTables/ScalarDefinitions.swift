import UnicodeText

/// The definitions of the properties of ``ScalarTable`` in terms of the Unicode Character Database.
struct ScalarDefinitions {
  /// The bits of each property or script with its scalars. An entry of the table is the union of a scalar's bits.
  let sets: [(bits: UInt16, scalars: ScalarSet)]

  init(_ database: CharacterDatabase) throws {
    func category(_ value: String) throws -> ScalarSet {
      try database.scalars(value, in: "extracted/DerivedGeneralCategory.txt")
    }
    let whiteSpace = try database.scalars("White_Space", in: "PropList.txt")
    let controls = try category("Cc")
    let format = try category("Cf")
    let separators = try category("Zl").union(category("Zp"))
    let noncharacters = try database.scalars("Noncharacter_Code_Point", in: "PropList.txt")
    let ignorable = try database.scalars("Default_Ignorable_Code_Point", in: "DerivedCoreProperties.txt")
    let emojiSelectors: ScalarSet = [0xFE00...0xFE0F]
    // Interlinear annotation marks and the two replacements of lost characters.
    let annotations: ScalarSet = [0xFFF9...0xFFFB]
    let replacements: ScalarSet = [0xFFFC...0xFFFD]

    let blank = try whiteSpace.union(controls).union(format)
      .union(database.scalars("Variation_Selector", in: "PropList.txt"))
      .union([0x115F...0x1160, 0x2800...0x2800, 0x3164...0x3164, 0xFFA0...0xFFA0])
    let unsafeToShow = controls.union(separators).union(noncharacters).union(annotations)
      .union(ignorable.subtracting(emojiSelectors))
    let mongolianVowelSeparator: ScalarSet = [0x180E...0x180E]
    let ignoredInFolds = ignorable.intersection([0...0xFFFF])
      .intersection(format.union([0x034F...0x034F, 0x2065...0x2065]))
      .subtracting(mongolianVowelSeparator)
    let tags: ScalarSet = [0xE0000...0xE007F]
    let alwaysDisallowed = try controls.union(separators).union(noncharacters).union(category("Co"))
      .union(ignoredInFolds).union(mongolianVowelSeparator).union(emojiSelectors).union(tags)
      .union(annotations).union(replacements)
    let wide = try database.scalars("W", "F", in: "EastAsianWidth.txt")
      .union(database.scalars("Emoji_Presentation", in: "emoji/emoji-data.txt"))
      .subtracting([0x1F1E6...0x1F1FF])
    let zeroWidthMarks = try category("Mn").union(category("Me")).subtracting(unsafeToShow)

    let letterOrDigit = try ["Lu", "Ll", "Lt", "Lm", "Lo", "Nd"].map(category)
      .reduce(ScalarSet([])) { $0.union($1) }
    let combiningMarks = try category("Mn").union(category("Mc"))

    let letters = try database.scalars("Alphabetic", in: "DerivedCoreProperties.txt")
      .subtracting(category("Mn").union(category("Mc")).union(category("Me")))
    let properties: [(ScalarTable.Property, ScalarSet)] = [
      (.whiteSpace, whiteSpace), (.blank, blank), (.unsafeToShow, unsafeToShow),
      (.ignoredInFolds, ignoredInFolds),
      (.alwaysDisallowed, alwaysDisallowed), (.wide, wide), (.zeroWidthMark, zeroWidthMarks),
      (.letterOrDigit, letterOrDigit), (.combiningMark, combiningMarks),
    ]
    sets =
      properties.map { ($0.rawValue, $1) }
      + Self.blocks.map { (UInt16($0.rawValue) << ScalarTable.scriptShift, letters.intersection($1)) }
  }

  /// The blocks of letters of each script. Arabic has its own tables in `ArabicText`.
  private static let blocks: [(Script, ScalarSet)] = [
    (
      .latin,
      [
        0x0041...0x005A, 0x0061...0x007A, 0x00C0...0x02AF, 0x1D00...0x1D25, 0x1E00...0x1EFF, 0x2C60...0x2C7F,
        0xA722...0xA7FF, 0xFF21...0xFF5A,
      ]
    ),
    (.greek, [0x0370...0x03FF, 0x1F00...0x1FFF]),
    (.cyrillic, [0x0400...0x052F, 0x1C80...0x1C8F, 0xA640...0xA69F]),
    (.hebrew, [0x0590...0x05FF, 0xFB1D...0xFB4F]),
    (.devanagari, [0x0900...0x097F, 0xA8E0...0xA8FF]), (.bengali, [0x0980...0x09FF]),
    (.gurmukhi, [0x0A00...0x0A7F]), (.gujarati, [0x0A80...0x0AFF]), (.tamil, [0x0B80...0x0BFF]),
    (.telugu, [0x0C00...0x0C7F]), (.kannada, [0x0C80...0x0CFF]), (.malayalam, [0x0D00...0x0D7F]),
    (.sinhala, [0x0D80...0x0DFF]), (.thai, [0x0E00...0x0E7F]),
    (.ethiopic, [0x1200...0x139F, 0x2D80...0x2DDF]),
    (.hangul, [0x1100...0x11FF, 0x3130...0x318F, 0xAC00...0xD7AF]),
    (.kana, [0x3040...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9D]),
    (.han, [0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x323AF]),
  ]
}
