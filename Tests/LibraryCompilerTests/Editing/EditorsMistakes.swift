import Testing

/// A mistake that an editor makes in a file of the library, and what an editor is shown.
struct EditorsMistake: CustomTestStringConvertible {
  let file: String
  /// The text after which the mistake is made.
  let place: String
  let text: String
  let mistake: String
  /// `RULE severity `MARKED TEXT`` of every error and warning.
  let findings: [String]

  var testDescription: String { "\(text) -> \(mistake)" }

  private init(_ file: String, after place: String, _ text: String, _ mistake: String, _ findings: String...)
  {
    (self.file, self.place, self.text, self.mistake) = (file, place, text, mistake)
    self.findings = findings
  }
}

extension EditorsMistake {
  private static let core = "duas/core.xml"
  private static let adhkar = "duas/morning-evening.xml"
  private static let daily = "duas/prophetic-daily.xml"
  private static let prayer = "duas/prophetic-prayer.xml"
  private static let supplications = "duas/prophetic-supplications.xml"
  private static let quran = "duas/quran.xml"
  private static let foundation = "duas/foundation.json"
  private static let journeys = "journeys/core.xml"

  static let all = letters + words + pastes + latin + facts + syntax

  private static let letters: [Self] = [
    .init(prayer, after: "ar\">اللَّهُمَّ إِنِّي ظَلَمْتُ", "ظَلَمْتُ", "طَلَمْتُ", "TL08 error `طَلَمْتُ`"),
    .init(core, after: "مِنَ ", "الظَّالِمِينَ", "الضَّالِمِينَ", "QR01 error `الضَّالِمِينَ`"),
    .init(daily, after: "بَيْنَكُمَا", "فِي", "فِى", "AR13 warning `ى`"),
    .init(prayer, after: "الدَّعْوَةِ ", "التَّامَّةِ", "التَّامَةِ", "TL11 warning `التَّامَةِ`"),
    .init(daily, after: "<arabic>", "بَارَكَ اللَّهُ", "بَارَكََ اللَّهُ", "AR09 error `كََ`"),
    .init(daily, after: "أَسْأَلُ اللَّهَ ", "الْعَظِيمَ", "الْعَظيمَ", "TK02 warning `الْعَظيمَ`"),
    .init(core, after: "أَعِنِّي عَلَى ", "ذِكْرِكَ", "ذِکْرِكَ", "AR05 error `ک`"),
    .init(supplications, after: "ثَبِّتْ ", "قَلْبِي", "قَلْـبِي", "AR02 error `ـ`"),
    .init(supplications, after: "عَدْلٌ فِيَّ ", "قَضَاؤُكَ", "قَضَاءُكَ", "AR22 error `ءُ`"),
    .init(prayer, after: "وَلَكَ الْحَمْدُ، ", "حَمْدًا", "حَمْدًاً", "AR08 warning `دًاً`"),
    .init(adhkar, after: "رَحْمَتَكَ ", "أَرْجُو", "أَرْجُوا", "AR49 warning `أَرْجُوا`"),
    .init(
      supplications,
      after: "slug=\"turner-of-hearts\"",
      "الْقُلُوبِ ثَبِّتْ قَلْبِي",
      "الْقُلُوبِ ثَبِّتْقَلْبِي",
      "AR12 error `ثَبِّتْقَلْبِي`"
    ),
    .init(daily, after: "أُعِيذُكُمَا ", "بِكَلِمَاتِ", "بِكَلِمَاةِ", "AR51 warning `بِكَلِمَاةِ`"),
  ]

  private static let words: [Self] = [
    .init(quran, after: "إِنَّكَ أَنْتَ السَّمِيعُ ", "الْعَلِيمُ", "الْحَكِيمُ", "QR05 error `الْحَكِيمُ`"),
    .init(core, after: "مِنَ ", "الْهَمِّ وَالْحَزَنِ", "الْحَزَنِ وَالْهَمِّ", "TL07 error `l-hammi wa-l-ḥazan`"),
    .init(supplications, after: "عَفُوٌّ ", "تُحِبُّ", "تُحِبُّ تُحِبُّ", "TL04 error `تُحِبُّ`"),
    .init(supplications, after: "قَلْبِي ", "عَلَى دِينِكَ", "عَلَىدِينِكَ", "AR12 error `عَلَىدِينِكَ`"),
    .init(daily, after: "وَاغْفِرْ لَهُمْ ", "وَارْحَمْهُمْ", "وَارْحَمْ هُمْ", "TL11 warning `وَارْحَمْ هُمْ`"),
  ]

  private static let pastes: [Self] = [
    .init(
      supplications,
      after: "slug=\"guide-me-and-set-me-straight\"",
      "<arabic>اللَّهُمَّ",
      "<arabic>🤲🏻 اللَّهُمَّ",
      "TX10 error `🤲🏻`"
    ),
    .init(
      quran,
      after: "slug=\"increase-me-in-knowledge\"",
      "عِلْمًا</arabic>",
      "عِلْمًا، رَبِّ اشْرَحْ لِي صَدْرِي</arabic>",
      "QR07 error `رَبِّ اشْرَحْ لِي صَدْرِي`"
    ),
    .init(
      foundation,
      after: "\"slug\": \"subhanallah\"",
      "اللَّهِ\"",
      "اللَّهِ (٣٣ مرة)\"",
      "AR19 warning `٣٣ مرة`"
    ),
    .init(
      supplications,
      after: "slug=\"turner-of-hearts\"",
      "<arabic>يَا مُقَلِّبَ الْقُلُوبِ ثَبِّتْ قَلْبِي عَلَى دِينِكَ",
      "<arabic>“يَا مُقَلِّبَ الْقُلُوبِ ثَبِّتْ قَلْبِي عَلَى دِينِكَ”",
      "TX10 error `“`"
    ),
    .init(
      quran,
      after: "slug=\"mercy-on-my-parents\"",
      "صَغِيرًا</arabic>",
      "صَغِيرًا [الإسراء: ٢٤]</arabic>",
      "AR19 warning `[الإسراء: ٢٤]`"
    ),
    .init(prayer, after: "<arabic>اللَّهُمَّ اغْفِرْ ", "لِي، وَارْحَمْنِي", "لِي, وَارْحَمْنِي", "AR17 error `,`"),
    .init(
      prayer,
      after: "slug=\"entering-the-mosque\"",
      "رَحْمَتِكَ</arabic>",
      "رَحْمَتِكَ. اللَّهُمَّ إِنِّي أَسْأَلُكَ مِنْ فَضْلِكَ</arabic>",
      "TL02 warning `اللَّهُمَّ إِنِّي أَسْأَلُكَ مِنْ فَضْلِكَ`"
    ),
  ]

  private static let latin: [Self] = [
    .init(
      quran,
      after: "slug=\"do-not-leave-me-alone\"",
      "My Lord, do not leave me alone, and You are the best of inheritors.",
      "My Lord, leave me alone, and You are the best of inheritors.",
      "TX24 warning `My Lord, leave me alone, and You are the best of inheritors.`"
    ),
    .init(quran, after: "slug=\"expand-my-breast\"", "My Lord, open", "Our Lord, open", "TX23 warning `Our`"),
    .init(quran, after: "slug=\"do-not-leave-me-alone\"", "inheritors.", "inheritors,", "TX29 warning `,`"),
    .init(quran, after: "slug=\"do-not-leave-me-alone\"", "inheritors.", "inheritors..", "TX27 warning `..`"),
    .init(core, after: "whatever is on the earth. ", "Who could", "who could", "TX28 warning `who`"),
    .init(daily, after: "ṣayyiban ", "nāfiʿā", "nafiʿā", "TL11 warning `nafiʿā`"),
    .init(daily, after: "<transliteration>", "aʿūdhu", "Aʿūdhu", "TX10 error `A`"),
    .init(daily, after: "ʿalayk, ", "wa-jamaʿa", "wa jamaʿa", "TL11 warning `wa jamaʿa`"),
    .init(
      daily,
      after: "<transliteration>",
      "jazāka llāhu khayrā",
      "jazāka llāhu khayrā (3x)",
      "TR02 error `(3x)`"
    ),
  ]

  private static let facts: [Self] = [
    .init(supplications, after: "<dua id=\"", "100", "101", "ID05 error `101`"),
    .init(
      foundation,
      after: "\"slug\": \"tahlil\"",
      "\"repetitions\": 10,",
      "\"repetitions\": 100,",
      "DU09 warning `ten times`"
    ),
    .init(core, after: "bukhari\" number=\"", "6306", "6360", "CT07 warning `6306`"),
    .init(daily, after: "illness (", "Abu Dawud 3106", "al-Tirmidhi 3106", "CT07 warning `3106`"),
    .init(quran, after: "surah=\"17\" ayah=\"", "24", "124", "CT02 error `124`"),
    .init(quran, after: "surah=\"3\" ayah=\"", "191-194", "191-195", "QR15 warning `191-195`"),
    .init(quran, after: "surah=\"3\" ayah=\"", "191-194", "191-193", "QR15 warning `191-193`"),
    .init(
      daily,
      after: "slug=\"when-it-rains\"",
      "grader=\"al-Bukhari\"",
      "grader=\"Muslim\"",
      "CT10 warning `Muslim`"
    ),
    .init(
      adhkar,
      after: "slug=\"morning-by-you\" category=\"",
      "morning",
      "evening",
      "DU10 warning `evening`"
    ),
    .init(
      daily,
      after: "slug=\"healing-of-the-sick\"",
      "repetitions=\"7\"",
      "repetitions=\"3\"",
      "DU09 warning `seven times`"
    ),
    .init(
      journeys,
      after: "<step dua=\"",
      "lawful-provision",
      "lawful-provisions",
      "RF03 error `lawful-provisions`"
    ),
  ]

  private static let syntax: [Self] = [
    .init(core, after: "surah=\"", "2", "Al-Baqarah", "VO05 error `Al-Baqarah`"),
    .init(daily, after: "For the ", "Newly Married", "<b>Newly</b> Married", "VO16 error `<b>`"),
    .init(daily, after: "الشَّيْطَانِ ", "الرَّجِيمِ</arabic>", "الرَّجِيمِ", "XM03 error `arabic`"),
    .init(daily, after: "At any time", ", over", " & over", "XM05 error `&`"),
    .init(daily, after: "slug=\"thanking-someone\"", "</dua>", "", "XM03 error `dua`"),
    .init(
      foundation,
      after: "\"en\": \"Allah is greater",
      " than all",
      " <i>than</i> all",
      "TX10 error `<i>`"
    ),
    .init(foundation, after: "\"ar\": \"كَلِمَةُ التَّوْحِيدِ\"", "},", "", "JS01 error `{`"),
    .init(foundation, after: "\"slug\": ", "\"la-hawla\",", "\"la-hawla\"", "JS01 error ``"),
    .init(foundation, after: "Allah is ", "greater", "\"greater\"", "JS01 error `\"`"),
  ]
}
