/// An alignment of the words of a quotation with those of the Quran.
struct Alignment: Sendable {
  enum Step: UInt8, Sendable {
    /// One word corresponds to one word.
    case pair
    /// A word that the Quran does not have.
    case extra
    /// A word that the quotation omits.
    case missing
    /// Two words of the quotation are one word of the Quran.
    case split
    /// One word of the quotation is two words of the Quran.
    case joined
    case swapped

    var quoted: Int {
      switch self {
      case .pair, .extra, .joined: 1
      case .split, .swapped: 2
      case .missing: 0
      }
    }

    var referred: Int {
      switch self {
      case .pair, .missing, .split: 1
      case .joined, .swapped: 2
      case .extra: 0
      }
    }
  }

  struct Piece: Sendable {
    let step: Step
    /// The index of the word in the quotation; `reference` is that in the reference.
    let quoted: Int
    let referred: Int
    let difference: Difference
  }

  var pieces: [Piece] = []
  var cost = 0
  /// The index after the last word of the reference.
  var end = 0

  static func + (lhs: Alignment, rhs: Alignment) -> Alignment {
    Alignment(pieces: lhs.pieces + rhs.pieces, cost: lhs.cost + rhs.cost, end: rhs.end)
  }

  /// Converts a single extra word at the end into a wrong word, aligned with the next word of the reference.
  mutating func takeLastWordAsOther() {
    guard let last = pieces.last, last.step == .extra, pieces.dropLast().last?.step == .pair else { return }
    pieces[pieces.count - 1] = Piece(
      step: .pair,
      quoted: last.quoted,
      referred: end,
      difference: .of(.otherWord)
    )
  }

  /// The number of words of the quotation whose letters are in the reference.
  var foundWords: Int {
    pieces.reduce(0) { count, piece in
      switch piece.difference.kind {
      case .otherWord, .extraWord, .missingWord: count
      default: count + piece.step.quoted
      }
    }
  }
}
