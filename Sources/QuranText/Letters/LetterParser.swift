/// Parses one word into letters, in any order of its marks and with the usual misplaced ones.
struct LetterParser {
  private let writing: QuranWriting
  private var letters: [QuranLetter] = []
  private var seat: Seat?

  /// A potential letter, with the marks on it.
  private enum Seat {
    /// A tatweel is a letter if it carries hamza or a small high yeh.
    case tatweel(QuranLetter)
    /// A small waw or yeh is a letter if it has a vowel of its own.
    case small(QuranLetter)
  }

  private init(_ writing: QuranWriting) { self.writing = writing }

  static func letters(
    of word: some Sequence<Unicode.Scalar>,
    _ writing: QuranWriting = .standard
  ) -> [QuranLetter] {
    var parser = LetterParser(writing)
    for scalar in word { parser.read(scalar) }
    parser.endSeat()
    let letters = tidied(parser.letters)
    return writing == .indoPak ? IndoPakLetters.standard(letters) : letters
  }

  private mutating func read(_ scalar: Unicode.Scalar) {
    if let letter = QuranLetter(scalar) {
      endSeat()
      letters.append(letter)
      return
    }
    if writing == .indoPak, readIndoPak(scalar) { return }
    switch scalar {
    case "\u{FDF2}":
      endSeat()
      letters += Self.letters(of: "الله".unicodeScalars)
    case "\u{0640}":
      endSeat()
      seat = QuranLetter("\u{0621}").map(Seat.tatweel)
    case "\u{06E5}":
      endSeat()
      seat = QuranLetter("\u{0648}").map(Seat.small)
    case "\u{06E6}":
      endSeat()
      seat = QuranLetter("\u{064A}").map(Seat.small)
    case "\u{06E7}": addSmallHighYeh()
    case "\u{0654}", "\u{0655}": addHamza(below: scalar == "\u{0655}")
    case "\u{0653}" where letters.last.map { $0.form == .hamzaAbove && $0.code == QuranLetter.alef } == true:
      splitHamzaFromAlef()
    case "\u{0653}":
      if letters.last?.code == QuranLetter.alef, seat == nil { letters[letters.count - 1].form = .madda }
    default: add(mark: scalar)
    }
  }

  /// Reads a sign that only Indo-Pak texts have, or that means something else there; false if it is not one.
  private mutating func readIndoPak(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0653, 0x06E4: return true
    case 0x0656, 0x0657:
      add(mark: scalar)
      if !letters.isEmpty { letters[letters.count - 1].isLong = true }
    case 0x06E1: if !letters.isEmpty { letters[letters.count - 1].isSilent = true }
    // A small dad or ain above a letter: it is read with fatha as well, as Tanzil has it.
    case 0x0614:
      if letters.last?.vowel == .damma { letters[letters.count - 1].vowel = .fatha }
    // A joining alef with a small noon before it.
    case 0x0661:
      endSeat()
      if let alef = QuranLetter("\u{0627}") { letters.append(alef) }
    case 0xF500...0xF697:
      for part in (IndoPakLetters.glyphs[scalar.value] ?? "").unicodeScalars { read(part) }
    default: return false
    }
    return true
  }

  /// The King Fahd Complex writes a hamza and the alef after it as one letter with a madda.
  private mutating func splitHamzaFromAlef() {
    guard var hamza = QuranLetter("\u{0621}"), let alef = QuranLetter("\u{0627}") else { return }
    hamza.vowel = .fatha
    letters.removeLast()
    letters += [hamza, alef]
  }

  private mutating func add(mark: Unicode.Scalar) {
    let mark = writing == .qpcHafs ? mark.closedTanwin : mark
    switch seat {
    case .tatweel(var letter):
      letter.add(mark: mark)
      seat = .tatweel(letter)
    case .small(var letter):
      letter.add(mark: mark)
      seat = .small(letter)
    case nil:
      if !letters.isEmpty { letters[letters.count - 1].add(mark: mark) }
    }
  }

  private mutating func addSmallHighYeh() {
    guard case .tatweel(let marks) = seat, var yeh = QuranLetter("\u{064A}") else { return }
    yeh.add(marks)
    letters.append(yeh)
    seat = nil
  }

  /// On tatweel, or on a letter that is not a seat of hamza, hamza is a letter of its own; otherwise it changes the form of its seat.
  private mutating func addHamza(below: Bool) {
    if case .tatweel(let hamza) = seat {
      letters.append(hamza)
      seat = nil
    } else if let last = letters.last, var hamza = QuranLetter("\u{0621}") {
      if [QuranLetter.alef, QuranLetter.waw, QuranLetter.yeh].contains(last.code) {
        letters[letters.count - 1].form = below ? .hamzaBelow : .hamzaAbove
      } else {
        // Canonical order puts the vowel of the hamza before it.
        hamza.vowel = last.secondVowel
        letters[letters.count - 1].secondVowel = .none
        letters.append(hamza)
      }
    }
  }

  /// Removes a tatweel that carries nothing: its marks belong to the letter before it.
  private mutating func endSeat() {
    defer { seat = nil }
    switch seat {
    case .tatweel(let marks):
      if !letters.isEmpty { letters[letters.count - 1].add(marks) }
    case .small(let letter):
      if letter.hasMarks {
        letters.append(letter)
      } else if !letters.isEmpty {
        letters[letters.count - 1].isLong = true
      }
    case nil: break
    }
  }

  /// Moves marks to where the references have them.
  private static func tidied(_ letters: [QuranLetter]) -> [QuranLetter] {
    var letters = letters.map(\.withTanwinOfSmallMim)
    for index in letters.indices.dropFirst() {
      let isCarrier = letters[index].code == QuranLetter.alef && letters[index].form == .plain
      let isMaksura = letters[index].code == QuranLetter.yeh && letters[index].form != .hamzaAbove
      // Marks of lam typed on the alef of lam-alef; tanwin typed on the alef that follows its letter.
      let isLast = index == letters.count - 1
      let hasTanwinOfOther =
        isLast && letters[index].vowel == .fathatan && !letters[index].hasShadda
        && letters[index - 1].mayTakeFathatan
      if isCarrier, !letters[index - 1].hasMarks, letters[index].hasMarks,
        letters[index - 1].code == QuranLetter.lam
      {
        letters[index - 1].add(letters[index])
        letters[index].removeMarks()
      } else if isCarrier || isMaksura, hasTanwinOfOther {
        letters[index - 1].vowel = .fathatan
        letters[index].vowel = .none
      }
      // A dagger alef before a bare maksura belongs on it.
      if isMaksura, isLast, letters[index - 1].hasDagger, !letters[index].hasMarks {
        letters[index - 1].hasDagger = false
        letters[index].hasDagger = true
      }
    }
    return letters
  }
}

extension QuranLetter {
  /// Whether a tanwin on the following alef belongs to this letter: it has no other mark than a fatha, which many type as well
  /// (حَنِيفَاً).
  fileprivate var mayTakeFathatan: Bool { [.none, .fatha, .fathatan].contains(vowel) && !hasTwoVowels }

  fileprivate mutating func add(mark: Unicode.Scalar) {
    if mark == "\u{0651}" {
      hasShadda = true
    } else if mark == "\u{0670}" {
      hasDagger = true
    } else if mark == "\u{06E2}" || mark == "\u{06ED}" {
      hasSmallMim = true
    } else if let vowel = Vowel(mark: mark) {
      add(vowel)
    }
  }

  /// The King Fahd Complex writes a tanwin that is read as mim with a vowel and a small mim.
  fileprivate var withTanwinOfSmallMim: QuranLetter {
    guard hasSmallMim else { return self }
    var letter = self
    switch vowel {
    case .fatha: letter.vowel = .fathatan
    case .damma: letter.vowel = .dammatan
    case .kasra: letter.vowel = .kasratan
    default: break
    }
    return letter
  }

  private mutating func add(_ new: Vowel) {
    if vowel == .none { vowel = new } else if vowel != new { secondVowel = new }
  }

  fileprivate mutating func add(_ other: QuranLetter) {
    if other.vowel != .none { add(other.vowel) }
    hasShadda = hasShadda || other.hasShadda
    hasDagger = hasDagger || other.hasDagger
    if other.hasTwoVowels { secondVowel = other.secondVowel }
  }

  fileprivate mutating func removeMarks() {
    (vowel, secondVowel, hasShadda, hasDagger) = (.none, .none, false, false)
  }
}

extension Unicode.Scalar {
  /// The tanwin for one of the open ones of the King Fahd Complex; any other scalar is itself.
  fileprivate var closedTanwin: Unicode.Scalar {
    switch value {
    case 0x0656: "\u{064D}"
    case 0x0657: "\u{064B}"
    case 0x065E: "\u{064C}"
    default: self
    }
  }
}
