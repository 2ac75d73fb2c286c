/// The letters that the orthography leaves unmarked.
extension LetterReader {
  /// Whether a letter may be unmarked.
  func isExempt(_ place: Int) -> Bool {
    let letter = letters[place]
    if letter.base == "ى" { return true }
    if isLongVowel(place) { return staysLong(place) }
    guard let following = following(place) else { return isExemptEnd(place) }
    if letter.base == "ط", following.base == "ت" { return true }
    if following.has(.shadda) {
      if place == frame.articleLam || letter.base == "إ" { return true }
      guard let previous = previous(place), previous.has(.harakat) || previous.base == "آ" else {
        return false
      }
      return letter.base.merges(into: following.base)
    }
    if letter.base == "و", following.base == "ا", place + 2 == letters.endIndex { return true }
    return place == frame.articleLam && following.base.isSunLetter
  }

  private func isExemptEnd(_ place: Int) -> Bool {
    if isBeforePause { return true }
    guard let first = next?.letters.first, first.has(.shadda) else { return false }
    let base = letters[place].base
    if base == "و" || base == "ي" { return true }
    return base.merges(into: first.base) && previous(place)?.has(.harakat) == true
  }

  /// Whether the letter may lengthen the vowel before it.
  private func isLongVowel(_ place: Int) -> Bool {
    guard let previous = previous(place) else { return false }
    switch letters[place].base {
    case "و": return previous.has([.damma, .daggerAlef])
    case "ي": return previous.has(.kasra)
    default: return false
    }
  }

  /// Whether the context allows a long vowel: it is not followed by an alef, by teh marbuta, or by a sukun within the word.
  private func staysLong(_ place: Int) -> Bool {
    guard let following = following(place) else { return !isEndOfPronoun(place) || isBeforePause }
    if previous(place)?.has(.daggerAlef) == true { return true }
    let isLast = place + 2 == letters.endIndex
    if following.base == "ة" { return false }
    if following.isBareAlef, !following.has([.silent, .sukun]) {
      return letters[place].base == "و" && isLast
    }
    return !following.has(.sukun) || following.has(.shadda) || isLast || following.isAlefOrMaksura
  }

  /// Whether the letter is the last of `هُوَ` or `هِيَ`, which have their vowel everywhere but before a pause.
  func isEndOfPronoun(_ place: Int) -> Bool {
    guard place + 1 == letters.endIndex, place > letters.startIndex, letters.count <= 4,
      letters[place - 1].base == "ه", letters[place].base == "و" || letters[place].base == "ي"
    else { return false }
    return letters[..<(place - 1)].allSatisfy { "وفلأك".unicodeScalars.contains($0.base) }
  }
}
