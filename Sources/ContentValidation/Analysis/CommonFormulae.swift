import QuranText

/// Words of praise from the Quran that people also say on their own. They are not quotations.
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
    "فاطر السماوات والأرض عالم الغيب والشهادة",
  ].map { QuotableText($0) }

  /// Whether words of a text are part of a formula.
  static func contain(_ text: QuotableText, _ words: Range<Int>) -> Bool {
    texts.contains { $0.contains(text, words) }
  }
}
