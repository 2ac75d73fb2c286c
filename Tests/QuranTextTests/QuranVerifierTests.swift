import DuaLibrary
import Testing

@testable import QuranText

struct QuranVerifierTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let what: String
    let place: (surah: Int, ayah: Int)
    let text: String
    /// The kind and the words of each finding.
    let findings: [String]

    var testDescription: String { what }

    init(_ what: String, _ surah: Int, _ ayah: Int, _ text: String, _ findings: String...) {
      (self.what, place, self.text, self.findings) = (what, (surah, ayah), text, findings)
    }
  }

  @Test(arguments: rows) func `A quotation has exactly the findings of its row`(row: Row) throws {
    let reference = try QuranReference(surah: row.place.surah, ayahs: row.place.ayah...row.place.ayah)
    let findings = Shipped.verifier.verify(row.text, cited: reference).map { finding in
      let words = String(
        decoding: row.text.utf8.dropFirst(finding.bytes.lowerBound).prefix(finding.bytes.count),
        as: UTF8.self
      )
      return "\(finding.kind) \(words)" + (finding.expected.map { " → \($0)" } ?? "")
    }
    #expect(findings == row.findings)
  }

  static let rows: [Row] = [
    // Correct quotations.
    Row("whole", 112, 2, "اللَّهُ الصَّمَدُ"),
    Row("the mushaf's spelling", 112, 2, "ٱللَّهُ ٱلصَّمَدُ"),
    Row("joining alefs after conjunctions", 2, 286, "وَٱغْفِرْ لَنَا وَٱرْحَمْنَا أَنْتَ مَوْلَانَا"),
    Row("part of a verse", 20, 114, "رَبِّ زِدْنِي عِلْمًا"),
    Row("sukun where the reference has none", 2, 127, "إِنَّكَ أَنْتَ السَّمِيعُ الْعَلِيمُ"),
    Row("brackets, a number and a pause sign", 112, 1, "﴿قُلْ هُوَ اللَّهُ أَحَدٌ ۚ (1)﴾"),
    Row("tatweel and shadda before the vowel", 1, 3, "الرَّحْمَـٰنِ الرَّحِيـمِ"),
    Row("the basmala before it", 112, 2, "بِسْمِ اللَّهِ الرَّحْمَٰنِ الرَّحِيمِ اللَّهُ الصَّمَدُ"),
    Row("the plea for refuge before it", 112, 2, "أعوذ بالله من الشيطان الرجيم اللَّهُ الصَّمَدُ"),
    Row(
      "the plea with two names of God",
      112,
      2,
      "أعوذ بالله السميع العليم من الشيطان الرجيم الله الصمد",
      "missingMarks الله الصمد"
    ),
    Row("amen after it", 1, 7, "صِرَاطَ الَّذِينَ أَنْعَمْتَ عَلَيْهِمْ غَيْرِ الْمَغْضُوبِ عَلَيْهِمْ وَلَا الضَّالِّينَ آمِينَ"),
    Row("the basmala as the verse", 1, 1, "بِسْمِ اللَّهِ الرَّحْمَٰنِ الرَّحِيمِ"),
    Row("Farsi yeh and keheh", 94, 4, "وَرَفَعْنَا لَکَ ذِکْرَکَ"),
    Row("tanwin on its alef", 20, 114, "رَبِّ زِدْنِي عِلْماً"),
    Row("tanwin on its alef, with a fatha before", 6, 79, "حَنِيفَاً وَمَا أَنَا مِنَ الْمُشْرِكِينَ"),
    Row("tanwin before its alef", 6, 79, "حَنِيفًا وَمَا أَنَا مِنَ الْمُشْرِكِينَ"),
    Row("tanwin on its alef and before", 6, 79, "حَنِيفًاً وَمَا أَنَا مِنَ الْمُشْرِكِينَ"),
    Row("tanwin after alef maksura, with a fatha before", 2, 2, "لَا رَيْبَ فِيهِ هُدَىً لِلْمُتَّقِينَ"),
    Row("the mushaf's madda in modern spelling", 2, 286, "وَاغْفِرْ لَنَا وَارْحَمْنَآ أَنتَ مَوْلَانَا"),
    Row("fatha on alef with madda", 2, 82, "وَالَّذِينَ آَمَنُوا وَعَمِلُوا الصَّالِحَاتِ"),
    Row("fatha on alef with madda within a word", 2, 41, "وَآَمِنُوا بِمَا أَنْزَلْتُ"),
    Row("marks on the alef of lam-alef", 112, 3, "لَمْ يَلِدْ وَلَمْ يُولَدْ"),
    Row("assimilation written out", 3, 194, "رَبَّنَا وَآتِنَا مَا وَعَدْتَنَا"),
    Row("no text", 112, 1, ""),
    // Errors.
    Row("a letter", 112, 2, "اللَّهُ السَّمَدُ", "letter السَّمَدُ → الصَّمَدُ"),
    Row("a letter left out", 112, 2, "اللَّهُ الصَّدُ", "letter الصَّدُ → الصَّمَدُ"),
    Row("a letter added", 112, 2, "اللَّهُ الصَّمَدَُمُ", "letter الصَّمَدَُمُ → الصَّمَدُ"),
    Row("a vowel", 112, 2, "اللَّهُ الصَّمَدِ", "vowel الصَّمَدِ → الصَّمَدُ"),
    Row("a tanwin", 112, 1, "قُلْ هُوَ اللَّهُ أَحَدٍ", "vowel أَحَدٍ → أَحَدٌ"),
    Row("a sukun", 112, 1, "قُلْ هُوَ اللَّهُ أَحَدْ", "vowel أَحَدْ → أَحَدٌ"),
    Row("hamza below for hamza above", 112, 1, "قُلْ هُوَ اللَّهُ إَحَدٌ", "vowel إَحَدٌ → أَحَدٌ"),
    Row("another tanwin on its alef", 6, 79, "حَنِيفِاً وَمَا أَنَا", "vowel حَنِيفِاً → حَنِيفًا"),
    Row("damma on alef with madda", 2, 82, "وَالَّذِينَ آُمَنُوا", "spelling آُمَنُوا → آمَنُوا"),
    Row("an added shadda", 112, 1, "قُلْ هُوَ اللَّهُ أَحَّدٌ", "vowel أَحَّدٌ → أَحَدٌ"),
    Row("a word left out", 112, 3, "لَمْ وَلَمْ يُولَدْ", "missingWord لَمْ"),
    Row("a word added", 112, 1, "قُلْ هُوَ اللَّهُ الْوَاحِدُ أَحَدٌ", "extraWord الْوَاحِدُ"),
    Row("another word", 112, 1, "قُلْ هُوَ الرَّبُّ أَحَدٌ", "otherWord الرَّبُّ"),
    Row("words swapped", 112, 1, "قُلْ اللَّهُ هُوَ أَحَدٌ", "swappedWords اللَّهُ هُوَ → هُوَ اللَّهُ"),
    Row("the other reading of 1:4", 1, 4, "مَلِكِ يَوْمِ الدِّينِ", "spelling مَلِكِ → مَالِكِ"),
    Row("another text", 112, 1, "رَبِّ زِدْنِي عِلْمًا نَافِعًا", "otherText رَبِّ زِدْنِي عِلْمًا نَافِعًا"),
    Row("a letter that lengthens, added", 112, 1, "قَالَ هُوَ اللَّهُ أَحَدٌ", "letter قَالَ → قُلْ"),
    Row("another word at the end of a part", 20, 114, "رَبِّ زِدْنِي عَمَلًا", "otherWord عَمَلًا"),
    Row("a word added after a verse", 112, 1, "قُلْ هُوَ اللَّهُ أَحَدٌ صَمَدٌ", "extraWord صَمَدٌ"),
    // Other spellings.
    Row("no hamza", 112, 1, "قُلْ هُوَ اللَّهُ اَحَدٌ", "spelling اَحَدٌ → أَحَدٌ"),
    Row("a shadda left out", 113, 1, "قُلْ أَعُوذُ بِرَبِ الْفَلَقِ", "missingShadda بِرَبِ → بِرَبِّ"),
    Row(
      "a joining alef for a long one",
      23,
      97,
      "أَعُوذُ بِكَ مِنْ هَمَزَٱتِ الشَّيَاطِينِ",
      "spelling هَمَزَٱتِ → هَمَزَاتِ"
    ),
    Row("a joining alef for one before a doubled letter", 1, 7, "وَلَا الضَّٱلِّينَ", "spelling الضَّٱلِّينَ → الضَّالِّينَ"),
    Row("words joined", 114, 1, "قُلْ أَعُوذُبِرَبِّ النَّاسِ", "spelling أَعُوذُبِرَبِّ"),
    Row("a word split", 113, 1, "قُلْ أَعُوذُ بِ رَبِّ الْفَلَقِ", "spelling بِ رَبِّ → بِرَبِّ"),
    Row("a long vowel", 2, 117, "بَدِيعُ السَّمَوَاتِ وَالْأَرْضِ", "spelling السَّمَوَاتِ → السَّمَاوَاتِ"),
    Row("hamza on another seat", 2, 255, "وَلَا يَؤُودُهُ حِفْظُهُمَا", "spelling يَؤُودُهُ → يَئُودُهُ"),
    Row("hamza on another seat, a mark less", 9, 128, "رَؤُوف رَّحِيمٌ", "spelling رَؤُوف → رَءُوفٌ"),
    Row("hamza on another seat, another vowel", 9, 128, "رَؤُوفٍ رَّحِيمٌ", "vowel رَؤُوفٍ → رَءُوفٌ"),
    Row("hamza on a waw for one on a yeh", 17, 34, "إِنَّ الْعَهْدَ كَانَ مَسْؤُولًا", "spelling مَسْؤُولًا → مَسْئُولًا"),
    Row("waw for hamza", 9, 128, "رَوُوفٌ رَّحِيمٌ", "letter رَوُوفٌ → رَءُوفٌ"),
    Row("no marks", 112, 2, "الله الصمد", "missingMarks الله الصمد"),
    Row("no marks in the second word", 112, 2, "اللَّهُ الصمد", "missingMarks الصمد"),
  ]
}
