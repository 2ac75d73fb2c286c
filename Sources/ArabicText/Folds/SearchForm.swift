import UnicodeText

/// The folds with which Arabic texts are searched and compared.
public enum ArabicFold {
  /// Increases whenever the fold of any text changes: an index that was built with another version cannot answer queries.
  public static let version = 2
}

extension ArabicFold {
  /// The search form (S1): Arabic without the distinctions that people omit or confuse when they type.
  ///
  /// Presentation forms are expanded, look-alike letters replaced; marks, tatweel, invisible controls and the seatless hamza
  /// are removed; the forms of alef become a bare alef, waw and yeh lose their hamza, alef maksura becomes yeh, teh marbuta
  /// becomes heh, and digits become ASCII. A text in the orthography of printed Qurans (see ``UthmaniSpelling``) gets the alefs
  /// and yehs of everyday spelling. White space between words becomes one U+0020. Everything else is kept. The fold is
  /// idempotent.
  public static func searchForm(of text: String) -> FoldedText {
    let clusters = LetterClusters.of(text)
    let isUthmani = UthmaniSpelling.isUsed(in: clusters)
    var form = SearchFormBuilder(sourceLength: text.utf8.count, capacity: clusters.count)
    var position = 0
    while position < clusters.count {
      let cluster = clusters[position]
      if cluster.kind == .letter {
        let end = clusters[position...].firstIndex { $0.kind != .letter } ?? clusters.count
        form.addWord(clusters[position..<end], isUthmani: isUthmani)
        position = end
      } else {
        if cluster.kind == .other { form.add(cluster.base, from: cluster.range.lowerBound) }
        position += 1
      }
    }
    return form.form
  }

  /// What a letter of everyday spelling becomes in the search form; nil if it is removed.
  ///
  /// A bare alef after another is removed too.
  public static func searchLetter(of letter: Unicode.Scalar) -> Unicode.Scalar? {
    switch letter {
    case "\u{0622}", "\u{0623}", "\u{0625}", "\u{0671}": "\u{0627}"  // آ أ إ ٱ
    case "\u{0649}", "\u{0626}": "\u{064A}"  // ى ئ
    case "\u{0629}": "\u{0647}"  // ة
    case "\u{0624}": "\u{0648}"  // ؤ
    case "\u{0621}": nil  // ء
    default: letter
    }
  }
}

extension String {
  /// The scalars of ``ArabicFold/searchForm(of:)``.
  public var searchForm: String { ArabicFold.searchForm(of: self).text }
}

/// Builds a search form, word by word.
private struct SearchFormBuilder {
  private(set) var form: FoldedText
  /// The offset of white space that is written only if something follows it.
  private var space: Int?
  /// Whether the last scalar written is an alef of the current word.
  private var endsWithAlef = false

  init(sourceLength: Int, capacity: Int) {
    form = FoldedText(sourceLength: sourceLength)
    form.reserveCapacity(capacity)
  }

  mutating func add(_ scalar: Unicode.Scalar, from offset: Int) {
    endsWithAlef = false
    if scalar.isVerseSign || scalar.isWhiteSpace {
      space = space ?? offset
    } else {
      write(scalar, from: offset)
    }
  }

  mutating func addWord(_ word: ArraySlice<LetterCluster>, isUthmani: Bool) {
    endsWithAlef = false
    for position in word.indices {
      let offset = word[position].range.lowerBound
      if isUthmani {
        UthmaniSpelling.forEachEverydayLetter(of: word, at: position) { addLetter($0, from: offset) }
      } else {
        addLetter(word[position].base, from: offset)
      }
    }
  }

  private mutating func addLetter(_ letter: Unicode.Scalar, from offset: Int) {
    guard letter != " " else {
      add(letter, from: offset)
      return
    }
    guard let folded = ArabicFold.searchLetter(of: letter) else { return }
    let isAlef = folded == "\u{0627}"
    if isAlef, endsWithAlef { return }
    write(folded, from: offset)
    endsWithAlef = isAlef
  }

  private mutating func write(_ scalar: Unicode.Scalar, from offset: Int) {
    if let space, !form.scalars.isEmpty { form.append(" ", from: space) }
    space = nil
    form.append(scalar, from: offset)
  }
}
