import ArabicText
import UnicodeText

extension MarkedWord {
  /// The heh of ـهم, ـهما or ـهن that has a damma after a kasra or a yeh: عَلَيْهُمْ, بِهُمَا.
  var pluralPronounWithDamma: MarkedLetter? {
    guard
      let ending = Self.pluralEndings.first(where: { letters.map(\.base).suffix($0.count).elementsEqual($0) }
      ),
      letters.count > ending.count
    else { return nil }
    let stem = letters.dropLast(ending.count)
    let heh = letters[stem.endIndex]
    guard heh.has(.damma), !heh.has(.shadda), let before = stem.last, before.isFront,
      letters[stem.endIndex + 1].has(.shadda) == (ending.last == "\u{0646}")
    else { return nil }
    // لِهُمْ is meant as لَهُمْ.
    return stem.dropLast().allSatisfy { $0.isProclitic(.conjunctions) } && before.base != "\u{0628}"
      ? nil : heh
  }

  private static let pluralEndings = Array(words: "هم هما هن")
}

extension MarkedLetter {
  /// Whether a kasra precedes what follows the letter, or a yeh without a vowel.
  var isFront: Bool { has(.kasra) || base == "\u{064A}" && !has(.harakat) }
}
