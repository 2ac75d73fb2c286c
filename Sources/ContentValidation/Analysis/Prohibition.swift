import ArabicText

/// A verb with which duas ask that something not be done, after لَا, whatever its last vowel is: تَجْعَلْنَا, تَجْعَلُنَا.
struct Prohibition {
  /// The last letter of the verb, before its pronoun.
  let last: MarkedLetter
  /// The letters of the pronoun; empty without one.
  let pronoun: [Unicode.Scalar]
  /// Whether the verb asks for something about one who asks, whatever follows it: لَا تَجْعَلِ الدُّنْيَا أَكْبَرَ هَمِّنَا.
  fileprivate let isCertain: Bool

  init?(of word: MarkedWord) {
    let letters = word.letters
    guard let first = letters.first, first.base == "\u{062A}", letters.count > 2,
      let verb = Self.verbs.first(where: { Self.begins(letters, $0) })
    else { return nil }
    let end = letters[verb.count...]
    let pronoun = end.map(\.base)
    // A doubled noon is that of emphasis: لَا تَجْعَلَنَّا.
    guard pronoun.isEmpty || Self.pronouns.contains(pronoun), end.first?.has(.shadda) != true else {
      return nil
    }
    last = letters[verb.count - 1]
    self.pronoun = pronoun
    isCertain = AttachedPronoun.own.contains(pronoun) || Self.certain.contains(verb.map(\.base))
  }

  /// Whether letters begin with those of a verb and its vowels; sukun and the marks of its last letter are not compared.
  private static func begins(_ letters: [MarkedLetter], _ verb: [MarkedLetter]) -> Bool {
    letters.count >= verb.count && zip(verb, letters).allSatisfy { $0.base == $1.base }
      && !letters[verb.count - 1].has([.shadda, .daggerAlef])
      && zip(verb.dropLast(), letters).allSatisfy {
        $0.marks.subtracting(.sukun) == $1.marks.subtracting(.sukun)
      }
  }

  private static let verbs = MarkedWord.words(
    of: Array(
      """
      تَجْعَلْ تَكِلْ تُؤَاخِذْ تُسَلِّطْ تُعَذِّبْ تُعَاقِبْ تَفْتِنْ تَحْرِمْ تُشْمِتْ تُخَيِّبْ تُهْلِكْ تَقْتُلْ تَمْنَعْ تَقْطَعْ تَنْزِعْ تَسْلُبْ تَطْرُدْ
      تَفْضَحْ تَتْرُكْ تَدَعْ تَذَرْ تَمْكُرْ تُحَمِّلْ تَنْقُصْ تُؤْثِرْ تَحْجُبْ تُعَسِّرْ تُقَنِّطْ
      """.unicodeScalars
    )
  )
  .map(\.letters)
  private static let certain = Set(words: "تجعل تسلط")
  private static let pronouns = Set(words: "ني نا ه ها هم هما هن")
}

extension ArabicTextAnalysis {
  /// The prohibitions by which Allah is asked, with their indices. Text that is compared with the Quran has none.
  var prohibitions: [(index: Int, prohibition: Prohibition)] {
    let found = words.indices.dropFirst().compactMap { index -> (index: Int, prohibition: Prohibition)? in
      guard isBesideLast(index), words[index - 1].isLa,
        let prohibition = Prohibition(of: words[index]),
        !isComparedWithQuran(words[index].range), !isUnclear(words[index])
      else { return nil }
      return (index, prohibition)
    }
    guard !found.isEmpty else { return [] }
    let addressed = Set(indicesAddressedToAllah)
    return found.filter { isRequest($0.prohibition, at: $0.index, isAddressed: addressed.contains($0.index)) }
  }

  /// Whether the verb after لَا asks, and does not state what Allah, or something of the feminine gender, does not do.
  private func isRequest(_ prohibition: Prohibition, at index: Int, isAddressed: Bool) -> Bool {
    let isAboutOneself =
      isBesideLast(index + 1) && Self.ofOneself.contains(words[index + 1].letters.map(\.base))
    guard prohibition.isCertain || isAboutOneself, !isBeforeSubject(index),
      !prohibition.last.has(.damma) || !isAfterSubject(index - 1)
    else { return false }
    let first = max(0, index - Self.reach)
    for before in (first..<index - 1).reversed() {
      let word = words[before]
      let next = words[before + 1]
      let isRequest =
        word.addressesAllah(before: next) || DerivedImperative(of: word) != nil
        || Request(of: word)?.endsLikeImperative(before: next) == true
      if isRequest { return true }
      if word.mayBeginStatement { return false }
    }
    // With a fatha the verb may be joined to another one after أَنْ, farther away.
    return !prohibition.last.has(.fatha)
      && (isAddressed || !isBesideLast(index - 1) && prohibition.isCertain)
  }

  /// Whether the next word may be the subject of the verb: لَا تَمْنَعُنَا ذُنُوبُنَا.
  private func isBeforeSubject(_ index: Int) -> Bool {
    isBesideLast(index + 1) && words[index + 1].letters.suffix(3).contains { $0.has([.damma, .dammatan]) }
  }

  /// Whether the word before لَا may be the subject of the verb, or what the verb describes: نَفْسِي لَا تَتْرُكُنِي, ذُنُوبًا لَا تُهْلِكُنَا. One
  /// who is called is not, and what follows a conjunction is another sentence.
  private func isAfterSubject(_ particle: Int) -> Bool {
    guard isBesideLast(particle), words[particle].letters.count == 2 else { return false }
    let before = words[particle - 1]
    let mayBeSubject =
      !before.addressesAllah(before: words[particle]) && !before.isPrepositionWithPronoun
      && DerivedImperative(of: before) == nil
      && Request(of: before)?.endsLikeImperative(before: words[particle]) != true
    guard mayBeSubject else { return false }
    var start = particle - 1
    while start > particle - Self.longestAddress, isBesideLast(start) {
      start -= 1
      if words[start].isVocativeParticle { return false }
    }
    return true
  }

  /// The number of words of يَا ذَا الْجَلَالِ وَالْإِكْرَامِ.
  private static let longestAddress = 4
  /// The number of words in which the beginning of the sentence is looked for.
  private static let reach = 8
  private static let ofOneself = Set(words: "لي لنا عني عنا علي علينا بي بنا مني منا فينا إلينا")
}

extension MarkedWord {
  /// Whether the word is one after which a verb states something or is governed, such as إِنَّكَ, أَنْتَ, مَنْ and أَنْ, or a verb that states
  /// what someone does: تَعْفُو.
  fileprivate var mayBeginStatement: Bool {
    let isJoined = letters.count == 3 && letters[0].isProclitic([.conjunctions, .prepositions])
    return (possibleStarts + (isJoined ? [1] : [])).contains { begins(at: $0) } || isVerb
  }

  /// Whether one of these words begins at a letter. The preposition مِنْ is not one.
  private func begins(at start: Int) -> Bool {
    let bases = letters[start...].map(\.base)
    return Self.beginnings.contains(bases) && !(bases[0] == "\u{0645}" && letters[start].has(.kasra))
  }

  private var isVerb: Bool {
    guard letters.count > 2, let first = letters.first, let last = letters.last else { return false }
    return first.base == "\u{062A}" && first.has([.fatha, .damma])
      && (last.has([.damma, .fatha]) || last.base == "\u{0648}"
        || last.base == "\u{064A}" && last.marks.isEmpty)
  }

  private static let beginnings = Set(
    words: "إنك أنك لأنك لكنك كأنك لعلك أنت هو هي الذي التي من ما أن كي حتى لو إذ إذا حين كنت إنه أنه"
  )
}
