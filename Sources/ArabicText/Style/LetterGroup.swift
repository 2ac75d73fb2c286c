/// Letters that spell one consonant, once or doubled: `s`, `sh`, `ss`, `ssh`, `shsh`.
struct LetterGroup {
  let first: StyleLetter
  /// How the consonant is doubled.
  let doubling: Doubling
  /// The letters for the consonant as if it were not doubled; all letters if the two halves differ.
  let letters: [StyleLetter]
  /// The classes of the consonant; empty for a vowel letter alone.
  let classes: ConsonantClassSet

  enum Doubling: String {
    case single = "1"
    case double = "2"
    /// Only the first letter of a group is repeated: `ssh`.
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
  /// Whether the consonant, not doubled, has two letters.
  let isDigraph: Bool

  /// The consonant in Latin letters; one half of it if it is doubled and the halves are equal.
  var spelling: String { letters.map { $0.spelling }.joined() }

  /// Nil if the letters do not spell a consonant; a vowel letter alone is a group too.
  init?(_ run: ArraySlice<StyleLetter>) {
    guard let first = run.first, let sound = Sound(run) else { return nil }
    let letters = Array(run)
    self.first = first
    (doubling, isDigraph, classes) = (sound.doubling, sound.isDigraph, sound.classes)
    switch (sound.doubling, letters.count) {
    case (.double, 2): self.letters = letters[0].spelling == letters[1].spelling ? [letters[0]] : letters
    case (.double, _):
      let isAlike = letters[0].spelling == letters[2].spelling && letters[1].spelling == letters[3].spelling
      self.letters = isAlike ? Array(letters[..<2]) : letters
    case (.firstLetter, _): self.letters = Array(letters[1...])
    case (.single, _): self.letters = letters
    }
  }
}

extension LetterGroup {
  /// The sound of a group of letters, regardless of its diacritics.
  struct Sound {
    let doubling: Doubling
    let isDigraph: Bool
    let classes: ConsonantClassSet

    /// Nil if the letters do not spell a consonant; a vowel letter alone is a group too.
    init?(_ run: ArraySlice<StyleLetter>) {
      guard let first = run.first, run.allSatisfy({ $0.letter.kind == .letter && $0.word == first.word })
      else {
        return nil
      }
      let start = run.startIndex
      func scalar(_ position: Int) -> Unicode.Scalar { run[start + position].letter.scalar }
      switch run.count {
      case 1: self.init(.single, isDigraph: false, first.consonant ?? [])
      case 2:
        if let classes = first.consonant, classes == run[start + 1].consonant {
          self.init(.double, isDigraph: scalar(0) != scalar(1), classes)
        } else {
          self.init(.single, isDigraph: scalar(0) != scalar(1), Self.digraph(scalar(0), scalar(1)))
        }
      case 3 where scalar(0) == scalar(1):
        self.init(.firstLetter, isDigraph: true, Self.digraph(scalar(1), scalar(2)))
      case 4 where scalar(0) == scalar(2) && scalar(1) == scalar(3):
        self.init(.double, isDigraph: true, Self.digraph(scalar(0), scalar(1)))
      default: return nil
      }
    }

    private init?(_ doubling: Doubling, isDigraph: Bool, _ classes: ConsonantClassSet?) {
      guard let classes else { return nil }
      (self.doubling, self.isDigraph, self.classes) = (doubling, isDigraph, classes)
    }

    private static func digraph(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> ConsonantClassSet? {
      guard LatinSpellings.vowel(first) == nil, LatinSpellings.vowel(second) == nil,
        let slots = LatinSpellings.digraph(first, second)
      else { return nil }
      // The mandatory slot is the sound of the group: kh is h, optionally after k.
      let sounds = slots.filter { !$0.isOptional }.map { $0.sounds }
      return sounds.count == 1 ? sounds[0] : nil
    }
  }
}
