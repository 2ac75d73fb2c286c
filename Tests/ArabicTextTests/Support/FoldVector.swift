import ArabicText

/// An input of the published vectors of the folds, with its purpose.
struct FoldVector {
  let rule: String
  let input: String
  let searchForm: String

  init(_ rule: String, _ input: String, _ searchForm: String) {
    self.rule = rule
    self.input = input
    self.searchForm = searchForm
  }

  /// At least one for every row of the tables; the search forms are written by hand.
  static let all: [Self] = expansion + deletion + letters + marks + uthmani + spacing

  private static let expansion: [Self] = [
    Self("ligature of a word", "\u{FDF2}", "الله"),
    Self("ligature of a phrase", "محمد\u{FDFA}", "محمد صلي الله عليه وسلم"),
    Self("ligature of a phrase", "\u{FDFB}", "جل جلاله"),
    Self("ligature of a phrase", "\u{FDFD}", "بسم الله الرحمن الرحيم"),
    Self("ligature of two letters", "\u{FEFB}", "لا"),
    Self("ligature with marks", "\u{FCF2}", ""),
    Self("joining form", "\u{FEE3}\u{FEE6}", "من"),
    Self("joining form of another language", "\u{FBFC}\u{FB8F}", "يك"),
    Self("isolated mark", "ب\u{FE70}ب", "بب"),
    Self("ornate brackets stay", "\u{FD3F}الحمد\u{FD3E}", "\u{FD3F}الحمد\u{FD3E}"),
  ]

  private static let deletion = [
    Self("joiners and direction marks", "ع\u{200D}ل\u{200F}م\u{200B}ت", "علمت"),
    Self("soft hyphen, letter mark, byte order mark", "\u{FEFF}ع\u{00AD}ل\u{061C}م", "علم"),
    Self("embeddings, isolates, word joiner", "\u{202B}ع\u{2060}ل\u{2067}م\u{2069}\u{202C}", "علم"),
    Self("tatweel", "الحـــمد", "الحمد"),
    Self("lone hamza", "ماء", "ما"),
    Self("a text of a hamza", "ء", ""),
  ]

  private static let letters: [Self] = [
    Self("forms of alef", "آ أ إ ٱ", "ا ا ا ا"),
    Self("decomposed hamza and madda", "ا\u{0653} ا\u{0654} ا\u{0655} و\u{0654} ي\u{0654}", "ا ا ا و ي"),
    Self("hamza on its seats", "مؤمن سيئات", "مومن سييات"),
    Self("alef maksura, teh marbuta", "الهدى رحمة", "الهدي رحمه"),
    Self("Persian and Urdu yeh", "\u{06CC} \u{06D2} \u{06D3}", "ي ي ي"),
    Self("kaf of other languages", "\u{06A9}\u{06AA}", "كك"),
    Self("heh of other languages", "\u{06C1}\u{06BE}\u{06D5}\u{06C0}\u{06C2}\u{06C3}", "هههههه"),
    Self("high hamza alefs", "\u{0672}ب\u{0675}", "ابا"),
    Self("dotless beh", "\u{066E}", "ي"),
    Self("digits", "٠١٢٣٤٥٦٧٨٩ ۰۱۲۳۴۵۶۷۸۹", "0123456789 0123456789"),
    Self("two alefs", "قراءات اا", "قرات ا"),
    Self("a letter of another language stays", "پدر", "پدر"),
  ]

  private static let marks = [
    Self("vowels, shadda, sukun", "الْحَمْدُ لِلَّهِ رَبِّ", "الحمد لله رب"),
    Self("tanwin", "كِتَابًا رَحْمَةٌ عِلْمٍ", "كتابا رحمه علم"),
    Self("open tanwin, sukun and madda of Qurans", "عَلِيمٌ\u{08F1} قَدْ\u{06E1} سُو\u{06E4}", "عليم قد سو"),
    Self("honorific marks", "محمد\u{0610} علي\u{0611}", "محمد علي"),
    Self("dagger alef in everyday spelling", "إِلَٰهَ هَٰذَا الرَّحْمَٰنِ", "اله هذا الرحمن"),
    Self("waqf sign between words", "رَيْبَ ۛ فِيهِ", "ريب فيه"),
    Self("sign of a verse", "الحمد\u{06DD}١", "الحمد 1"),
    Self("hamza without a seat", "شَيْـ\u{0654}ًا", "شيا"),
  ]

  private static let uthmani: [Self] = [
    Self("dagger alef", "ٱلْعَـٰلَمِينَ", "العالمين"),
    Self("dagger alef over waw", "ٱلصَّلَوٰةَ", "الصلاه"),
    Self("dagger alef over waw with a vowel", "ٱلسَّمَـٰوَٰتِ", "السماوات"),
    Self("dagger alef over alef maksura", "ٱسْتَوَىٰ سِيمَىٰهُمْ", "استوي سيماهم"),
    Self("words without alef", "وَٱتَّقُوا۟ هَـٰذَا ذَٰلِكُمُ وَلَـٰكِن", "واتقوا هذا ذلكم ولكن"),
    Self("words without alef", "ٱلرَّحْمَـٰنِ إِلَـٰهٌ هَـٰٓؤُلَآءِ أُو۟لَـٰٓئِكَ", "الرحمن اله هولا اوليك"),
    Self("alef where the words are others", "ٱلْمَلَـٰٓئِكَةُ مَسَـٰكِنَ", "الملايكه مساكن"),
    Self("small high yeh", "إِبْرَٰهِـۧمَ", "ابراهيم"),
    Self(
      "small high noon, small seen over sad",
      "نُـ\u{06E8}جِى ٱلْمُؤْمِنِينَ وَيَبْصُ\u{06DC}طُ",
      "ننجي المومنين ويبسط"
    ),
    Self("one lam for two", "وَٱلَّيْلِ ٱلَّـٰتِى ٱلَّذَانِ", "والليل اللاتي اللذان"),
    Self("one lam that is one", "ٱلَّذِينَ ٱلَّذِى", "الذين الذي"),
    Self("joined vocative", "يَـٰٓأَيُّهَا ٱلنَّاسُ", "يا ايها الناس"),
    Self("joined vocative alone", "يَـٰقَوْمِ", "يا قوم"),
    Self("joined particle", "هَـٰٓأَنتُمْ ٱلَّذِينَ", "ها انتم الذين"),
  ]

  private static let spacing = [
    Self("space of any length", "  الحمد \n\t لله\u{00A0}", "الحمد لله"),
    Self("other scripts stay", "Rabbi-ghfir لي", "Rabbi-ghfir لي"),
    Self("empty", "", ""),
    Self("punctuation stays", "الحمد، لله؟", "الحمد، لله؟"),
    Self("article and conjunction", "وَبِالْوَالِدَيْنِ إِحْسَانًا", "وبالوالدين احسانا"),
  ]
}
