import ArabicText
import Diagnostics

/// The words of the recited texts of a library and of their transliterations, each with the duas that contain it: the evidence
/// for which of two words is more likely wrong.
struct LibraryForms: Sendable {
  /// A dua that contains a word, and whether others do.
  private struct Occurrence {
    let dua: Int
    var isInOthers = false

    mutating func add(_ dua: Int) {
      if dua != self.dua { isInOthers = true }
    }
  }

  private var arabic: [UInt64: Occurrence] = [:]
  private var letters: [UInt64: Occurrence] = [:]
  private var latin: [UInt64: Occurrence] = [:]

  /// The words of recited texts.
  init(_ recited: RecitedWords) {
    for spelling in recited.spellings {
      for form in spelling.word.forms { Self.add(form, of: spelling, to: &arabic) }
      Self.add(Self.hash(spelling.word.letters.lazy.map(\.base)), of: spelling, to: &letters)
    }
  }

  /// Adds the words of a dua's transliteration.
  mutating func add(latin transliteration: String, of dua: Int) {
    for word in transliteration.unicodeScalars.split(whereSeparator: \.isSeparator) {
      let form = Self.hash(word)
      if latin[form]?.add(dua) == nil { latin[form] = Occurrence(dua: dua) }
    }
  }

  private static func add(_ form: UInt64, of spelling: WordSpelling, to words: inout [UInt64: Occurrence]) {
    if words[form]?.add(spelling.dua) == nil { words[form] = Occurrence(dua: spelling.dua) }
    if spelling.isShared { words[form]?.isInOthers = true }
  }

  /// Whether another dua has the vocalized word, with or without a conjunction.
  func contains(arabic word: MarkedWord, besides dua: Int) -> Bool {
    word.forms.contains { isKnown(arabic[$0], besides: dua) }
  }

  /// Whether several duas have the vocalized word, with or without a conjunction.
  func isShared(arabic word: MarkedWord) -> Bool {
    word.forms.contains { arabic[$0]?.isInOthers == true }
  }

  /// Whether another dua has a word with these letters.
  func contains(letters word: [Unicode.Scalar], besides dua: Int) -> Bool {
    isKnown(letters[Self.hash(word)], besides: dua)
  }

  /// Whether the transliteration of another dua has the word.
  func contains(latin word: [Unicode.Scalar], besides dua: Int) -> Bool {
    isKnown(latin[Self.hash(word)], besides: dua)
  }

  private func isKnown(_ occurrence: Occurrence?, besides dua: Int) -> Bool {
    occurrence.map { $0.isInOthers || $0.dua != dua } ?? false
  }

  private static func hash(_ word: some Sequence<Unicode.Scalar>) -> UInt64 {
    word.reduce(into: WordHash()) { $0.add($1.value) }.value
  }
}

extension MarkedWord {
  /// The hashes of the vocalized word, and of the word without a conjunction.
  fileprivate var forms: [UInt64] {
    var whole = WordHash()
    for letter in letters { whole.add(letter, marks: .read) }
    guard letters.count > 2, letters[0].has(.fatha), letters[0].isProclitic(.conjunctions) else {
      return [whole.value]
    }
    var rest = WordHash()
    for letter in letters.dropFirst() { rest.add(letter, marks: .read) }
    return [whole.value, rest.value]
  }
}

extension ArabicMarks {
  /// The marks that decide the reading of a letter.
  fileprivate static let read: Self = [.harakat, .tanwin, .hamza, .shadda, .sukun, .daggerAlef]
}

extension Unicode.Scalar {
  fileprivate var isSeparator: Bool {
    switch self {
    case " ", ",", ";", ".", "?", "!", ":": true
    default: false
    }
  }
}
