/// How the words of a quotation lie on those of the Quran.
struct Alignment: Sendable {
  enum Step: UInt8, Sendable {
    /// One word on one word.
    case pair
    /// A word that the Quran does not have.
    case extra
    /// A word that the quotation leaves out.
    case missing
    /// Two words of the quotation are one of the Quran.
    case split
    /// One word of the quotation is two of the Quran.
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
    /// Places among the words of the quotation and of the reference.
    let quoted: Int
    let referred: Int
    let difference: Difference
  }

  var pieces: [Piece] = []
  var cost = 0
  /// The place after the last word of the reference.
  var end = 0

  static func + (lhs: Alignment, rhs: Alignment) -> Alignment {
    Alignment(pieces: lhs.pieces + rhs.pieces, cost: lhs.cost + rhs.cost, end: rhs.end)
  }

  /// Takes a single word at the end that the reference does not have for another one than its next.
  mutating func takeLastWordAsOther() {
    guard let last = pieces.last, last.step == .extra, pieces.dropLast().last?.step == .pair else { return }
    pieces[pieces.count - 1] = Piece(
      step: .pair,
      quoted: last.quoted,
      referred: end,
      difference: .of(.otherWord)
    )
  }

  /// How many words of the quotation have their letters in the reference.
  var foundWords: Int {
    pieces.reduce(0) { count, piece in
      switch piece.difference.kind {
      case .otherWord, .extraWord, .missingWord: count
      default: count + piece.step.quoted
      }
    }
  }
}
