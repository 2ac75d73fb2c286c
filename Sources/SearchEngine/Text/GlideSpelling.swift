import UnicodeText

/// The spelling of Bosnian and German, in which j is the sound of y: `ja hejju ja kejjum`, `Jusuf`.
enum GlideSpelling {
  /// The text with y for j, and with ǧ for dž, which has the sound of j there; nil if it has neither.
  static func text(of text: String) -> String? {
    var scalars: [Unicode.Scalar] = []
    var isChanged = false
    for scalar in text.unicodeScalars {
      let last = scalars.last
      switch scalar {
      case "j", "J":
        scalars.append("y")
        isChanged = true
      case "ž" where last == "d" || last == "D", "Ž" where last == "d" || last == "D":
        scalars[scalars.count - 1] = "ǧ"
        isChanged = true
      default: scalars.append(scalar)
      }
    }
    return isChanged ? String(scalars: scalars) : nil
  }
}
