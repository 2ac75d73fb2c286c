import ArabicText
import FidelityMeasures
import Foundation
import Testing

@Suite struct RomanizerTests {
  private let full = Romanizer(table: .alaLC, reading: .full)
  private let plain = Romanizer(table: .ascii, reading: .connected, article: .assimilated)

  @Test(
    "A text is romanized word for word with full endings",
    arguments: [
      ("بِسْمِ اللَّهِ الرَّحْمَٰنِ", "bismi allāhi al-raḥmāni"),
      ("هُدًى لِلْمُتَّقِينَ", "hudan lil-muttaqīna"),
      ("عَلَ\u{6CC} هُد\u{6CC}\u{64B} فِ\u{6CC}", "ʿalā hudan fī"),
      ("ٱلصَّلَوٰةَ", "al-ṣalāta"),
      ("وَاغْفِرْ لِي", "waghfir lī"),
      ("اللَّهُمَّ", "allāhumma"),
      ("لِلنَّاسِ", "lil-nāsi"),
      ("الَّذِي", "alladhī"),
      ("قُرْآنٌ", "qurʾānun"),
      ("جَآءَ", "jāʾa"),
      ("ءَامَنُوا۟", "āmanū"),
      ("دَعَوْا", "daʿaw"),
      ("هذا", "hādhā"),
      ("ٱلْـَٔاخِرَةِ", "al-ākhirati"),
      ("لَهُۥ", "lahū"),
      ("بِهِۦ", "bihī"),
      ("شَيْءٍ", "shayʾin"),
      ("الم", "alif" + "lāmmīm"),
    ]
  )
  func full(arabic: String, latin: String) {
    #expect(full.romanize(arabic) == latin)
  }

  @Test(
    "Words run into each other and a phrase ends in its pausal form",
    arguments: [
      ("بِسْمِ اللَّهِ الرَّحْمَٰنِ", "bismi llahi r-rahman"),
      ("هُدًى لِلْمُتَّقِينَ", "hudan lil-muttaqin"),
      ("ٱلصَّلَوٰةَ", "as-salah"),
      ("عِلْمًا", "'ilma"),
      ("أَحَدٌ", "ahad"),
      ("اهْدِنَا", "ihdina"),
      ("ادْخُلُوا", "udkhulu"),
    ]
  )
  func pausal(arabic: String, latin: String) {
    #expect(plain.romanize(arabic) == latin)
  }

  @Test(
    "The article before a joining alef has the vowel of that alef",
    arguments: [
      ("الِاسْتِغْفَارُ", "al-istighfār", "al-istighfāru"),
      ("كَثْرَةَ الِاسْتِغْفَارِ", "kathrata l-istighfār", "kathrata al-istighfāri"),
      ("كَثْرَةَ الاسْتِغْفَارِ", "kathrata l-istighfār", "kathrata al-istighfāri"),
      ("وَالِاسْتِقَامَةَ", "wa-l-istiqāmah", "wal-istiqāmata"),
      ("بِالِاسْمِ الْأَعْظَمِ", "bi-l-ismi l-aʿẓam", "bil-ismi al-aʿẓami"),
      ("لِلِاتِّحَادِ", "li-l-ittiḥād", "lil-ittiḥādi"),
      ("الْوَالِدِ وَالضَّالِّينَ", "al-wālidi wa-ḍ-ḍāllīn", "al-wālidi wal-ḍāllīna"),
    ]
  )
  func articleBeforeJoiningAlef(arabic: String, connected: String, latin: String) {
    #expect(Romanizer.rizq1.romanize(arabic) == connected)
    #expect(full.romanize(arabic) == latin)
  }

  @Test(
    "The waw of the name Amr is silent",
    arguments: [
      ("عَنْ عَمْرِو بْنِ الْعَاصِ", "ʿan ʿamri bni l-ʿāṣ"), ("أَبُو عَمْرٍو", "abū ʿamr"),
      ("لِعَمْرٍو كِتَابٌ", "li-ʿamrin kitāb"),
      ("رَأَيْتُ عَمْرًا", "raʾaytu ʿamrā"),
    ]
  )
  func silentWaw(arabic: String, latin: String) {
    #expect(Romanizer.rizq1.romanize(arabic) == latin)
  }

  @Test("The pronoun is short within a phrase; anna with its own long vowel is not")
  func pronoun() {
    #expect(Romanizer.rizq1.romanize("أَنَا عَبْدُكَ") == "ana ʿabduk")
    #expect(Romanizer.rizq1.romanize("وَأَنَّا ظَنَنَّا") == "wa-annā ẓanannā")
  }

  @Test("A text is a romanization only as a whole, scalar for scalar")
  func wholeRomanization() {
    let arabic = "رَبِّ اغْفِرْ لِي، وَارْحَمْنِي"
    let latin = Romanizer.rizq1.romanize(arabic)
    #expect(Romanizer.rizq1.isRomanization(latin, of: arabic))
    #expect(Romanizer.rizq1.isRomanization("", of: "123"))
    for other in [
      "", "rabbi", String(latin.dropLast()), latin + "i", latin.decomposedStringWithCanonicalMapping,
    ] {
      #expect(!Romanizer.rizq1.isRomanization(other, of: arabic), "\(other)")
    }
    #expect(!Romanizer.rizq1.isRomanization(latin, of: arabic + " آمِينَ"))
  }

  @Test("Tables render the same sounds")
  func tables() {
    let arabic = "ثُمَّ جَاءَ الشَّيْخُ ذُو الْغُرَّةِ"
    #expect(full.romanize(arabic) == "thumma jāʾa al-shaykhu dhū al-ghurrati")
    #expect(
      Romanizer(table: .din31635, reading: .full).romanize(arabic) == "ṯumma ǧāʾa al-šayḫu ḏū al-ġurrati"
    )
  }

  @Test(
    "The King Fahd Complex's Hafs text is read like Tanzil's",
    arguments: [
      ("إِلَّا تَذۡكِرَةٗ لِّمَن يَخۡشَىٰ", "إِلَّا تَذْكِرَةً لِّمَن يَخْشَىٰ"),
      ("وَلَهُمۡ عَذَابٌ عَظِيمٞ", "وَلَهُمْ عَذَابٌ عَظِيمٌ"),
      ("كَانَ تَوَّابَۢا بِكُمۡ", "كَانَ تَوَّابًا بِكُمْ"),
      ("مِنۡ خَيۡرٖ يَعۡلَمۡهُ", "مِنْ خَيْرٍ يَعْلَمْهُ"),
      ("وَقَالُواْ سَمِعۡنَا", "وَقَالُوا سَمِعْنَا"),
    ]
  )
  func hafsText(qpc: String, tanzil: String) {
    #expect(Romanizer.rizq1.romanize(qpc) == Romanizer.rizq1.romanize(tanzil))
  }

  @Test("Every phoneme lies within its word, and words follow each other")
  func ranges() throws {
    for pair in try TransliterationSet.library.pairs(in: .standard) {
      var end = 0
      for word in PhonemicWord.words(in: pair.arabic) {
        #expect(word.range.lowerBound >= end)
        end = word.range.upperBound
        for phoneme in word.phonemes {
          #expect(!phoneme.range.isEmpty && word.range.contains(phoneme.range.lowerBound))
          #expect(phoneme.range.upperBound <= word.range.upperBound)
        }
      }
    }
  }

  @Test("Every stored transliteration is that of the library's scheme, scalar for scalar")
  func library() throws {
    for pair in try TransliterationSet.library.pairs(in: .standard) {
      #expect(Array(Romanizer.rizq1.romanize(pair.arabic).unicodeScalars) == Array(pair.latin.unicodeScalars))
    }
  }

  @Test("Ligatures of several words are read word by word, anywhere in a text")
  func ligatures() {
    #expect(Romanizer.rizq1.romanize("\u{FDFB}") == "jl jlālh")
    let values = [0xFB50...0xFDFF, 0xFE70...0xFEFF as ClosedRange<UInt32>].joined()
    for character in values.compactMap(Unicode.Scalar.init)
    where character.isArabicLetter || character.properties.isAlphabetic {
      for text in ["\(character)", "رَبِّ \(character)، رَبِّ", "\(character)\(character)"] {
        let latin = Romanizer.rizq1.romanize(text)
        #expect(
          TransliterationReport(arabic: text, latin: latin).findings == [],
          "\(text.debugDescription)"
        )
      }
    }
  }
}
