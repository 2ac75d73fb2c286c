/// Words with nearly the same meaning: `distracted while praying` is `distracted in salah`.
///
/// A word also finds those near to it, at a lower weight. A phrase of several words that is not in the vocabulary as it is typed is
/// looked up with the words near to its own.
package enum NearWords {
  /// The key under which the ``SynonymTable`` has a word that is near to others. Keys are hashes: a phrase is unlikely to have it.
  package static func key(of stemHash: UInt64) -> PhraseKey {
    var key = PhraseKey()
    key.add(~stemHash)
    return key
  }

  /// The hash that represents all words of a group in a phrase.
  package static func hash(ofGroup group: Int) -> UInt64 {
    PhraseKey.mixed(~UInt64(truncatingIfNeeded: group))
  }

  /// Whether a word says little in a phrase: `woke up during the night` is `woke at night`.
  package static func isFiller(_ word: SearchWord) -> Bool {
    (word.script == .other ? fillers : arabicFillers).contains(word.bytes)
  }

  private static let arabicFillers = ShortWordSet(arabic: "دعا الدعا ادعيه ذكر اذكار الذكر")

  private static let fillers = ShortWordSet(
    latin: """
      about again all also always any anyone being cant dont during every feel feeling get getting go goes going gone got \
      just keep keeps make me my one person people really said say saying says should someone somebody something still \
      than too up very while want want wants need needs help middle
      """
  )
}
