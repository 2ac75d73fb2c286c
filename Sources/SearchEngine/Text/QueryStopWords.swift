/// How significant a word of a query is.
enum QueryStopWords {
  /// Words that only phrase a question.
  static let empty = ShortWordSet(
    latin: """
      a an and are as at be but by can do does dua duaa duas duah dhua doa doaa dooa doua douaa douas dova du3a du3a2 do3a \
      do3a2 dou3a dou3a2 for from had has have he her his how i if in \
      into is it its of on or she so that the their them then there these they this to upon was we were what when where \
      which while who will with you your supplication supplications get make one should words invocation
      making help want need \
      au aux avec ce ces cette chez comment dans de des du en est et il je la le les mes mon notre nos pour quand que qui se si \
      un une votre vous invocations jai fait quel quelle \
      ada adalah aku atau bacaan dan dari dengan di doanya itu ke ketika kita oleh pada saat saya untuk yang agar supaya biar sedang semasa apabila \
      bir bu duasi dualari icin ile nasil olan okunacak okunan okunur ve zaman ne yapmali denir \
      aur hai hain ka kay ki ko liye mein parhne waqt wali wala wazifa mujhe batao karne jane \
      das dem der ein eine einer fur ich mit und von wenn bittgebet addua adduar como con del las los para por una
      """
  )
  /// Words with a meaning that occur nearly everywhere.
  static let light = ShortWordSet(
    latin: """
      after against before during going getting go someone somebody person people me my our prayer prayers pray recite recited reciting say saying said us \
      dhikr zikr azkar adhkar allah lord o not no away keep keeps same too very really got cant dont doesnt wont im just still \
      always never because feel feeling \
      apres avant contre sans lors sebelum sesudah setelah once sonra nach vor antes despues selepas lepas namaz salat priere
      """
  )
  static let emptyArabic = ShortWordSet(
    arabic: """
      دعا الدعا ادعيه ذكر اذكار الذكر عند في من علي الي عن ما ماذا يقال يقول اقول \
      ابغي وش ايش شو شنو شلون ازاي عشان علشان لما اللي للي بدي عايز عايزه عاوز عاوزه ممكن ادعي نقول بقول كيف كي كو كا مين سي ليي ني \
      كامل كامله كاملا مكتوب مكتوبه دعاي براي از
      """
  )
  static let lightArabic = ShortWordSet(arabic: "قبل بعد بين الله اللهم")

  private static let persons = ShortWordSet(latin: "am my me our us")

  /// Whether a word says who is in a situation.
  static func isPerson(_ word: SearchWord) -> Bool { persons.contains(word.bytes) }

  /// Whether a word only phrases a question.
  static func isEmpty(_ word: SearchWord) -> Bool {
    switch word.script {
    case .arabic: emptyArabic.contains(word.bytes)
    case .other: empty.contains(word.bytes)
    }
  }

  /// Whether a word says little. It never counts as a misspelling of another.
  static func isLight(_ word: SearchWord) -> Bool { weight(of: word) < 1 }

  /// The weight of a word, from 0 to 1.
  static func weight(of word: SearchWord) -> Double {
    switch word.script {
    case .arabic: emptyArabic.contains(word.bytes) ? 0.15 : lightArabic.contains(word.bytes) ? 0.6 : 1
    case .other: empty.contains(word.bytes) ? 0.05 : light.contains(word.bytes) ? 0.4 : 1
    }
  }
}

extension SearchWord {
  /// Whether a query of the word alone asks for something: it is not a number, and does not only phrase a question.
  package var isSubject: Bool { !hasDigit && !QueryStopWords.isEmpty(self) }
}
