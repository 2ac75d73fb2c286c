/// The orthography of printed Qurans, and its conversion to everyday (imlaei) spelling.
enum UthmaniSpelling {
  /// Whether a text is in the orthography of printed Qurans: it contains an alef wasla, a silent letter, a small waw or yeh, or
  /// a vocative joined to its noun.
  static func isUsed(in clusters: [LetterCluster]) -> Bool {
    let signs = ArabicMarks.smallLetters.union(.silent)
    var wordStart = 0
    for (position, cluster) in clusters.enumerated() {
      if cluster.base == "\u{0671}" || cluster.has(signs) { return true }
      if cluster.kind != .letter {
        wordStart = position + 1
      } else if cluster.base == "ي", cluster.has(.daggerAlef) {
        let end = clusters[position...].prefix(3).prefix { $0.kind == .letter }.endIndex
        if isParticleJoined(clusters[wordStart..<end], position) { return true }
      }
    }
    return false
  }

  /// Calls `body` with the everyday spelling of one letter of a word: usually itself, followed by the alef, yeh or noon that
  /// printed Qurans write above the line. A space separates a vocative from its noun.
  static func forEachEverydayLetter(
    of word: ArraySlice<LetterCluster>,
    at position: Int,
    _ body: (Unicode.Scalar) -> Void
  ) {
    let letter = word[position]
    let next = position + 1 < word.endIndex ? word[position + 1] : nil
    if letter.has(.daggerAlef), replacesLetter(letter, isLast: next == nil) {
      body("\u{0627}")
    } else {
      body(letter.base == "ص" && letter.has(.smallHighSeen) ? "س" : letter.base)
      if isLamWrittenOnce(word, position) { body("\u{0644}") }
      if letter.has(.daggerAlef), isAlefWritten(word, position) {
        body("\u{0627}")
        if isParticleJoined(word, position) { body(" ") }
      }
    }
    if letter.has(.smallHighYeh) { body("\u{064A}") }
    if letter.has(.smallHighNoon) { body("\u{0646}") }
  }

  /// Whether the dagger alef is read instead of its letter: `صلوٰة`, `سيمىٰهم`.
  private static func replacesLetter(_ letter: LetterCluster, isLast: Bool) -> Bool {
    switch letter.base {
    case "\u{0648}": !letter.has([.fatha, .damma, .kasra, .shadda, .sukun])
    case "\u{0649}": !isLast
    default: false
    }
  }

  private static func isAlefWritten(_ word: ArraySlice<LetterCluster>, _ position: Int) -> Bool {
    let letter = word[position]
    if letter.isAlefOrMaksura || letter.base == "\u{0622}" { return false }
    guard position + 1 < word.endIndex else { return true }
    return !word[position + 1].isAlefOrMaksura && !isAlefLeftOut(word, position)
  }

  /// Whether the word omits its alef in everyday spelling too: `رحمن هذا هذه ذلك لكن أولئك إله هؤلاء الله`, with any clitics.
  private static func isAlefLeftOut(_ word: ArraySlice<LetterCluster>, _ position: Int) -> Bool {
    func base(_ distance: Int) -> Unicode.Scalar? {
      let position = position + distance
      return word.indices.contains(position) ? word[position].base : nil
    }
    return switch (base(0), base(1)) {
    case ("م", "ن"): base(-1) == "ح" && base(-2) == "ر"
    case ("ه", "ذ"), ("ه", "ؤ"): true
    case ("ذ", "ل"): base(2) == "ك"
    case ("ل", "ك"): base(2) == "ن" && isStart(word, position)
    case ("ل", "ئ"): base(-1) == "و" && base(-2) == "أ" && base(2) == "ك"
    case ("ل", "ه"): base(-1) == "إ" || base(-1) == "ل"
    default: false
    }
  }

  /// Whether a letter is the first of its word, or the first after a conjunction.
  private static func isStart(_ word: ArraySlice<LetterCluster>, _ position: Int) -> Bool {
    var segmenter = ProcliticSegmenter(word)
    if segmenter.index < position { segmenter.skip(.conjunctions) }
    return segmenter.index == position
  }

  /// Whether the letter ends a particle that everyday spelling separates: `يٰأيها`, `هٰأنتم`.
  private static func isParticleJoined(_ word: ArraySlice<LetterCluster>, _ position: Int) -> Bool {
    guard isStart(word, position), position + 2 < word.endIndex else { return false }
    return word[position].base == "ي" || (word[position].base == "ه" && word[position + 1].base == "أ")
  }

  /// Whether one lam is written for the article's and the word's: `ٱلّيل ٱلّٰتى ٱلّذان`.
  private static func isLamWrittenOnce(_ word: ArraySlice<LetterCluster>, _ position: Int) -> Bool {
    let lam = word[position]
    guard lam.base == "ل", lam.has(.shadda), position > word.startIndex, word[position - 1].isBareAlef,
      position + 2 < word.endIndex
    else { return false }
    let (first, second) = (word[position + 1], word[position + 2])
    return switch first.base {
    case "ي": second.base == "ل"
    case "ت", "ء", "ئ": lam.has(.daggerAlef)
    case "ذ": first.has(.fatha) && (second.base == "ا" || second.base == "ي" || first.has(.daggerAlef))
    default: false
    }
  }
}
