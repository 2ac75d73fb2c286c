/// A mark that some texts write and others leave out: which a text does, it shows itself.
enum CustomaryMark: Hashable, CaseIterable {
  /// The sukun of the article's lam, of noon and meem where they are heard, and of every other letter.
  case articleSukun, noonSukun, meemSukun, sukun
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
  /// One of these two without the other.
  case halfNameOfAllah
}

/// How often a text writes each customary mark, and how often it leaves it out.
struct MarkCustom {
  private var written: [CustomaryMark: Int] = [:]
  private var leftOut: [CustomaryMark: Int] = [:]

  mutating func add(_ reading: LetterReading) {
    guard let mark = reading.customary else { return }
    if reading.isWritten { written[mark, default: 0] += 1 } else { leftOut[mark, default: 0] += 1 }
  }

  /// The marks that the text writes, so that one which is not there is missing.
  var expected: Set<CustomaryMark> {
    let sukuns = [CustomaryMark.articleSukun, .noonSukun, .meemSukun, .sukun].filter(isNotAvoided)
    let sukunCount = sukuns.reduce(0) { $0 + (written[$1] ?? 0) }
    let bareCount = sukuns.reduce(0) { $0 + (leftOut[$1] ?? 0) }
    let writesSukuns = sukunCount > 0 && sukunCount >= bareCount
    return Set(
      CustomaryMark.allCases.filter { mark in
        switch mark {
        case .sukun: writesSukuns
        case .noonSukun, .meemSukun: writesSukuns && isNotAvoided(mark)
        // Some leave it out here alone: one article without it says nothing in a short text.
        case .articleSukun: writesSukuns && isNotAvoided(mark) && (written[mark] != nil || sukunCount >= 3)
        case .hiddenNoonSukun, .hiddenMeemSukun: writesSukuns && isWritten(mark, times: 3)
        case .fathaBeforeDagger: writesSukuns && isWritten(mark, times: 1)
        case .vowelBeforeAlef: isNotAvoided(mark)
        case .kasraOfHamza, .nameOfAllah: isWritten(mark, times: 2)
        case .halfNameOfAllah:
          writesSukuns && (leftOut[mark] ?? 0) <= max(1, written[.nameOfAllah] ?? 0)
        }
      }
    )
  }

  /// Whether the mark is left out no more often than it is written, or once only.
  private func isNotAvoided(_ mark: CustomaryMark) -> Bool {
    (leftOut[mark] ?? 0) <= max(1, written[mark] ?? 0)
  }

  /// Whether the mark is written, and so many times as often as it is left out.
  private func isWritten(_ mark: CustomaryMark, times: Int) -> Bool {
    let count = written[mark] ?? 0
    return count > 0 && count >= times * (leftOut[mark] ?? 0)
  }
}
