/// The letters that the orthography leaves unmarked.
extension LetterReader {
  /// Whether a letter may be unmarked.
  func isExempt(_ position: Int) -> Bool {
    let letter = letters[position]
    if letter.base == "ى" || isWawOfAmr(position) { return true }
    // The King Fahd Complex writes آ as a hamza on its alef with madda.
    if letter.base == "أ", letter.has(.madda) { return true }
    if isLongVowel(position) { return staysLong(position) }
    guard let following = following(position) else { return isExemptEnd(position) }
    if letter.base == "ط", following.base == "ت" { return true }
    if following.has(.shadda) {
      if position == frame.articleLam || letter.base == "إ" { return true }
      guard let previous = previous(position), previous.has(.harakat) || previous.base == "آ" else {
        return false
      }
      return letter.base.merges(into: following.base)
    }
    if letter.base == "و", following.base == "ا", position + 2 == letters.endIndex { return true }
    return position == frame.articleLam && following.base.isSunLetter
  }

  /// Whether the letter is the silent waw of the name عَمْرٌو.
  private func isWawOfAmr(_ position: Int) -> Bool {
    position + 1 == letters.endIndex
      && letters[...position].suffix(4).map { $0.base } == ["ع", "م", "ر", "و"]
  }

  private func isExemptEnd(_ position: Int) -> Bool {
    if isBeforePause { return true }
    guard let first = next?.letters.first, first.has(.shadda) else { return false }
    let base = letters[position].base
    if base == "و" || base == "ي" { return true }
    return base.merges(into: first.base) && previous(position)?.has(.harakat) == true
  }

  /// Whether the letter may lengthen the vowel before it.
  private func isLongVowel(_ position: Int) -> Bool {
    guard let previous = previous(position) else { return false }
    switch letters[position].base {
    case "و": return previous.has([.damma, .daggerAlef])
    case "ي": return previous.has(.kasra)
    default: return false
    }
  }

  /// Whether the context allows a long vowel: it is not followed by an alef, by teh marbuta, or by a sukun within the word.
  private func staysLong(_ position: Int) -> Bool {
    guard let following = following(position) else { return !isEndOfPronoun(position) || isBeforePause }
    if previous(position)?.has(.daggerAlef) == true { return true }
    let isLast = position + 2 == letters.endIndex
    if following.base == "ة" { return false }
    if following.isBareAlef, !following.has([.silent, .sukun]) {
      return letters[position].base == "و" && isLast
    }
    return !following.has(.sukun) || following.has(.shadda) || isLast || following.isAlefOrMaksura
  }

  /// Whether the letter is the last of `هُوَ` or `هِيَ`, which have their vowel everywhere but before a pause.
  func isEndOfPronoun(_ position: Int) -> Bool {
    guard position + 1 == letters.endIndex, position > letters.startIndex, letters.count <= 4,
      letters[position - 1].base == "ه", letters[position].base == "و" || letters[position].base == "ي"
    else { return false }
    return letters[..<(position - 1)].allSatisfy { "وفلأك".unicodeScalars.contains($0.base) }
  }
}
