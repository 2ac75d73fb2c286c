import ArabicText
import UnicodeText

extension MarkedWord {
  /// The heh of ـهم, ـهما or ـهن that has a damma after a kasra or a yeh: عَلَيْهُمْ, بِهُمَا.
  var pluralPronounWithDamma: MarkedLetter? {
    guard let ending = Self.pluralEndings.first(where: { hasEnding($0) }), letters.count > ending.count
    else { return nil }
    let stem = letters.dropLast(ending.count)
    let heh = letters[stem.endIndex]
    guard heh.has(.damma), !heh.has(.shadda), let before = stem.last,
      before.has(.kasra) || Self.endsWithLongYeh(stem),
      letters[stem.endIndex + 1].has(.shadda) == (ending.last == "\u{0646}")
    else { return nil }
    // لِهُمْ is meant as لَهُمْ, also after a conjunction.
    return before.base == "\u{0644}" && stem.dropLast().allSatisfy { $0.isProclitic(.conjunctions) }
      ? nil : heh
  }

  private func hasEnding(_ ending: [Unicode.Scalar]) -> Bool {
    // Compared from the last letter, which most words do not have, and in place: every word of a text is asked.
    letters.count >= ending.count
      && zip(letters.reversed(), ending.reversed()).allSatisfy { $0.base == $1 }
  }

  /// Whether the last letter is a yeh as in عَلَيْ and فِي: neither doubled nor a letter of a root after a sukun.
  private static func endsWithLongYeh(_ stem: ArraySlice<MarkedLetter>) -> Bool {
    guard let yeh = stem.last, let before = stem.dropLast().last else { return false }
    return yeh.base == "\u{064A}" && yeh.marks.isSubset(of: .sukun) && before.has([.fatha, .kasra])
  }

  private static let pluralEndings = Array(words: "هم هما هن")
}
