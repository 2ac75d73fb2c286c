/// The form of a word within its phrase.
enum PhrasalForm {
  /// The word as spoken: after another word a joining vowel is dropped; before a pause the ending takes its pausal form;
  /// elsewhere a vowel that is long only in pause is short.
  static func phonemes(of word: PhonemicWord, isJoined: Bool, isBeforePause: Bool) -> PhonemicWord {
    var word = word
    if isBeforePause {
      pause(&word)
    } else if let last = word.phonemes.last, last.tag == .longInPause, let vowel = last.vowel {
      word.phonemes[word.phonemes.count - 1].sound = .vowel(vowel, isLong: false)
    }
    if let joining = word.phonemes.firstIndex(where: { $0.tag == .joining }), joining > 0 || isJoined {
      word.phonemes.remove(at: joining)
    }
    return word
  }

  private static func pause(_ word: inout PhonemicWord) {
    let count = word.phonemes.count
    if let teh = word.phonemes.lastIndex(where: { $0.tag == .tehMarbuta }), teh >= count - 3 {
      word.phonemes.removeSubrange((teh + 1)...)
      word.phonemes[teh].sound = .consonant(.heh, isGeminate: false)
      return
    }
    guard let last = word.phonemes.last else { return }
    if last.tag == .tanwin, last.consonant == .noon, count >= 2 {
      word.phonemes.removeLast()
      if word.phonemes[count - 2].vowel == .a {
        word.phonemes[count - 2].sound = .vowel(.a, isLong: true)
      } else if word.phonemes[count - 2].tag == .tanwin {
        word.phonemes.removeLast()
      }
      return
    }
    guard last.isShortVowel, last.tag != .longInPause, count >= 2, !isIndependentPronoun(word) else { return }
    let isLengthening =
      count >= 3 && last.vowel == .a && word.phonemes[count - 3].sound == .vowel(.i, isLong: false)
      && word.phonemes[count - 2].sound == .consonant(.yeh, isGeminate: false)
    word.phonemes.removeLast()
    if isLengthening {
      word.phonemes.removeLast()
      word.phonemes[count - 3].sound = .vowel(.i, isLong: true)
    }
  }

  /// هو and هي keep their vowel.
  private static func isIndependentPronoun(_ word: PhonemicWord) -> Bool {
    let stem = word.phonemes[word.stemStart...]
    guard stem.count == 4 else { return false }
    let sounds = stem.map { $0.sound }
    return sounds[0] == .consonant(.heh, isGeminate: false)
      && (sounds[1...2] == [.vowel(.u, isLong: false), .consonant(.waw, isGeminate: false)]
        || sounds[1...2] == [.vowel(.i, isLong: false), .consonant(.yeh, isGeminate: false)])
  }
}
