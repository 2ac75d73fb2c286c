import ArabicText
import UnicodeText

/// What to write where the vowel of a ـه does not fit the vowel before it, either of which may be the mistake: خَلْقَهِ is خَلْقَهُ or خَلْقِهِ.
struct PronounCorrection {
  /// None if several words are possible.
  let edits: [ArabicTextAnalysis.Edit]
  /// The end of a message.
  let advice: String

  /// - Parameters:
  ///   - mark: The index of the vowel of the pronoun.
  ///   - wanted: The vowel that fits the one before it.
  init(
    of index: Int,
    writing wanted: Unicode.Scalar,
    at mark: Int,
    _ analysis: ArabicTextAnalysis
  ) {
    let word = analysis.words[index]
    func written(_ edits: [ArabicTextAnalysis.Edit]) -> String {
      analysis.text(of: word.range, with: edits).quoted(limit: 30)
    }
    let pronoun: [ArabicTextAnalysis.Edit] = [(mark..<mark + 1, String(wanted))]
    let others = Self.otherEdits(of: word, at: mark, analysis).filter {
      analysis.isFamiliar(word, with: [$0])
    }
    let genitive = wanted == Self.kasra ? pronoun : others
    let isGenitive = !others.isEmpty && Self.isGoverned(index, genitive, analysis)
    guard let other = others.first, !isGenitive || wanted != Self.kasra else {
      (edits, advice) = (pronoun, "write \(wanted.codePointAndName), as in \(written(pronoun))")
      return
    }
    let start = "the vowel before it does not fit it; write "
    if !isGenitive, analysis.isFamiliar(word, with: pronoun) || others.count > 1 {
      let words = ([pronoun] + others.map { [$0] }).map(written)
      (edits, advice) = ([], start + words.joined(separator: " or "))
      return
    }
    (edits, advice) = ([other], start + written([other]))
  }

  /// Whether a word is a noun after a preposition, so that it has a kasra before its pronoun.
  ///
  /// - Parameter genitive: The edits that write its genitive.
  private static func isGoverned(
    _ index: Int,
    _ genitive: [ArabicTextAnalysis.Edit],
    _ analysis: ArabicTextAnalysis
  ) -> Bool {
    if GenitiveGovernor(before: index, in: analysis) != nil { return true }
    let word = analysis.words[index]
    guard let start = word.startAfterBeh else { return false }
    let noun = MarkedWord(
      letters: Array(word.letters[start...]),
      range: word.letters[start].range.lowerBound..<word.range.upperBound
    )
    return analysis.isFamiliar(noun, with: genitive)
  }

  /// The edits that change the vowel before the heh, so that it fits.
  private static func otherEdits(
    of word: MarkedWord,
    at mark: Int,
    _ analysis: ArabicTextAnalysis
  ) -> [ArabicTextAnalysis.Edit] {
    otherEdits(of: word, at: mark, writing: analysis.scalars[mark], analysis)
  }

  /// The same for a heh that gets a vowel.
  fileprivate static func otherEdits(
    of word: MarkedWord,
    at mark: Int,
    writing ending: Unicode.Scalar,
    _ analysis: ArabicTextAnalysis
  ) -> [ArabicTextAnalysis.Edit] {
    guard let heh = word.letters.firstIndex(where: { $0.range.contains(mark) }), heh > 0,
      word.letters[heh].base == "\u{0647}",
      let vowel = word.letters[heh - 1].range.first(where: { analysis.scalars[$0].isHaraka })
    else { return [] }
    let vowels: [Unicode.Scalar]
    switch (analysis.scalars[vowel], ending) {
    case (kasra, damma): vowels = [fatha, damma]
    case (fatha, kasra), (damma, kasra): vowels = [kasra]
    default: return []
    }
    return vowels.map { (vowel..<vowel + 1, String($0)) }
  }

  private static let fatha: Unicode.Scalar = "\u{064E}"
  private static let damma: Unicode.Scalar = "\u{064F}"
  private static let kasra: Unicode.Scalar = "\u{0650}"
}

extension ArabicTextAnalysis {
  /// The edit of the vowel on a final heh, with that of the vowel before it if the two would not fit: شِرْكُهُ is شِرْكِهِ, not شِرْكُهِ.
  /// None if no word or several are known.
  func fittingEdits(_ edits: [Edit], of word: MarkedWord) -> [Edit] {
    guard edits.count == 1, let edit = edits.first, let ending = edit.replacement.unicodeScalars.first else {
      return edits
    }
    let others = PronounCorrection.otherEdits(of: word, at: edit.range.lowerBound, writing: ending, self)
    guard !others.isEmpty, !isFamiliar(word, with: edits) else { return edits }
    let known = others.map { [$0, edit] }.filter { isFamiliar(word, with: $0) }
    return known.count == 1 ? known[0] : []
  }
}
