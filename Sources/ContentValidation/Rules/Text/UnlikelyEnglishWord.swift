import Diagnostics
import UnicodeText

/// An English word may be misspelled.
///
/// ## What it does
/// Looks in English titles, translations and prose for words that neither the library uses elsewhere nor a word list has, and
/// that are one typing error away from a word that is known.
///
/// Many Arabic terms and names are near to some English word. So a word of the list counts only if it is not a name, and one
/// of these is true: the library uses it, two letters are swapped, one is doubled, or the misspelled word has more than seven
/// letters. A word that only the library has counts if it is used three times, and two letters are swapped or one is doubled.
/// A capitalized word of four or five letters is compared only with words that are used ten times: `Alah`.
///
/// Skipped are words of fewer than five letters, capitalized words of fewer than six, words next to another unknown word,
/// words with marks, parts of compounds, and words that a transliteration of the library has. Equal texts count as one, and
/// the first is reported. This is information only, because no list has every word.
///
/// ## Why it matters
/// Readers trust a text less that has typing errors, and a search for the word does not find it.
///
/// ## Example
/// ```xml
/// <translation xml:lang="en">Deliever me from every evil; I beleive in You.</translation>
/// ```
///
/// ## How to fix it
/// Correct the word, or leave it if it is right.
enum UnlikelyEnglishWord: Rule {
  static let id: RuleID = "TX11"
  static let name = "unlikely-english-word"
  static let severity = Severity.information

  static func check(_ draft: IndexedDraft) -> [Finding] {
    let texts = draft.texts.filter { $0.role == .localized(.english) }
    // The duas of a chapter often have one title.
    var distinct = Set<ExactText>(minimumCapacity: texts.count)
    let english = texts.filter { distinct.insert(ExactText($0.text.value)).inserted }
    let uses = EnglishWordUses(english.map(\.text.value))
    let unknown = uses.unknownWords
    let suspects = Set(unknown.lazy.filter { $0.letters.count >= shortestName }.map(\.text))
    guard !suspects.isEmpty else { return [] }
    var sounds = PlainLatinWords(Set(unknown.map(\.letters)))
    for text in draft.texts where text.role == .transliteration { sounds.find(in: text.text.value) }
    let known = sounds.found.union(terms)
    return suspects.sorted().flatMap { index in
      let text = english[index]
      return limited(unlikely(in: text, known, uses)) { word in
        finding(
          message(text, word, correction(word, uses)),
          at: text.source(of: word.bytes)
        )
      }
    }
  }

  private static func unlikely(in text: DraftText, _ known: Set<[UInt8]>, _ uses: EnglishWordUses)
    -> [EnglishWord]
  {
    let words = EnglishWord.words(of: text.text.value)
    var judged: [[UInt8]: Bool] = [:]
    var capitalized: [[UInt8]: Bool] = [:]
    var compared = 0
    return words.indices.filter { index in
      let word = words[index]
      if let judgement = (word.isCapitalized ? capitalized : judged)[word.letters] { return judgement }
      let isLong = word.letters.count >= (word.isCapitalized ? shortestCapitalized : shortest)
      var isUnlikely =
        (isLong || isShortName(word))
        && isUnknown(word, known, uses)
        // Words of another language are seldom alone.
        && !words[max(0, index - 1)..<index].contains { isUnknown($0, known, uses) }
        && !words[(index + 1)...].prefix(1).contains { isUnknown($0, known, uses) }
        && (isLong || isSlipOfUsualName(word, uses))
      if isUnlikely {
        compared += 1
        isUnlikely = compared <= comparisonLimit && correction(word, uses) != nil
      }
      if word.isCapitalized {
        capitalized[word.letters] = isUnlikely
      } else {
        judged[word.letters] = isUnlikely
      }
      return isUnlikely
    }
    .map { words[$0] }
  }

  private static func isUnknown(_ word: EnglishWord, _ known: Set<[UInt8]>, _ uses: EnglishWordUses) -> Bool {
    uses.count(of: word) < 2 && !known.contains(word.letters) && !EnglishWords.contain(word.letters)
  }

  /// The number of unknown words of a text that are compared with the list: a text that has more is not English.
  private static let comparisonLimit = 100
  /// The lengths in letters of the shortest words that are looked up, and of those that are no longer than most names and terms.
  private static let (shortest, shortestCapitalized, longestTerm) = (5, 6, 7)

  private static func isShortName(_ word: EnglishWord) -> Bool {
    word.isCapitalized && (shortestName..<shortestCapitalized).contains(word.letters.count)
  }

  /// Whether a short name differs by a slip of typing from a word that the library uses very often.
  private static func isSlipOfUsualName(_ word: EnglishWord, _ uses: EnglishWordUses) -> Bool {
    let usual = EnglishWords.near(word.letters) { other in
      uses.count(of: other) >= usesOfUsualName && word.isSlip(of: other)
    }
    return !usual.isEmpty
  }

  /// The length in letters of the shortest words that are compared with names such as Allah, and how often those must be used.
  private static let (shortestName, usesOfUsualName) = (4, 10)

  /// The word that may be meant: the one that the library uses most often.
  private static func correction(_ word: EnglishWord, _ uses: EnglishWordUses) -> [UInt8]? {
    let near =
      EnglishWords.near(word.letters).filter { isLikely($0, for: word, uses) }
      + EnglishWords.near(word.letters) { isOftenUsed($0, insteadOf: word, uses) }
    let best = near.indices.max { lhs, rhs in
      (uses.countInLowerCase(of: near[lhs]), -lhs) < (uses.countInLowerCase(of: near[rhs]), -rhs)
    }
    return best.map { near[$0] }
  }

  /// Whether the library uses a word that is not in the list, often enough to be none that is misspelled alike.
  private static func isOftenUsed(_ other: [UInt8], insteadOf word: EnglishWord, _ uses: EnglishWordUses)
    -> Bool
  {
    uses.count(of: other) >= minimumUses && word.isSlip(of: other)
  }

  private static let minimumUses = 3

  /// Whether a word may be meant, and not only be near to a name or an Arabic term: it is not a name, and the library uses it, or
  /// the two differ by a slip of typing, or they are longer than most terms.
  private static func isLikely(_ other: [UInt8], for word: EnglishWord, _ uses: EnglishWordUses) -> Bool {
    guard EnglishWords.containCommon(other) else { return false }
    return word.letters.count > longestTerm || word.isSlip(of: other) || uses.countInLowerCase(of: other) > 0
  }

  private static func message(_ text: DraftText, _ word: EnglishWord, _ correction: [UInt8]?) -> String {
    let written = text.text.value.text(ofBytes: word.bytes)
    let letters = String(decoding: correction ?? [], as: UTF8.self)
    let meant = word.isCapitalized ? letters.prefix(1).uppercased() + letters.dropFirst() : letters
    return "\(text.label) has the unusual word \(written.quoted()); did you mean `\(meant)`?"
  }

  /// Terms and parts of names that are written in lowercase in English prose, and the half of *vice versa*, which is not a word alone.
  private static let terms: [[UInt8]] = """
    versa adhan bint bin ibn dhikr dua duas fajr ghusl hadith hajj halal haram hijri iman iqamah isnad jannah jinn kunya maghrib
    mahram masjid muadhin mushaf nafl niyyah qibla qiblah qunut rakah rakahs ruku ruqyah sahih salah salam salawat sawm shahada
    shahadah shirk siwak sujud sunnah surah surahs suhur tahajjud takbir talbiyah taqwa tasbih tashahhud tawaf tawhid ummah
    umrah witr wudu zakah zakat zamzam zikr
    """
    .split(whereSeparator: \.isWhitespace).map { Array($0.utf8) }
}
