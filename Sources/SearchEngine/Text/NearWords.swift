/// Words with nearly the same meaning in a phrase: `distracted while praying` is `distracted in salah`.
///
/// Only phrases of several words that are not in the vocabulary as they are typed are looked up with these: alone, `home` is not
/// a house, nor is a `test` an exam.
package enum NearWords {
  /// The key under which the ``SynonymTable`` has a word that is near to others; no phrase has it.
  package static func key(of stemHash: UInt64) -> PhraseKey {
    var key = PhraseKey()
    key.add(~stemHash)
    return key
  }

  /// The hash that stands in a phrase for all words of a group.
  package static func hash(ofGroup group: Int) -> UInt64 { PhraseKey.mixed(~UInt64(group)) }

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
