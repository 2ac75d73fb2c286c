/// Letters that spell one consonant, once or doubled: `s`, `sh`, `ss`, `ssh`, `shsh`.
struct LetterGroup {
  let first: StyleLetter
  /// How the consonant is doubled.
  let doubling: Doubling
  /// The letters for the consonant as if it were not doubled; as they stand where the two halves differ.
  let letters: [StyleLetter]
  /// The classes of the consonant; empty for a vowel letter alone.
  let symbols: PhoneticSymbols

  enum Doubling: String {
    case single = "1"
    case double = "2"
    /// Only the first letter of a group is written twice: `ssh`.
    case firstLetter = "1+2"

    func applied(to letters: String) -> String {
      switch self {
      case .single: letters
      case .double: letters + letters
      case .firstLetter: letters.prefix(1) + letters
      }
    }
  }

  var isDoubled: Bool { doubling != .single }
  /// Whether the consonant is written with two letters where it is not doubled.
  let isDigraph: Bool

  /// The consonant in Latin letters; one half of it where it is doubled and the halves are alike.
  var spelling: String { letters.map(\.spelling).joined() }

  /// Nil where the letters are no consonant; a vowel letter alone is a group too.
  init?(_ run: ArraySlice<StyleLetter>) {
    guard let first = run.first, run.allSatisfy({ $0.letter.kind == .letter && $0.word == first.word }) else {
      return nil
    }
    let letters = Array(run)
    let scalars = letters.map(\.letter.scalar)
    self.first = first
    isDigraph = scalars.count > 2 || (scalars.count == 2 && scalars[0] != scalars[1])
    switch scalars.count {
    case 1:
      (doubling, self.letters, symbols) = (.single, letters, first.consonant ?? [])
    case 2:
      if let symbols = first.consonant, symbols == letters[1].consonant {
        (doubling, self.symbols) = (.double, symbols)
        self.letters = letters[0].spelling == letters[1].spelling ? [letters[0]] : letters
      } else if let symbols = LetterGroup.digraph(scalars[0], scalars[1]) {
        (doubling, self.letters, self.symbols) = (.single, letters, symbols)
      } else {
        return nil
      }
    case 3:
      guard scalars[0] == scalars[1], let symbols = LetterGroup.digraph(scalars[1], scalars[2]) else {
        return nil
      }
      (doubling, self.letters, self.symbols) = (.firstLetter, Array(letters[1...]), symbols)
    case 4:
      guard scalars[0] == scalars[2], scalars[1] == scalars[3],
        let symbols = LetterGroup.digraph(scalars[0], scalars[1])
      else { return nil }
      (doubling, self.symbols) = (.double, symbols)
      let isAlike = letters[0].spelling == letters[2].spelling && letters[1].spelling == letters[3].spelling
      self.letters = isAlike ? Array(letters[..<2]) : letters
    default: return nil
    }
  }

  private static func digraph(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> PhoneticSymbols? {
    guard let slots = LatinSpellings.digraph(first, second) else { return nil }
    // What may not be missing is the sound of the group: kh is h, perhaps after k.
    let sounds = slots.filter { !$0.isOptional }.map(\.sounds)
    return sounds.count == 1 ? sounds[0] : nil
  }
}
