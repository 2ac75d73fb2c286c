import ArabicText

extension MarkedWord {
  /// The teh of “I” before the object “me”, which may have another one after it: خَلَقْتُنِي, كَسَوْتُنِيهِ.
  ///
  /// What people do to themselves is done to نَفْسِي, except with verbs of perception such as رَأَيْتُنِي. In Tanzil's Quran, Muwatta Malik,
  /// al-Adab al-Mufrad and three sets of duas no other verb has such an object.
  var firstPersonBeforeMe: MarkedLetter? {
    guard let end = endOfMe, end > 4 else { return nil }
    let (before, teh) = (letters[end - 4], letters[end - 3])
    guard teh.base == "\u{062A}", teh.marks == .damma, before.has(.sukun),
      letters[end - 2].base == "\u{0646}", letters[end - 2].marks == .kasra
    else { return nil }
    let verb = letters[..<(end - 3)].map(\.base)
    let starts = possibleStarts.filter { $0 < verb.count }
    return starts.contains { Self.verbsOfPerception.contains(Array(verb[$0...])) } ? nil : teh
  }

  /// The index after the yeh of ـني at the end of the word, or before another pronoun.
  private var endOfMe: Int? {
    guard letters.count > 4, let last = letters.last else { return nil }
    if last.base == "\u{064A}" { return last.has(.shadda) ? nil : letters.count }
    guard let heh = letters.suffix(2).firstIndex(where: { $0.base == "\u{0647}" }),
      letters[heh - 1].base == "\u{064A}"
    else { return nil }
    return heh
  }

  private static let verbsOfPerception = Set(words: "رأي أري وجد ألفي ظنن حسب خل علم عهد زعم شهد فقد عدم")
}
