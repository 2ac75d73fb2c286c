import ArabicText
import SearchEngine
import UnicodeText

/// Reads the sounds of texts as numbers of words that sound the same, each spelling of a word once.
struct TextSounds {
  /// The words: raw values of `ConsonantClassSet`, two bytes a slot. The first is the empty one, ``IndexFormat/sequenceGap``.
  private(set) var sounds = ByteInterner()

  private var words = RecitedWords()
  private var spellings = SpellingSounds()
  /// Words with what decides their sounds, as ``context(_:isLast:)`` packs it.
  private var contexts = NumberInterner()
  /// By the number of a context.
  private var readings: [Reading] = []
  private var bytes: [UInt8] = []

  private struct Reading {
    let classes: [ConsonantClassSet]
    let edges: WordSlots.Edges
    /// Whether it has no slots, without a read of their array.
    let isSilent: Bool
    /// The numbers of its sound before another slot and of that with an optional last slot, or -1.
    var numbers: (Int32, Int32) = (-1, -1)

    init(_ slots: WordSlots) {
      (classes, edges, isSilent) = (slots.classes, slots.edges, slots.classes.isEmpty)
    }
  }

  init() { _ = sounds.number(of: []) }

  /// Appends the sound of a text, followed by that of its transliteration if it differs.
  mutating func append(_ arabic: String, _ transliteration: String?, to sequences: inout FlatLists<Int32>) {
    words.removeWords()
    let text = words.add(arabic, of: 0)
    spellings.read(words.spellings)
    let first = sequences.elements.count
    guard text.traits.isDisjoint(with: .unusual),
      words.words[text.words].allSatisfy({ spellings.romanized.isWord($0.spelling) })
    else {
      appendUnusual(arabic, transliteration, to: &sequences)
      return
    }
    appendWords(text.words, to: &sequences)
    guard let transliteration else { return }
    // A romanization sounds like its text.
    if RomanizationMatch(words.words[text.words], transliteration, spellings.romanized) != .exact {
      appendLatin(transliteration, first, to: &sequences)
    }
  }

  /// The same for any text, in which every word is read.
  mutating func appendUnusual(
    _ arabic: String,
    _ transliteration: String?,
    to sequences: inout FlatLists<Int32>
  ) {
    let first = sequences.elements.count
    let words = PhonemicWord.words(in: arabic)
    append(PhoneticKey(words), to: &sequences)
    guard let transliteration else { return }
    let scalars = Array(arabic.unicodeScalars)
    if !Romanizer.rizq1.isRomanization(transliteration, of: words, in: scalars) {
      appendLatin(transliteration, first, to: &sequences)
    }
  }

  private mutating func appendWords(_ range: Range<Int>, to sequences: inout FlatLists<Int32>) {
    /// The last word with slots, which what follows may still change.
    var last: Int?
    var isApart = true
    for index in range {
      let context = context(index, isLast: index + 1 == range.upperBound)
      guard !readings[context].isSilent else {
        isApart = isApart || readings[context].edges.isApartBefore
        continue
      }
      if let last {
        let isMerged = !isApart && readings[last].edges.isMerged(into: readings[context].edges)
        sequences.append(number(of: last, isMerged: isMerged))
      }
      last = context
      isApart = false
    }
    if let last { sequences.append(number(of: last, isMerged: false)) }
  }

  /// The index of the reading of a word.
  private mutating func context(_ index: Int, isLast: Bool) -> Int {
    let word = words.words[index]
    let spelling = Int(word.spelling)
    let next = isLast ? nil : Int(words.words[index + 1].spelling)
    let boundary = spellings.boundaries[spelling]
    let opening = next.map { spellings.boundaries[$0].opening & boundary.openingMask } ?? 0
    let variant = opening << 1 | (word.isBeforePause ? 1 : 0)
    // Most words have one sound, or the one that they had last.
    if boundary.latest.variant == variant { return Int(boundary.latest.context) }
    let number = contexts.number(of: UInt64(spelling) << 32 | UInt64(variant))
    if number == readings.count, var spoken = spellings.words[spelling] {
      spoken.isBeforePause = word.isBeforePause
      readings.append(Reading(WordSlots(spoken, before: next.flatMap { spellings.words[$0] })))
    }
    spellings.boundaries[spelling].latest = (variant, Int32(number))
    return number
  }

  private mutating func number(of context: Int, isMerged: Bool) -> Int32 {
    let numbers = readings[context].numbers
    if case let known = isMerged ? numbers.1 : numbers.0, known >= 0 { return known }
    bytes.removeAll(keepingCapacity: true)
    for slot in readings[context].classes { append(slot.rawValue) }
    if isMerged { bytes[bytes.count - 1] |= UInt8(SoundKey.optional >> 8) }
    let number = Int32(sounds.number(of: bytes))
    if isMerged { readings[context].numbers.1 = number } else { readings[context].numbers.0 = number }
    return number
  }

  private mutating func append(_ slot: UInt16) {
    bytes.append(UInt8(truncatingIfNeeded: slot))
    bytes.append(UInt8(truncatingIfNeeded: slot >> 8))
  }

  /// Appends a transliteration, unless it sounds like the words from `first` on.
  private mutating func appendLatin(_ latin: String, _ first: Int, to sequences: inout FlatLists<Int32>) {
    var arabic: [UInt16] = []
    for number in sequences.elements[first...] {
      let word = sounds[Int(number)]
      for index in stride(from: word.startIndex, to: word.endIndex, by: 2) {
        arabic.append(UInt16(word[index]) | UInt16(word[index + 1]) << 8)
      }
    }
    let key = PhoneticKey(latin: latin)
    guard !SoundComparison.isAlike(arabic, key.slots.map(\.classes.rawValue)) else { return }
    sequences.append(Int32(IndexFormat.sequenceGap))
    append(key, to: &sequences)
  }

  private mutating func append(_ key: PhoneticKey, to sequences: inout FlatLists<Int32>) {
    bytes.removeAll(keepingCapacity: true)
    for (position, slot) in key.slots.enumerated() {
      append(slot.classes.rawValue)
      if position + 1 == key.slots.count || key.slots[position + 1].word != slot.word {
        sequences.append(Int32(sounds.number(of: bytes)))
        bytes.removeAll(keepingCapacity: true)
      }
    }
  }
}

/// What the spellings of words sound like, by their indexes.
private struct SpellingSounds {
  /// What decides how a word and its neighbors sound together.
  struct Boundary {
    /// See ``ArabicText/PhonemicWord/opening``.
    let opening: UInt32
    let openingMask: UInt32
    /// What decided its sound last, and the number of that context. No word has the initial variant.
    var latest: (variant: UInt32, context: Int32) = (.max, 0)
  }

  /// Nil for what is not one word.
  private(set) var words: [PhonemicWord?] = []
  private(set) var romanized = RomanizedSpellings()
  var boundaries: [Boundary] = []

  /// The greatest number of scalars of a word that is read by itself. No word of Arabic has half as many.
  private static let longestWord = 64

  /// Reads the spellings that are new.
  mutating func read(_ spellings: [WordSpelling]) {
    for spelling in spellings[words.count...] {
      let word = spelling.scalars.count <= Self.longestWord ? PhonemicWord(ofWord: spelling.scalars) : nil
      words.append(word)
      romanized.append(word.map { RomanizedForms(of: $0, by: .rizq1) })
      boundaries.append(Boundary(opening: word?.opening ?? 0, openingMask: word?.openingMask ?? 0))
    }
  }
}
