import Diagnostics
import UnicodeText

/// A word of the transliteration is not what the library's scheme writes for the Arabic.
///
/// ## What it does
/// If the policy names a scheme (`transliteration-scheme`), romanizes every recited text in it and compares the result with the
/// transliteration, word by word. The message says in which letter or vowel two words differ, and which of them is more likely
/// wrong: the words of the other duas and of the Quran decide.
///
/// Words that differ in every scheme are errors, TL08. A transliteration that is written in another scheme is one error, TL12.
/// Generated transliterations are left to GT02.
///
/// Words for which another rule reports a misquote, missing vowel marks or marks that exclude each other are skipped, and so
/// are pauses at signs that another rule reports.
///
/// ## Why it matters
/// A wrong dot, a wrong vowel or a letter of a similar sound makes another word, which no spelling check can see. The
/// transliteration was written for the right one.
///
/// ## Example
/// ```xml
/// <arabic>رَبِّ كِنِي عَذَابَكَ</arabic>
/// <transliteration>rabbi qinī ʿadhābak</transliteration>
/// ```
///
/// ## How to fix it
/// Compare both words with a printed source, and correct the wrong one.
enum TransliterationDiffers: ArabicRule {
  static let id: RuleID = "TL11"
  static let name = "transliteration-differs"
  static let severity = Severity.warning
  static let explains: [RuleID] = ["TR01", "TX17"]
  static let screen = Screen.traits(.ownTransliteration)

  static func check(_ analysis: ArabicTextAnalysis) -> [Finding] {
    departures(ofErrors: false, in: analysis)
  }
}

extension ArabicRule {
  /// The findings about words that differ from the scheme of the policy, at the word that is more likely wrong; at the Arabic if
  /// that is not known.
  ///
  /// - Parameter errors: Whether to report the words that differ in every scheme, or the others.
  static func departures(ofErrors errors: Bool, in analysis: ArabicTextAnalysis) -> [Finding] {
    guard let transliteration = analysis.transliteration, let scheme = transliteration.scheme else {
      return []
    }
    return limited(scheme.departures.filter { $0.isError == errors }) { departure in
      let explanation = scheme.explanation(of: departure, analysis.label)
      let arabic = analysis.source(of: explanation.arabic)
      let latin = transliteration.source(of: explanation.latin)
      guard !explanation.isAboutArabic else {
        return finding(
          explanation.message,
          at: arabic,
          notes: [Finding.Note("the transliteration", at: latin)],
          fixIts: explanation.boundary.map { analysis.change("write a space", .unsafe, [($0..<$0, " ")]) }
            ?? explanation.gap.map { analysis.change("remove the space", .unsafe, [($0, "")]) }
            ?? explanation.correction.map {
              analysis.change("write \($0.quoted(limit: 40))", .unsafe, [(explanation.arabic, $0)])
            } ?? []
        )
      }
      return finding(
        explanation.message,
        at: latin,
        notes: [Finding.Note("the Arabic", at: arabic)],
        fixIts: explanation.replacement.map {
          [FixIt("write \($0.quoted(limit: 40))", FixIt.Edit(latin, $0))]
        } ?? []
      )
    }
  }
}
