import QuranText

/// Words that are in the Quran, and are not quotations.
enum CommonFormulae {
  private static let saidAlone = [
    "بسم الله الرحمن الرحيم",
    "أستغفر الله الذي لا إله إلا هو الحي القيوم وأتوب إليه",
    "له الملك وله الحمد وهو على كل شيء قدير",
    "لا إله إلا الله وحده لا شريك له له الملك وله الحمد يحيي ويميت وهو على كل شيء قدير",
    "لا إله إلا هو عليه توكلت وهو رب العرش العظيم",
    "الحمد لله رب العالمين الرحمن الرحيم",
    "لا إله إلا أنت سبحانك إني كنت من الظالمين",
    "لا يضر مع اسمه شيء في الأرض ولا في السماء وهو السميع العليم",
    "رب السماوات والأرض عالم الغيب والشهادة",
    "اللهم فاطر السماوات والأرض عالم الغيب والشهادة",
    // Muslim 918.
    "إنا لله وإنا إليه راجعون",
  ].map { QuotableText($0) }

  private static let inHadiths = [
    // Muslim 771.
    "وجهت وجهي للذي فطر السماوات والأرض حنيفا وما أنا من المشركين",
    // Ahmad 15360.
    "وعلى ملة أبينا إبراهيم حنيفا مسلما وما كان من المشركين",
    // Muslim 594.
    "لا إله إلا الله مخلصين له الدين ولو كره الكافرون",
    // Abu Dawud 1493.
    "الله الأحد الصمد الذي لم يلد ولم يولد ولم يكن له كفوا أحد",
    // An-Nasai, as-Sunan al-Kubra 7641.
    "لا إله إلا الله الواحد القهار رب السماوات والأرض وما بينهما العزيز الغفار",
  ].map { QuotableText($0) }

  /// Whether words of a text are part of a formula that people also say on its own, such as words of praise.
  static func areSaidAlone(_ text: QuotableText, _ words: Range<Int>) -> Bool {
    saidAlone.contains { $0.contains(text, words) }
  }

  /// Whether words of a longer text are part of a formula, or of words that hadiths share with the Quran.
  static func contain(_ text: QuotableText, _ words: Range<Int>) -> Bool {
    areSaidAlone(text, words) || inHadiths.contains { $0.contains(text, words) }
  }
}
