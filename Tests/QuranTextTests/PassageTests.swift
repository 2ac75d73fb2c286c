import DuaLibrary
import Testing

@testable import QuranText

/// Texts that cite several passages, or one passage within other text.
struct PassageTests {
  private func found(
    _ text: String,
    _ references: [(Int, ClosedRange<Int>)],
    amongOtherWords: Bool = false
  ) throws -> [String] {
    let cited = try references.map { try QuranReference(surah: $0.0, ayahs: $0.1) }
    return Shipped.verifier.verify(QuotableText(text), cited: cited, amongOtherWords: amongOtherWords).map {
      finding in
      let words = text.utf8.dropFirst(finding.bytes.lowerBound).prefix(finding.bytes.count)
      return "\(finding.kind) \(finding.surah):\(finding.ayah) \(String(decoding: words, as: UTF8.self))"
    }
  }

  private static let refuges = [(113, 1...5), (114, 1...6)]
  private static let daybreak = "قُلْ أَعُوذُ بِرَبِّ الْفَلَقِ مِنْ شَرِّ مَا خَلَقَ"
  private static let mankind = "قُلْ أَعُوذُ بِرَبِّ النَّاسِ مَلِكِ النَّاسِ إِلَٰهِ النَّاسِ"

  @Test func `Passages may be in any order, each with or without the basmala`() throws {
    let basmala = "بِسْمِ اللَّهِ الرَّحْمَٰنِ الرَّحِيمِ"
    for text in [
      "\(Self.daybreak) \(Self.mankind)", "\(Self.mankind) \(Self.daybreak)", Self.daybreak, Self.mankind,
      "\(basmala) \(Self.daybreak) \(basmala) \(Self.mankind)",
    ] {
      #expect(try found(text, Self.refuges) == [], "\(text)")
    }
  }

  @Test func `An error is reported in its verse`() throws {
    let text = "\(Self.daybreak) \(Self.mankind.replacing("مَلِكِ", with: "مَلِكُ"))"
    #expect(try found(text, Self.refuges) == ["vowel 114:2 مَلِكُ"])
  }

  @Test func `A word of one passage within another is a mistake`() throws {
    let text = Self.daybreak.replacing("الْفَلَقِ", with: "النَّاسِ")
    #expect(try found(text, [(113, 1...5), (114, 2...6)]) == ["otherWord 113:1 النَّاسِ"])
  }

  private static let refuge = "أَعُوذُ بِاللَّهِ مِنَ الشَّيْطَانِ الرَّجِيمِ"
  private static let basmala = "بِسْمِ اللَّهِ الرَّحْمَٰنِ الرَّحِيمِ"

  @Test func `Only a text of about as many words may be all of some verses`() throws {
    let verses = try QuranReference(surah: 113, ayahs: 1...2)
    func mayBeAll(_ text: String) -> Bool { Shipped.verifier.mayBeAll(of: verses, QuotableText(text)) }
    for text in [
      Self.daybreak, "\(Self.refuge) \(Self.basmala) \(Self.daybreak) آمِينَ", "قُلْ أَعُوذُ بِرَبِّ الْفَلَقِ",
    ] {
      #expect(mayBeAll(text), "\(text)")
    }
    #expect(!mayBeAll("أَعُوذُ بِرَبِّ الْفَلَقِ"))
    #expect(!mayBeAll([String](repeating: Self.daybreak, count: 5).joined(separator: " ")))
  }

  @Test(arguments: [
    ("الرَّجِيمِ", "الرَّحِيمِ", ["letter 16:98 الرَّحِيمِ"]),
    ("الرَّحِيمِ", "الْعَظِيمِ", ["otherWord 1:1 الْعَظِيمِ"]),
    ("بِسْمِ", "اللَّهُمَّ رَبَّنَا بِسْمِ", ["extraWord 1:1 اللَّهُمَّ", "extraWord 1:1 رَبَّنَا"]),
    ("الرَّحْمَٰنِ ", "", ["missingWord 1:1 اللَّهِ"]),
  ])
  func `An error in a formula before verses is one finding`(
    right: String,
    wrong: String,
    findings: [String]
  ) throws {
    let text = "\(Self.refuge) \(Self.basmala) \(Self.daybreak)".replacing(right, with: wrong)
    #expect(try found(text, [(113, 1...5)]) == findings)
    #expect(try found(text, [(113, 1...5), (114, 1...6)]) == findings)
  }

  @Test func `Another word in the basmala is found among words of people too`() throws {
    let text = "قَالَ \(Self.basmala) \(Self.daybreak)".replacing("الرَّحِيمِ", with: "الْعَظِيمِ")
    #expect(try found(text, [(113, 1...5)], amongOtherWords: true) == ["otherWord 1:1 الْعَظِيمِ"])
    let dua = "بِسْمِ اللَّهِ الرَّحْمَٰنِ تَوَكَّلْتُ ثُمَّ \(Self.daybreak)"
    #expect(try found(dua, [(113, 1...5)], amongOtherWords: true) == [])
  }

  @Test(arguments: [(112, 1), (114, 6)])
  func `A word after a passage is in its last verse`(surah: Int, ayah: Int) throws {
    let verse = surah == 112 ? "قُلْ هُوَ اللَّهُ أَحَدٌ" : "مِنَ الْجِنَّةِ وَالنَّاسِ"
    #expect(
      try found("\(verse) صَمَدٌ كَرِيمٌ", [(surah, ayah...ayah)])
        == ["extraWord \(surah):\(ayah) صَمَدٌ", "extraWord \(surah):\(ayah) كَرِيمٌ"]
    )
  }

  @Test func `A verse missing between others is one finding`() throws {
    #expect(
      try found("قُلْ هُوَ اللَّهُ أَحَدٌ لَمْ يَلِدْ وَلَمْ يُولَدْ", [(112, 1...4)]) == ["missingVerse 112:2 أَحَدٌ"]
    )
    let like = Self.mankind.replacing("مَلِكِ النَّاسِ ", with: "") + " مِنْ شَرِّ الْوَسْوَاسِ"
    #expect(try found(like, [(114, 1...6)]) == ["missingVerse 114:2 النَّاسِ"])
  }

  @Test func `A citation within another counts once`() throws {
    #expect(try found(Self.mankind, [(114, 1...6), (114, 1...1), (114, 1...6)]) == [])
  }

  @Test func `A text of none of the passages is another text`() throws {
    #expect(try found("رَبِّ زِدْنِي عِلْمًا", Self.refuges) == ["otherText 113:1 رَبِّ زِدْنِي عِلْمًا"])
  }

  @Test func `Words around a passage are ignored if they are allowed, words within it are not`() throws {
    let text = "قَالَ ثُمَّ \(Self.daybreak) آمِينَ"
    #expect(try found(text, [(113, 1...5)], amongOtherWords: true) == [])
    #expect(try found(text, [(113, 1...5)]).allSatisfy { $0.hasPrefix("extraWord") })
    let shortened = text.replacing("أَعُوذُ ", with: "")
    #expect(try found(shortened, [(113, 1...5)], amongOtherWords: true) == ["missingWord 113:1 قُلْ"])
    let interrupted = text.replacing("شَرِّ", with: "شَرِّ كُلِّ")
    #expect(try found(interrupted, [(113, 1...5)], amongOtherWords: true) == ["extraWord 113:2 كُلِّ"])
  }

  /// 2:255 to 257.
  private static let threeVerses = """
    اللَّهُ لَا إِلَٰهَ إِلَّا هُوَ الْحَيُّ الْقَيُّومُ لَا تَأْخُذُهُ سِنَةٌ وَلَا نَوْمٌ لَّهُ \
    مَا فِي السَّمَاوَاتِ وَمَا فِي الْأَرْضِ مَن ذَا الَّذِي يَشْفَعُ عِندَهُ إِلَّا بِإِذْنِهِ \
    يَعْلَمُ مَا بَيْنَ أَيْدِيهِمْ وَمَا خَلْفَهُمْ وَلَا يُحِيطُونَ بِشَيْءٍ مِّنْ عِلْمِهِ إِلَّا \
    بِمَا شَاءَ وَسِعَ كُرْسِيُّهُ السَّمَاوَاتِ وَالْأَرْضَ وَلَا يَئُودُهُ حِفْظُهُمَا وَهُوَ \
    الْعَلِيُّ الْعَظِيمُ لَا إِكْرَاهَ فِي الدِّينِ قَد تَّبَيَّنَ الرُّشْدُ مِنَ الْغَيِّ فَمَن \
    يَكْفُرْ بِالطَّاغُوتِ وَيُؤْمِن بِاللَّهِ فَقَدِ اسْتَمْسَكَ بِالْعُرْوَةِ الْوُثْقَىٰ لَا \
    انفِصَامَ لَهَا وَاللَّهُ سَمِيعٌ عَلِيمٌ اللَّهُ وَلِيُّ الَّذِينَ آمَنُوا يُخْرِجُهُم مِّنَ \
    الظُّلُمَاتِ إِلَى النُّورِ وَالَّذِينَ كَفَرُوا أَوْلِيَاؤُهُمُ الطَّاغُوتُ يُخْرِجُونَهُم \
    مِّنَ النُّورِ إِلَى الظُّلُمَاتِ أُولَٰئِكَ أَصْحَابُ النَّارِ هُمْ فِيهَا خَالِدُونَ
    """

  /// Eight passages of 257 verses each: with these words more cells than the table of the alignment may have.
  @Test func `Much text against much Quran is still answered`() throws {
    let text = Self.threeVerses.replacing("الْحَيُّ", with: "الْحَيِّ")
    #expect(try found(text, (1...8).map { (2, $0...$0 + 256) }) == ["vowel 2:255 الْحَيِّ"])
  }

  @Test func `Much text against a passage is still answered`() throws {
    let text = Array(repeating: Self.daybreak, count: 100).joined(separator: " ")
    #expect(try !found(text, [(113, 1...5)]).isEmpty)
  }
}
