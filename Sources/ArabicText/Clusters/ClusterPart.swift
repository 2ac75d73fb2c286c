import UnicodeText

/// What one scalar of a text contributes to its letters, before hamza and madda are composed with their seats: for folds that are
/// computed elsewhere, for example in a database.
package enum ClusterPart: Equatable, Sendable {
  /// A letter, or a tatweel, and the marks that are part of it.
  case letter(Unicode.Scalar, ArabicMarks)
  /// A mark of the letter before it.
  case mark(ArabicMarks)
  /// Anything else; digits are those of ASCII.
  case other(Unicode.Scalar)

  /// The scalars for which a presentation form stands; the scalar itself if it is not one; empty if folds ignore it.
  package static func expansion(of scalar: Unicode.Scalar) -> [Unicode.Scalar] {
    if scalar.isIgnoredInFolds { return [] }
    guard PresentationForm.isCandidate(scalar), let parts = PresentationForm.expansion(of: scalar) else {
      return [scalar]
    }
    return Array(parts)
  }

  /// The part of a scalar that is not a presentation form, as ``LetterClusters`` reads it.
  package init(_ scalar: Unicode.Scalar) {
    if scalar.value < 0x0600 {
      self = .other(scalar)
    } else if let marks = ArabicMarks(scalar) {
      self = .mark(marks)
    } else if scalar.isArabicLetter || scalar.isTatweel {
      let (base, marks) = LetterClusters.decomposed(scalar)
      self = .letter(base, marks)
    } else {
      self = .other(scalar.asciiDigit ?? scalar)
    }
  }
}
