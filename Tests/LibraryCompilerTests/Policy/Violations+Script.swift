extension Violation {
  /// Violations of the rules about letters, marks and characters.
  static let script = arabicTexts + latinTexts + lists

  private static let arabicTexts: [Self] = [
    arabic("AR01", "لِل\u{0651}\u{064E}هِ"), arabic("AR02", "الْحَمْـدُ"), arabic("AR03", "ﷲ أَكْبَرُ"),
    arabic("AR04", "مُحَمَّدٌ ﷺ"), arabic("AR05", "لِلَّ\u{06C1}ِ"), arabic("AR06", "رَبِّ\u{00A0}اغْفِرْ"),
    arabic("AR07", "لا\u{064E} إِلَهَ"), arabic("AR08", "عِلْماً نَافِعاً"), arabic("AR09", "رَب\u{064E}\u{0650}ي"),
    arabic("AR10", "رَبِّ \u{064E}اغْفِرْ"), arabic("AR11", "رَبٌّنَا"), arabic("AR12", "رَحْمَةُاللَّهِ"),
    arabic("AR13", "الَّذِى"), arabic("AR14", "رَحِيْمٌ"), arabic("AR15", "سُبْحَانَ ٱللَّهِ"),
    arabic("AR16", "إِلَٰهَ إِلَٰهَ إِلَهَ"), arabic("AR17", "رَبِّ, اغْفِرْ"), arabic("AR18", "(رَبِّ اغْفِرْ"),
    arabic("AR19", "سُبْحَانَ اللَّهِ ثَلَاثَ مَرَّاتٍ"), arabic("AR20", "\u{02BF}سُبْحَانَ اللَّهِ"),
    arabic("AR21", "\u{0671}\u{064E}لْحَمْدُ"), arabic("AR25", "رَبِّ،اغْفِرْ"),
    arabic("AR37", "أَشْهَدُ أَنْ لَّا إِلَٰهَ إِلَّا اللَّهُ"), arabic("AR38", "إِنِّي اسْأَلُكَ الْخَيْرَ"),
  ]

  private static let latinTexts: [Self] = [
    .duas("TR01", "subḥāna-llāh", "subḥān\u{0430}-llāh"),
    .duas("TR02", "subḥāna-llāh", "subḥāna-llāh three times"),
    .duas("TR03", "subḥāna-llāh", "(subḥāna-llāh"),
    .duas("TR04", "subḥāna-llāh", "subḥāna-llāh (1)"),
    .duas("TX12", "Glory belongs to", "Glory belongs to to"),
    .duas(
      "TX13",
      "Glory belongs to Allah",
      "Ô Allah, pardonne-moi et fais-moi miséricorde, guide-moi et accorde-moi ma subsistance."
    ),
    .duas("TX14", "Glory belongs", "(Three times) Glory belongs"),
    .duas("TX15", "Glory belongs", "(Glory belongs"), .duas("TX16", "Glory belongs", "Glory  belongs"),
    .duas("TX17", ">Praise<", ">Praise</title><title xml:lang=\"ar\">الْحُمْدُ لِلَّهِ<"),
    .duas("TX18", "Glory belongs to Allah", "GLORY BELONGS TO ALLAH"),
    .duas("TX11", "Glory belongs", "Glory beelongs"),
    .duas("TX10", "Glory belongs", "Glory\u{202E} belongs"),
  ]

  private static let lists: [Self] = [
    .library("VO22", "\"policy\": {}", "\"policy\": {\"characters\": {\"arabic\": [\"U+XYZ\"]}}"),
    .library("VO23", "\"policy\": {}", "\"policy\": {\"characters\": {\"arabic\": [\"letters\"]}}"),
  ]

  private static func arabic(_ rule: String, _ text: String) -> Self { .duas(rule, "اللَّهُ أَكْبَرُ", text) }
}
