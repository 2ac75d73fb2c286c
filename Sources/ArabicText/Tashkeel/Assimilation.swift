extension Unicode.Scalar {
  /// Whether a letter without a vowel may be assimilated to the next (idgham), which then has a shadda while this letter is
  /// unmarked.
  func merges(into next: Self) -> Bool {
    if self == next { return true }
    return switch self {
    case "ن": "لرمنوي".unicodeScalars.contains(next)
    case "ل": next.isSunLetter
    case "د", "ط", "ظ": next == "ت"
    case "ذ": next == "ت" || next == "ظ"
    case "ت": next == "د" || next == "ط"
    case "ث": next == "ذ" || next == "ت"
    case "ق": next == "ك"
    case "ب": next == "م"
    case "ض": next == "ط"
    default: false
    }
  }

  /// Whether a noon without a vowel before the letter is hidden in it (ikhfa, iqlab), and often left unmarked.
  var hidesNoon: Bool { "تثجدذزسشصضطظفقكب".unicodeScalars.contains(self) }
}
