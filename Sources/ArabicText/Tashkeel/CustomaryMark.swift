/// A mark that some texts write and others omit; each text shows which it does.
enum CustomaryMark: Hashable, CaseIterable {
  /// The sukun of the article's lam, of an audible noon or meem, and of every other letter.
  case articleSukun, noonSukun, meemSukun, sukun
  /// The sukun of the article's lam before a hamza on its alef, which many prints omit because the two form a ligature.
  case lamAlefSukun
  /// The sukun of a noon or meem that is hidden in the next letter.
  case hiddenNoonSukun, hiddenMeemSukun
  /// The vowel of a doubled letter before an alef.
  case vowelBeforeAlef
  /// The fatha of a letter with a dagger alef.
  case fathaBeforeDagger
  /// The kasra of a hamza below its alef, before a doubled letter (إنَّ).
  case kasraOfHamza
  /// Shadda and fatha of the name of Allah.
  case nameOfAllah
  /// Only one of these two.
  case halfNameOfAllah
}

/// How often a text writes each customary mark, and how often it omits it.
struct MarkCustom {
  private var written: [CustomaryMark: Int] = [:]
  private var leftOut: [CustomaryMark: Int] = [:]

  mutating func add(_ reading: LetterReading) {
    guard let mark = reading.customary else { return }
    if reading.isWritten { written[mark, default: 0] += 1 } else { leftOut[mark, default: 0] += 1 }
  }

  /// The marks that the text usually writes, so that an absent one is missing.
  var expected: Set<CustomaryMark> {
    let sukuns = [CustomaryMark.articleSukun, .noonSukun, .meemSukun, .sukun].filter(isNotAvoided)
    let sukunCount = (sukuns + [.lamAlefSukun]).reduce(0) { $0 + (written[$1] ?? 0) }
    let bareCount = sukuns.reduce(0) { $0 + (leftOut[$1] ?? 0) }
    let writesSukuns = sukunCount > 0 && sukunCount >= bareCount
    return Set(
      CustomaryMark.allCases.filter { mark in
        switch mark {
        case .sukun: writesSukuns
        case .noonSukun, .meemSukun: writesSukuns && isNotAvoided(mark)
        // Some texts omit only this one: in a short text a single article without it is not evidence.
        case .articleSukun:
          writesSukuns && isNotAvoided(mark)
            && (written[mark] != nil || sukunCount >= 3 && leftOut[.lamAlefSukun] == nil)
        case .hiddenNoonSukun, .hiddenMeemSukun: writesSukuns && isWritten(mark, times: 3)
        case .lamAlefSukun: writesSukuns && isWritten(mark, times: 2)
        case .fathaBeforeDagger: writesSukuns && isWritten(mark, times: 1)
        case .vowelBeforeAlef: isNotAvoided(mark)
        case .kasraOfHamza, .nameOfAllah: isWritten(mark, times: 2)
        case .halfNameOfAllah:
          writesSukuns && (leftOut[mark] ?? 0) <= max(1, written[.nameOfAllah] ?? 0)
        }
      }
    )
  }

  /// Whether the mark is omitted no more often than it is written, or only once.
  private func isNotAvoided(_ mark: CustomaryMark) -> Bool {
    (leftOut[mark] ?? 0) <= max(1, written[mark] ?? 0)
  }

  /// Whether the mark is written, and at least `times` as often as it is omitted.
  private func isWritten(_ mark: CustomaryMark, times: Int) -> Bool {
    let count = written[mark] ?? 0
    return count > 0 && count >= times * (leftOut[mark] ?? 0)
  }
}
