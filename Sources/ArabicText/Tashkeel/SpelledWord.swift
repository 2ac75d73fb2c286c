import UnicodeText

/// A word as spelled, and whether a reciter pauses after it.
struct SpelledWord {
  var letters: ArraySlice<LetterCluster>
  var isBeforePause = false

  var range: Range<Int> {
    guard let first = letters.first, let last = letters.last else { return 0..<0 }
    return first.range.lowerBound..<last.range.upperBound
  }

  /// The words of a text. Anything other than letters and spaces, and the end of the text, is a pause.
  static func words(of text: String) -> [Self] {
    // No mark can be typed into a phrase that is one character.
    words(of: LetterClusters.of(text, expandsPhrases: false))
  }

  /// The words of one word, which invisible characters and punctuation may split.
  static func words(ofWord scalars: [Unicode.Scalar]) -> [Self] {
    words(of: LetterClusters.of(scalars, capacity: scalars.count, expandsPhrases: false))
  }

  private static func words(of clusters: [LetterCluster]) -> [Self] {
    var words: [Self] = []
    var position = 0
    while position < clusters.count {
      let cluster = clusters[position]
      if cluster.kind == .letter {
        let end = clusters[position...].firstIndex { $0.kind != .letter } ?? clusters.count
        var word = Self(letters: clusters[position..<end])
        word.isBeforePause = clusters[end - 1].has(.waqf)
        word.readForeignYeh()
        word.moveTanwin()
        word.moveMarksOfLamAlef()
        words.append(word)
        position = end
      } else {
        if !cluster.base.isWhiteSpace, let last = words.indices.last {
          words[last].isBeforePause = true
        }
        position += 1
      }
    }
    if let last = words.indices.last { words[last].isBeforePause = true }
    return words
  }

  /// Replaces a final Persian or Urdu yeh by alef maksura, after a fatha or with a tanwin on it.
  private mutating func readForeignYeh() {
    guard let last = letters.indices.last, letters[last].isForeignYeh, letters[last].base == "\u{064A}",
      letters[last].marks.isSubset(of: [.fathatan, .daggerAlef, .madda]), last > letters.startIndex,
      !letters[last].marks.isEmpty || letters[last - 1].has([.fatha, .fathatan])
    else { return }
    letters[last].base = "\u{0649}"
  }

  /// Moves a tanwin from the alef or alef maksura to the letter before, where it belongs.
  private mutating func moveTanwin() {
    for position in letters.indices.dropFirst()
    where letters[position].isAlefOrMaksura && !letters[position].has(.shadda) {
      let tanwin = letters[position].marks.intersection(.tanwin)
      guard !tanwin.isEmpty else { continue }
      letters[position].marks.subtract(.tanwin)
      letters[position - 1].marks.formUnion(tanwin)
    }
  }

  /// Moves the vowel and shadda of a lam from the alef of its lam-alef (لاَ), where they were typed.
  private mutating func moveMarksOfLamAlef() {
    let marks: ArabicMarks = [.fatha, .shadda, .fathatan]
    for position in letters.indices.dropFirst()
    where letters[position].base == "\u{0627}" && letters[position - 1].base == "\u{0644}" {
      let typed = letters[position].marks.intersection(marks)
      guard !typed.isEmpty, letters[position - 1].marks.isEmpty else { continue }
      letters[position].marks.subtract(typed)
      letters[position - 1].marks.formUnion(typed)
    }
  }
}
