import ArabicText

/// الذي, التي or الذين with a second lam. The dual and the feminine plural have two: اللَّذَانِ, اللَّذَيْنِ, اللَّاتِي.
struct RelativePronoun {
  /// Both lams, as indices of scalars.
  let lams: Range<Int>
  /// The pronoun with one lam, vocalized.
  let written: String
  /// Removes the first lam; nil if the other one would have another mark than the shadda then.
  let edit: ArabicTextAnalysis.Edit?

  /// Nil for other words, and for those that may be a dual.
  init?(_ letters: [MarkedLetter]) {
    guard letters.count > 4, let last = letters.last, last.base == "\u{064A}" || last.base == "\u{0646}"
    else {
      return nil
    }
    let bases = letters.basesWithoutWasla
    guard let form = Self.forms.first(where: { bases.suffix($0.letters.count).elementsEqual($0.letters) })
    else { return nil }
    let start = bases.count - form.letters.count
    let isAfterProclitics = letters[..<start].allSatisfy { $0.isProclitic(.beforeNouns) }
    // Without its vowel الذين may be the dual.
    guard isAfterProclitics, start <= 2, !form.mayBeDual || letters[start + 3].has(.kasra) else { return nil }
    let (first, second) = (letters[start + 1], letters[start + 2])
    lams = first.range.lowerBound..<second.range.upperBound
    written = form.written
    edit = first.marks.isEmpty && (second.has(.shadda) || second.marks.isEmpty) ? (first.range, "") : nil
  }

  private struct Form {
    let letters: [Unicode.Scalar]
    let written: String
    var mayBeDual = false

    init(_ letters: String, _ written: String, mayBeDual: Bool = false) {
      self.letters = Array(letters.unicodeScalars)
      self.written = written
      self.mayBeDual = mayBeDual
    }
  }

  private static let forms = [
    Form("اللذي", "الَّذِي"), Form("اللتي", "الَّتِي"), Form("اللذين", "الَّذِينَ", mayBeDual: true),
  ]
}
