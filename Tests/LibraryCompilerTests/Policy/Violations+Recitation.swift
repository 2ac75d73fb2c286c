extension Violation {
  /// Violations of the rules about vowel signs, transliterations and quotations of the Quran.
  static let recitation = vowelSigns + transliterations + quotations + spellings

  private static let supplication =
    "اللَّهُمَّ إِنِّي أَسْأَلُكَ عِلْمًا نَافِعًا وَرِزْقًا طَيِّبًا وَعَمَلًا مُتَقَبَّلًا"
  private static let supplicationInLatin =
    "allāhumma innī asʾaluka ʿilman nāfiʿan wa-rizqan ṭayyiban wa-ʿamalan mutaqabbalā"

  private static let vowelSigns: [Self] = [
    dua("TK01", "رب زدني علما نافعا", "rabbi zidnī ʿilman nāfiʿan"),
    dua("TK02", supplication.replacing("عِلْمًا", with: "علمًا"), supplicationInLatin),
    dua("TK03", "رَبِّ زِدْنِي علمًا نَافِعًا", "rabbi zidnī ʿilman nāfiʿan"),
  ]

  private static let transliterations: [Self] = [
    latin(
      "TL01",
      supplicationInLatin,
      "alhamdu lillahi rabbi l-alamin ar-rahmani r-rahim maliki yawmi d-din"
    ),
    dua("TL02", supplication + " وَأَعُوذُ بِكَلِمَاتِ اللَّهِ التَّامَّاتِ", supplicationInLatin),
    latin("TL03", "mutaqabbalā", "mutaqabbalā wa zidnī fahman wa ḥikmatan wa nūran"),
    latin("TL04", "asʾaluka ", ""),
    latin("TL05", "innī", "rabbī innī"),
    latin("TL06", "ṭayyiban", "ṭayyiban ṭayyiban"),
    dua("TL07", "أَعُوذُ بِكَلِمَاتِ اللَّهِ التَّامَّاتِ", "bi-kalimāti aʿūdhu llāhi t-tāmmāti"),
    latin("TL08", "rizqan", "ribqan"),
    latin("TL09", "rizqan", "ruzqan"),
    unusualLetter, slip, splitWord,
  ]

  /// A library that writes ق with `q` very often, and once with `k`.
  private static let slip: Self = {
    let words = "قَدِيرٌ قَرِيبٌ قَوِيٌّ قَدِيمٌ قَلْبٌ قَمَرٌ قَوْلٌ قَصَصٌ قَسَمٌ"
    let latin = "qadīrun qarībun qawiyyun qadīmun qalbun qamarun qawlun qaṣaṣun qasamun"
    let all = [words, words, words].joined(separator: " ") + " قَدَرُ"
    let duas = [
      Samples.dua(4, "more", "More", all, "\(latin) \(latin) \(latin) qadaru", "Words"),
      Samples.dua(5, "another", "Another", "رَبِّ قَضَاءً", "rabbi kaḍāʾan", "A word"),
    ]
    return .file("TL13", "duas/more.xml", "<duas version=\"1\">\(duas.joined())</duas>")
  }()

  /// A transliteration with a space inside a word.
  private static let splitWord: Self = {
    let words = "رَبِّ اغْفِرْ لِي ذَنْبِي وَارْحَمْنِي وَاهْدِنِي وَعَافِنِي وَارْزُقْنِي رَبِّ زِدْنِي عِلْمًا بِنِعْمَتِكَ"
    let latin = "rabbi ghfir lī dhanbī wa-rḥamnī wa-hdinī wa-ʿāfinī wa-rzuqnī rabbi zidnī ʿilman bi-niʿ matik"
    let dua = Samples.dua(4, "more", "More", words, latin, "Words")
    return .file("TL14", "duas/more.xml", "<duas version=\"1\">\(dua)</duas>")
  }()

  /// A library that writes ق with `q`, and once with `k`.
  private static let unusualLetter: Self = {
    let words = "قَدِيرٌ قَرِيبٌ قَوِيٌّ قَدِيمٌ قَلْبٌ قَمَرٌ قَوْلٌ قَصَصٌ قَدَرٌ"
    let latin = "qadīrun qarībun qawiyyun qadīmun qalbun qamarun qawlun qaṣaṣun qadar"
    let duas = [
      Samples.dua(4, "more", "More", words, latin, "Words"),
      Samples.dua(5, "another", "Another", "رَبِّ قَضَاءً", "rabbi kaḍāʾan", "A word"),
    ]
    return .file("TL10", "duas/more.xml", "<duas version=\"1\">\(duas.joined())</duas>")
  }()

  private static let spellings: [Self] = [
    dua("AR22", "اللَّهُمَّ أِنِّي أَعُوذُ بِكَ", "allāhumma innī aʿūdhu bik"),
    dua("AR23", "سُبْحَانَ اللَّهِ وَبِحَمْدِهَ", "subḥāna llāhi wa-bi-ḥamdih"),
    dua("AR24", "عَالِمَ الْغَيْبِ وَالشَّهَادَهِ", "ʿālima l-ghaybi wa-sh-shahādah"),
    dua(
      "AR28",
      "أَعُوذُ بِاللَّهِ مِنَ الشَّيْطَانِ الرَّجِيمُ",
      "aʿūdhu bi-llāhi mina sh-shayṭāni r-rajīm"
    ),
    dua("AR29", "لَا حَوْلَ وَلَا قُوَّةَ إِلَّا بِاللَّهُ", "lā ḥawla wa-lā quwwata illā bi-llāh"),
    dua("AR30", "رَبِّ أَنْتُ وَلِيِّي", "rabbi anta waliyyī"),
    dua("AR31", "رَبِّ مِنْ قَلْبٍ لَا يَخْشَعَ", "rabbi min qalbin lā yakhshaʿ"),
    dua("AR32", "اللَّهُمَّ إِنَّ الْحَمْدُ لِلَّهِ", "allāhumma inna l-ḥamdu li-llāh"),
    dua("AR33", "أَعُوذُ بِكَ مِنْ غَلَبَتِ الدَّيْنِ", "aʿūdhu bika min ghalabati d-dayn"),
    dua("AR51", "أَعُوذُ بِكَلِمَاةِ اللَّهِ التَّامَّاتِ", "aʿūdhu bi-kalimāti llāhi t-tāmmāt"),
    .file("AR52", "duas/more.xml", "<duas version=\"1\">\(doubledParticle)</duas>"),
    dua("AR50", "اللَّهُمَّ إِنَّكَ تَعْلَمْ سِرِّي", "allāhumma innaka taʿlam sirrī"),
    dua("AR49", "اللَّهُمَّ رَحْمَتَكَ نَرْجُوا", "allāhumma raḥmataka narjū"),
    dua("AR48", "اللَّهُمَّ إِنِّي أَسْأَلُكَ رِزْقٌ", "allāhumma innī asʾaluka rizq"),
    dua("AR47", "اللَّهُمَّ اسْتُرْ عَوْرَاتَنَا", "allāhumma stur ʿawrātanā"),
    dua("AR46", "اللَّهُ أَكْبَرَ كَبِيرًا", "allāhu akbara kabīrā"),
    dua("AR45", "رَبِّ أَسْأَلُكَ أَنْ تَغْفِرُ لِي", "rabbi asʾaluka an taghfiru lī"),
    dua("AR44", "يَا مُقَلِّبُ الْقُلُوبِ", "yā muqallibu l-qulūb"),
    dua("AR42", "رَبَّنَا أَغْفِرْ لَنَا", "rabbanā aghfir lanā"),
    dua("AR43", "رَبَّنَا اغْفِرُ لَنَا", "rabbanā ghfiru lanā"),
    dua("AR41", "اللَّهُمَّ أَنِّي أَعُوذُ بِكَ", "allāhumma annī aʿūdhu bik"),
    dua("AR40", "اللَّهُمَّ إِنِّي أَسْأَلُكَ الْهُدَا", "allāhumma innī asʾaluka l-hudā"),
    dua("AR39", "اللَّهُمَّ صَلِّي عَلَى نَبِيِّنَا", "allāhumma ṣallī ʿalā nabiyyinā"),
    dua("AR36", "رَبِّ أَعُوذُ بِكَ مِنْ النَّارِ", "rabbi aʿūdhu bika mina n-nār"),
    dua("AR35", "قَدَرُ اللَّهُ وَمَا شَاءَ فَعَلَ", "qadaru llāhu wa-mā shāʾa faʿal"),
    dua("AR34", "سُبْحَانَ اللَّهِ،. وَالْحَمْدُ لِلَّهِ", "subḥāna llāh, wa-l-ḥamdu li-llāh"),
    dua("AR27", "اللَّهُمَّ إِنِّي أَعُوذُ بِكَ مِنَ الْعَخْزِ", "allāhumma innī aʿūdhu bika mina l-ʿakhz"),
    dua("AR26", "اللَّهُمَّ إِنِّي أَسْأَلُكَ الْعَافِ يَةَ", "allāhumma innī asʾaluka l-ʿāfi yah"),
    missingMark, otherRomanization, otherScheme,
  ]

  /// A library that writes the vowel at the end of a phrase many times, and once not.
  private static let missingMark: Self = {
    let (phrase, latin) = ("أَعُوذُ بِكَ مِنَ النَّارِ", "aʿūdhu bika mina n-nāri")
    func dua(_ id: Int, _ end: String) -> String {
      let arabic = (Array(repeating: phrase, count: 19) + [end]).joined(separator: "، ")
      let words = Array(repeating: latin, count: 20).joined(separator: " ").dropLast()
      return Samples.dua(id, "more-\(id)", "More \(id)", arabic, String(words), "Words \(id)")
    }
    let duas = [dua(4, phrase), dua(5, phrase), dua(6, String(phrase.unicodeScalars.dropLast()))]
    return .file("TK04", "duas/more.xml", "<duas version=\"1\">\(duas.joined())</duas>")
  }()

  /// A library with a scheme, in which a transliteration has another letter of the same sound in most schemes.
  private static let otherRomanization = Self("TL11") { content in
    content.edit(Content.library, "\"policy\": {}", "\"policy\": {\"transliteration-scheme\": \"rizq-1\"}")
    let dua = Samples.dua(4, "more", "More", "رَبِّ كِنِي عَذَابَكَ", "rabbi qinī ʿadhābak", "Words")
    content.add("duas/more.xml", "<duas version=\"1\">\(dua)</duas>")
  }

  /// A library with a scheme, and a transliteration in another.
  private static let otherScheme = Self("TL12") { content in
    content.edit(Content.library, "\"policy\": {}", "\"policy\": {\"transliteration-scheme\": \"rizq-1\"}")
    let dua = Samples.dua(4, "more", "More", "رَبِّ قِنِي عَذَابَكَ", "Rabbee qinee `adhaabak", "Words")
    content.add("duas/more.xml", "<duas version=\"1\">\(dua)</duas>")
  }

  private static let quotations: [Self] = [
    quotation("QR01", "اللَّهُ السَّمَدُ", "112", "2"),
    quotation("QR02", "اللَّهُ الصَّمَدِ", "112", "2"),
    quotation("QR03", "رَبَّنَا آتِنَا فِي الدُّنْيَا حَسَنَةً وَفِي حَسَنَةً وَقِنَا عَذَابَ النَّارِ", "2", "201"),
    quotation("QR04", "قُلْ هُوَ اللَّهُ الْوَاحِدُ أَحَدٌ", "112", "1"),
    quotation("QR05", "قُلْ هُوَ الرَّبُّ أَحَدٌ", "112", "1"),
    quotation("QR06", "قُلْ اللَّهُ هُوَ أَحَدٌ", "112", "1"),
    quotation("QR07", "رَبِّ زِدْنِي عِلْمًا", "112", "1"),
    quotation("QR08", "بَدِيعُ السَّمَوَاتِ وَالْأَرْضِ", "2", "117"),
    quotation("QR09", "قُلْ أَعُوذُ بِرَبِ الْفَلَقِ", "113", "1"),
    .duas("QR10", "Glory belongs to Allah", "Glory ﴿رب زدني علما﴾"),
    .duas("QR11", "Glory belongs to Allah", "Glory ﴿اطلبوا العلم ولو في الصين﴾"),
    quotation("QR15", "اللَّهُ الصَّمَدُ. لَمْ يَلِدْ وَلَمْ يُولَدْ", "112", "2-4"),
    quotation("QR13", "اَلرَّحْمٰنُ عَلَی الْعَرْشِ اسْتَوٰی", "20", "5"),
    dua(
      "DU10",
      "اللَّهُمَّ بِكَ أَصْبَحْنَا",
      "allāhumma bika aṣbaḥnā",
      "<best-time xml:lang=\"en\">Evening</best-time>"
    ),
    dua("QR14", "قُلْ هُوَ اللَّهُ أَحَدٌ", "qul huwa llāhu aḥad"),
    dua(
      "QR12",
      "رَبِّ زِدْنَا، وَمَنْ يَتَّقِ اللَّهَ يَجْعَلْ لَهُ مَخْرَجًا وَيَرْزُقْهُ مِنْ حَيْثُ لَا يَحْتَسِبُ",
      "rabbi zidnā, wa-man yattaqi llāha yajʿal lahu makhrajan wa-yarzuqhu min ḥaythu lā yaḥtasib"
    ),
  ]

  /// A dua without a transliteration.
  private static let doubledParticle = Samples.dua(4, "more", "More", "رَبِّ مِنْ مِنْ نُورِكَ", "rabbi", "My Lord")
    .replacing("<transliteration>rabbi</transliteration>", with: "")

  /// An additional dua.
  private static func dua(_ rule: String, _ arabic: String, _ latin: String, _ source: String = "") -> Self {
    let dua = Samples.dua(4, "more", "More", arabic, latin, "My Lord")
      .replacing("  <review", with: "  \(source)\n  <review")
    return .file(rule, "duas/more.xml", "<duas version=\"1\">\(dua)</duas>")
  }

  private static func latin(_ rule: String, _ old: String, _ new: String) -> Self {
    dua(rule, supplication, supplicationInLatin.replacing(old, with: new))
  }

  private static func quotation(_ rule: String, _ arabic: String, _ surah: String, _ ayah: String) -> Self {
    dua(rule, arabic, "rabbi", "<source type=\"quran\" surah=\"\(surah)\" ayah=\"\(ayah)\"/>")
  }
}
