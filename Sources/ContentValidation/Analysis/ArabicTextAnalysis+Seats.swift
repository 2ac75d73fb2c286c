import ArabicText
import UnicodeText

extension ArabicTextAnalysis {
  /// The defect of a hamza that ends a word to which another one is joined: دُعَاءُدُخُولِ is not دُعَاؤُدُخُولِ, but دُعَاءُ دُخُولِ. Nil otherwise.
  func spaceInsteadOfSeat(_ defect: SpellingDefect, of word: MarkedWord) -> SpellingDefect? {
    guard defect.isSeatOfHamza, let hamza = word.letters.firstIndex(where: { $0.range == defect.range }),
      word.letters[hamza].base == "\u{0621}", word.letters.count > hamza + 3,
      !isFamiliar(word, with: defect.edits)
    else { return nil }
    let end = word.letters[hamza].range.upperBound
    let second = word.letters[(hamza + 1)...].map(\.base)
    guard !AttachedPronoun.all.contains(second), knownStems.hasWord(ofLetters: second),
      knownStems.hasWord(vocalized: Array(scalars[word.range.lowerBound..<end]))
    else { return nil }
    let space: Edit = (end..<end, " ")
    let written = text(of: word.range, with: [space])
    return SpellingDefect(defect.range, "these are two words; write \(written.quoted(limit: 30))", [space])
  }

  /// The defect of a long vowel with a mark that belongs to the next letter: أَمُوُت is not أَمُوت, but أَمُوتُ. Nil otherwise.
  func vowelOfNextLetter(_ defect: SpellingDefect, of word: MarkedWord) -> SpellingDefect? {
    guard defect.edits.count == 1, let removal = defect.edits.first,
      let index = word.letters.dropLast().firstIndex(where: { $0.range == removal.range }),
      removal.replacement.unicodeScalars.elementsEqual([word.letters[index].base]),
      word.letters[index + 1].marks.isEmpty, word.letters[index + 1].isPlainConsonant,
      let mark = word.letters[index].range.first(where: { scalars[$0].isHaraka }),
      !isFamiliar(word, with: [removal])
    else { return nil }
    let next = word.letters[index + 1].range
    let move: Edit = (
      removal.range.lowerBound..<next.upperBound, removal.replacement + text(of: next) + String(scalars[mark])
    )
    guard isFamiliar(word, with: [move]) else { return nil }
    let written = text(of: word.range, with: [move]).quoted(limit: 30)
    return SpellingDefect(
      defect.range,
      "a long vowel has its vowel mark on the letter before, and the second one belongs to the letter after it; write \(written)",
      [move]
    )
  }

  /// Whether a letter that a defect writes is a hamza on another wrong seat, and no word is known with the right one: الْبِإْرَاهِيمِيَّةُ is
  /// neither الْبِأْرَاهِيمِيَّةُ nor الْبِئْرَاهِيمِيَّةُ.
  func leadsToOtherSeat(_ defect: SpellingDefect, of word: MarkedWord) -> Bool {
    guard let (written, next) = corrected(word, scalars, by: defect), let second = SpellingDefect(in: next),
      second.isSeatOfHamza, second.range.lowerBound + word.range.lowerBound == defect.range.lowerBound
    else { return false }
    return corrected(next, written, by: second).map { !knownStems.containsStem(of: $0.word) } ?? false
  }

  /// A word by itself after the edits of a defect; nil without edits, or if it is not one word.
  private func corrected(_ word: MarkedWord, _ scalars: [Unicode.Scalar], by defect: SpellingDefect)
    -> (scalars: [Unicode.Scalar], word: MarkedWord)?
  {
    guard !defect.edits.isEmpty else { return nil }
    var written = Array(scalars[word.range])
    for edit in defect.edits.reversed() {
      guard word.range.lowerBound <= edit.range.lowerBound, edit.range.upperBound <= word.range.upperBound
      else {
        return nil
      }
      let start = edit.range.lowerBound - word.range.lowerBound
      written.replaceSubrange(start..<start + edit.range.count, with: edit.replacement.unicodeScalars)
    }
    let words = MarkedWord.words(of: written)
    return words.count == 1 ? (written, words[0]) : nil
  }
}
