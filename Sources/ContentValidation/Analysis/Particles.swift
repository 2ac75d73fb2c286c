import ArabicText

extension MarkedWord {
  /// Whether this is إِنَّ or one of its sisters, with proclitics: without shadda it is another particle.
  var isInna: Bool {
    guard let last = letters.last, last.has(.shadda), last.has(.fatha) else { return false }
    let bases = letters.map(\.base)
    return (0...min(2, bases.count - 1)).contains { start in
      letters[..<start].allSatisfy { $0.isProclitic([.conjunctions, .prepositions]) }
        && Self.sisters.contains(Array(bases[start...]))
    }
  }

  private static let sisters = Set(words: "إن أن كأن لكن لعل")

  /// Whether this is a preposition with a pronoun, such as لَكَ and فِيهِ.
  var isPrepositionWithPronoun: Bool {
    let bases = letters.map(\.base)
    return Self.prepositions.contains { preposition in
      bases.starts(with: preposition) && Self.pronouns.contains(Array(bases[preposition.count...]))
    }
  }

  /// Whether this is a preposition, with a pronoun or without, or begins with one: لِي, مِنْ, بِاللَّهِ.
  var isPrepositional: Bool {
    if isPrepositionWithPronoun { return true }
    var letters = letters[...]
    if letters.count > 2, letters.first?.isProclitic(.conjunctions) == true { letters.removeFirst() }
    if let first = letters.first, ["\u{0628}", "\u{0644}"].contains(first.base), first.has(.kasra) {
      return true
    }
    return Self.detached.contains(letters.map(\.base))
  }

  /// Whether the word is لَا, also after a conjunction.
  var isLa: Bool {
    letters.count <= 3 && letters.suffix(2).spell("لا")
      && letters.dropLast(2).allSatisfy { $0.isProclitic(.conjunctions) }
  }

  /// The index of the letter after بِ, which a conjunction may precede; nil if the word does not begin so.
  var startAfterBeh: Int? {
    let start = letters.count > 4 && letters[0].isProclitic(.conjunctions) && letters[0].has(.fatha) ? 1 : 0
    let isLongEnough =
      letters.count > start + 3 || letters.count == start + 3 && letters.last?.has(.shadda) == true
    guard isLongEnough, letters[start].base == "\u{0628}", letters[start].marks == .kasra else { return nil }
    return start + 1
  }

  private static let detached = Set(words: "في من عن على إلى عند مع لدن دون بين فوق تحت قبل بعد")
  private static let prepositions = Array(words: "ل ب في من عن علي إلي عند مع")
  private static let pronouns = Set(words: "ي ك ه ها نا هم كم هما كما هن")
}
