import ArabicText
import FidelityMeasures
import SeededRandom
import Testing

@Suite struct PhoneticKeyTests {
  @Test(
    "Every Arabic consonant has its slot",
    arguments: [
      ("بَ", "b"), ("تَ", "t"), ("طَ", "t"), ("ثَ", "t|s"), ("سَ", "s"), ("صَ", "s"), ("شَ", "s"), ("دَ", "d"),
      ("ذَ", "d"),
      ("ضَ", "d"), ("ظَ", "d"), ("زَ", "d"), ("جَ", "j"), ("حَ", "h"), ("خَ", "h"), ("هَ", "h"), ("غَ", "g"),
      ("قَ", "k"),
      ("كَ", "k"), ("فَ", "f"), ("رَ", "r"), ("لَ", "l"), ("مَ", "m"), ("نَ", "n"), ("وَ", "w"), ("يَ", "y"),
      ("ءَ", ""),
      ("عَ", ""), ("ةٌ", "t|h? m|n?"), ("نْبَ", "m|n b"), ("مِن رَّبِّهِمْ", "m n? r b h m"),
      ("سُبْحَانَ اللَّهِ", "s b h n l h"), ("آمَنَ الرَّسُولُ", "m n l? r s l"), ("عَلِيٌّ", "l y? m|n?"),
    ] as [(String, String)]
  )
  func arabic(text: String, spelling: String) {
    #expect(PhoneticKey(arabic: text).spelling == spelling)
  }

  @Test(
    "Every Latin spelling has its slots",
    arguments: [
      ("ba", "b"), ("pa", "b"), ("ta", "t"), ("ṭa", "t"), ("6a", "t"), ("tha", "t|s|d h?"), ("tsa", "t? s"),
      ("ṯa", "t|s"), ("şa", "s"), ("ša", "s"), ("sha", "s h?"), ("sya", "s"), ("9a", "s|k"),
      ("cha", "s|j|h"),
      ("dha", "d h?"), ("dza", "d"), ("za", "d"), ("ẓa", "d"), ("zha", "d h?"), ("ża", "d"), ("ẕa", "d"),
      ("ḏa", "d"),
      ("6'a", "d"), ("9'a", "d"), ("4a", "d"), ("ja", "j"), ("dja", "d? j"), ("ǧa", "j"), ("ca", "j|k"),
      ("ga", "j|g"),
      ("ḥa", "h"), ("kha", "k? h"), ("ḫa", "h"), ("xa", "h"), ("5a", "h"), ("7a", "h"), ("7'a", "h"),
      ("gha", "g"),
      ("ġa", "g"), ("ğa", "g"), ("3'a", "g?"), ("8a", "g|k"), ("qa", "k"), ("ḳa", "k"), ("fa", "f"),
      ("pha", "f"),
      ("va", "w"), ("oua", "w?"), ("aur", "w? r"), ("ai", "y?"), ("ei", "y?"), ("ia", "y?"), ("'aʾʿa", ""),
      ("a2a", "k?"),
      ("rahmah", "r h m h?"), ("rabbanā", "r b n"), ("akhkhartu", "k? h r t"), ("ash-shams", "s h? m s"),
    ] as [(String, String)]
  )
  func latin(text: String, spelling: String) {
    #expect(PhoneticKey(latin: text).spelling == spelling)
  }

  @Test(
    "One text in many spellings has one key",
    arguments: ["subhanallah", "sub7an allah", "soubhanallah", "subḥāna llāh", "sübhanallah", "SUBHĀNALLĀH"]
  )
  func spellings(latin: String) {
    let key = PhoneticKey(latin: latin)
    #expect(key.matches(PhoneticKey(arabic: "سُبْحَانَ اللَّهِ")))
    #expect(key.matches(PhoneticKey(latin: "subhanallah")))
    #expect(!key.matches(PhoneticKey(arabic: "الْحَمْدُ لِلَّهِ")))
  }

  @Test("A text matches every romanization of itself")
  func romanizations() throws {
    for pair in try TransliterationSet.library.pairs(in: .standard) {
      let key = PhoneticKey(arabic: pair.arabic)
      for table in [RomanizationTable.alaLC, .din31635, .ascii, .rizq1] {
        for reading in [Romanizer.Reading.full, .connected] {
          let latin = Romanizer(table: table, reading: reading, article: .assimilated).romanize(pair.arabic)
          #expect(key.matches(PhoneticKey(latin: latin)), "\(latin)")
        }
      }
    }
  }

  @Test("Marks in another order, decomposed letters and tatweel do not change the key", arguments: 1...200)
  func order(seed: Int) throws {
    var generator = SplitMix64(seed: UInt64(seed))
    let pair = try #require(
      try TransliterationSet.library.pairs(in: .standard).randomElement(using: &generator)
    )
    var scalars = Array(pair.arabic.unicodeScalars)
    for index in scalars.indices.dropLast() where Bool.random(using: &generator) {
      let (first, second) = (scalars[index].value, scalars[index + 1].value)
      if first != second, (0x064B...0x0652).contains(first), (0x064B...0x0652).contains(second) {
        scalars.swapAt(index, index + 1)
      }
    }
    #expect(
      PhoneticKey(arabic: String(String.UnicodeScalarView(scalars))).spelling
        == PhoneticKey(arabic: pair.arabic).spelling
    )
  }
}
