import ArabicText
import Diagnostics
import UnicodeText

/// A letter has a mark or a neighbor that it has in no word of Arabic.
///
/// ## What it does
/// Looks in recited text and Arabic prose, outside of the Quran, for the following.
///
/// Hamza:
///
/// - A kasra on أ, and a fatha, damma or sukun on إ.
/// - A hamza on a seat that does not fit its vowel and the one before it, as in قَضَاءُكَ for قَضَاؤُكَ.
/// - A hamza with fathatan without the alef after it (سُوءً), with one that it does not have (دُعَاءًا), or with a letter before it to
///   which it is joined (شَيْءًا).
/// - A hamza and a long a at the beginning of a word (أَامَنْتُ).
/// - A hamza on the hamzat al-wasl of a command (إِغْفِرْ, أَرْزُقْنَا), of a noun or verb of the seventh, eighth or tenth form
///   (إِسْتِغْفَار), and of اسم, ابن, امرأة and اثنان.
///
/// Beginnings:
///
/// - A word that begins with a sukun, or with an alef without hamza before a vowel.
/// - Three lams (لِللَّهِ), and one where a noun has a lam after that of the article (الَّيْل).
///
/// Vowels:
///
/// - A fatha before a final yeh with fatha (رَبَّيَ), or before one without a mark if the noun is known with kasra (دِينَي).
/// - A fatha before the teh of a verb that is known with sukun (صَنَعَتُ).
/// - A teh marbuta after a kasra, a damma or a sukun.
/// - A vowel on آ.
/// - A damma or kasra, or their tanwin, without a shadda on a final waw after a damma (عَدُوٌ), and on a final yeh after a kasra if the
///   word has the article or the tanwin (النَّبِيِ).
/// - A waw or yeh that repeats the vowel before it (سُبُّوُحٌ).
/// - A dagger alef on a letter with kasra or damma.
///
/// Sukun and shadda:
///
/// - An alef with sukun.
/// - A shadda on آ, إ, ة or, except after lam, on ا; after the article, on a letter to which it is not assimilated; after a sukun;
///   and on two letters with damma in a row.
/// - Two letters with sukun in a row within a word.
/// - The article with sukun before a letter to which it is assimilated.
///
/// Tanwin:
///
/// - A fathatan without the alef after it.
/// - A tanwin after the article (الْفَقْرٍ), on the pronoun of a preposition (لَكٌ) and on a particle (عَلىً).
///
/// Long vowels:
///
/// - The same one written twice.
/// - A final yeh for alef maksura, where the vowels or a known word show it.
/// - An alef maksura after a yeh, except in يَحْيَى (الدُّنْيَى).
/// - إِلَّى and إِلَا.
/// - An alef in words such as هٰذا, whose long a has no letter (هَاذَا), and none in سُبْحَان, شَيْطَان, عَالَمِين and the like (سُبْحَنَ).
/// - A long vowel before a letter with sukun (أَغِيثْنَا).
///
/// The name of Allah:
///
/// - With one lam (الَّهِ), without its alef after بـ or تـ (بِللَّهِ), or, in a vocalized text, without the shadda or the fatha of its lam.
/// - اللهم with a vowel on its meem but no shadda.
///
/// ## Why it matters
/// The word is certainly mistyped. Often another vowel or letter was meant than the one that a reader guesses.
///
/// ## Example
/// ```xml
/// <arabic>أِنِّي أَعُوذُ بِكَ</arabic>
/// ```
///
/// ## How to fix it
/// Write what the message names, or look the word up. No fix is offered if the word is known only with another vowel there: عْلَيْنَا.
/// Nor is one offered for أَكْرَمْنِي and the like, which may be أَكْرَمَنِي or أَكْرِمْنِي, unless the word is known without the hamza.
enum ImpossibleSpelling: ArabicRule {
  static let id: RuleID = "AR22"
  static let name = "impossible-spelling"
  static let severity = Severity.error
  static let explains: [RuleID] = ["AR11", "AR16", "TX17"]
  static let screen = Screen.words { $0.mayBeMisspelled }

  static func check(_ analysis: ArabicTextAnalysis) -> [Finding] {
    guard analysis.kind != .quoting else { return [] }
    // The spelling of a mushaf has hamzas of its own.
    let defects = analysis.impossibleSpellings.filter {
      analysis.mayBeQuran || !analysis.isInQuran($0.range) || analysis.isMisspelledInQuran($0.range)
    }
    return findings(
      defects.map { defect in
        let letters = analysis.quoted(defect.range)
        let word = analysis.word(around: defect.range.lowerBound)
        let isVowelWrong = analysis.isMoreLikelyWithOtherMark(defect)
        return TextIssue(
          range: defect.range,
          message:
            "\(letters) in \(defect.range == word ? "" : "\(analysis.quoted(word)) of ")\(analysis.label) is not Arabic spelling: \(defect.advice)"
            + (isVowelWrong ? doubt(defect) : ""),
          edits: isVowelWrong ? [] : defect.edits
        )
      },
      in: analysis,
      fix: "write the spelling of the language"
    )
  }

  /// What else may be the mistake, as the end of a message.
  private static func doubt(_ defect: SpellingDefect) -> String {
    if defect.isHamzaOfFourthForm { return ", unless another vowel of the word is the mistake" }
    return defect.isSeatOfHamza ? ", unless the vowel before it is the mistake" : ""
  }
}
