import ArabicText
import Diagnostics
import UnicodeText

extension ArabicRule {
  /// The findings of one kind about a transliteration, at the Latin words, or at the Arabic words if there are none.
  ///
  /// - Parameter message: Makes a message from the Arabic and the Latin words between backquotes, which may be empty.
  static func transliterations(
    _ kind: TransliterationFinding.Kind,
    in analysis: ArabicTextAnalysis,
    message: (_ arabic: String, _ latin: String, _ difference: TransliterationFinding) -> String
  ) -> [Finding] {
    guard let transliteration = analysis.transliteration else { return [] }
    let found = transliteration.findings.filter { $0.kind == kind }
    return limited(found) { difference in
      let (arabic, latin) = (difference.arabic, difference.latin)
      let text = message(
        arabic?.text.quoted(limit: 40) ?? "",
        latin?.text.quoted(limit: 40) ?? "",
        difference
      )
      let arabicRange = arabic.map { analysis.source(of: $0.range) }
      guard let latin else {
        let note = Finding.Note("the transliteration", at: transliteration.text.text.range)
        return finding(text, at: arabicRange ?? analysis.text.text.range, notes: [note])
      }
      let beside = difference.neighbors.first.flatMap { first in
        difference.neighbors.last.map { first.lowerBound..<$0.upperBound }
      }
      let note = arabicRange ?? beside.map { analysis.source(of: $0) }
      let notes = note.map { [Finding.Note("the Arabic", at: $0)] } ?? []
      var result = finding(text, at: transliteration.source(of: latin.range), notes: notes)
      result.neighbors = difference.neighbors.map { analysis.source(of: $0) }
      return result
    }
  }
}

extension ArabicRule {
  /// The message about two words that differ in a consonant or a vowel.
  static func pair(_ latin: String, _ arabic: String, _ analysis: ArabicTextAnalysis, _ sound: String)
    -> String
  {
    switch (latin.isEmpty, arabic.isEmpty) {
    case (false, false):
      "\(latin) does not match \(arabic) in \(analysis.label): a \(sound) differs; compare the two words"
    case (false, true):
      "\(latin) in the transliteration has a \(sound) that \(analysis.label) does not have: compare the two texts"
    default:
      "\(arabic) in \(analysis.label) has a \(sound) that the transliteration does not have: compare the two texts"
    }
  }
}
