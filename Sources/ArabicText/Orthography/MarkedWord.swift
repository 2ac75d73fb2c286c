import UnicodeText

/// A word of an Arabic text: a run of letters and marks. Tatweel and invisible controls do not end it.
package struct MarkedWord {
  package let letters: [MarkedLetter]
  /// The range in the scalars of the text.
  package let range: Range<Int>

  package init(letters: [MarkedLetter], range: Range<Int>) {
    self.letters = letters
    self.range = range
  }

  /// The words of a text, in order.
  package static func words(of scalars: [Unicode.Scalar]) -> [MarkedWord] {
    var words: [MarkedWord] = []
    var letters: [MarkedLetter] = []
    var start = 0
    for index in 0...scalars.count {
      guard index < scalars.count, scalars[index].isPartOfArabicWord else {
        if !letters.isEmpty { words.append(MarkedWord(letters: letters, range: start..<index)) }
        letters.removeAll(keepingCapacity: true)
        start = index + 1
        continue
      }
      let scalar = scalars[index]
      if scalar.isArabicLetter {
        letters.append(MarkedLetter(base: scalar, marks: [], range: index..<index + 1))
      } else if let last = letters.indices.last {
        letters[last].marks.formUnion(ArabicMarks(scalar) ?? [])
        letters[last].range = letters[last].range.lowerBound..<index + 1
      }
    }
    return words
  }
}

extension MarkedWord {
  /// The index of the letter after the article, which a conjunction and a preposition may precede; nil without an article.
  package var indexAfterArticleAndProclitics: Int? {
    var segmenter = ProcliticSegmenter(letters)
    segmenter.skip(.conjunctions)
    segmenter.skip(.prepositions)
    return segmenter.skipArticle() ? segmenter.index : nil
  }

  /// Whether the word begins with the article, after proclitics; its alef may be left out after a lam.
  package var hasArticle: Bool {
    // Nearly half of all words have no lam so early.
    guard letters.prefix(4).contains(where: { $0.base == "\u{0644}" }) else { return false }
    var segmenter = ProcliticSegmenter(letters)
    segmenter.skip(.conjunctions)
    segmenter.skip(.prepositions)
    return segmenter.skipArticle() || segmenter.isAtDoubleLam
  }
}

/// A letter with its marks, in any order. A tatweel after the letter is part of it.
@usableFromInline
package struct MarkedLetter: Sendable {
  @usableFromInline package let base: Unicode.Scalar
  @usableFromInline package fileprivate(set) var marks: ArabicMarks
  /// The range in the scalars of the text.
  package fileprivate(set) var range: Range<Int>

  /// Whether the letter has any of some marks.
  @inlinable
  package func has(_ some: ArabicMarks) -> Bool { !marks.isDisjoint(with: some) }

  /// Whether the letter is U+0627 ARABIC LETTER ALEF. An alef with hamza is another letter.
  @inlinable package var isBareAlef: Bool { base == "\u{0627}" }
}

extension MarkedLetter: ProcliticLetter {
  @inlinable package var letterCode: UInt32 { base.value }
}

extension Unicode.Scalar {
  /// Whether the scalar is a letter, a mark, a tatweel or an invisible control: none of these ends a word.
  package var isPartOfArabicWord: Bool {
    isArabicLetter || isArabicMark || isTatweel || isInvisibleControl
  }
}
