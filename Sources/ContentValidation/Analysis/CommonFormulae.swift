import QuranText

/// Words of praise from the Quran that people also say on their own, and words that hadiths share with it. They are not
/// quotations.
enum CommonFormulae {
  private static let texts = [
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

  /// Whether words of a text are part of a formula.
  static func contain(_ text: QuotableText, _ words: Range<Int>) -> Bool {
    texts.contains { $0.contains(text, words) }
  }
}
