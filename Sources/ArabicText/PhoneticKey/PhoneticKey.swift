/// The sound of a recited text, written in Arabic or in any Latin spelling: a sequence of consonant slots, with the vowels
/// between them.
///
/// Hamza, ayn, emphasis, length and gemination are folded away, so a key does not distinguish s and sh, t and ṭ, k and q, or h
/// and kh.
public struct PhoneticKey: Sendable, Hashable {
  /// A consonant, or the consonants that a spelling may denote.
  public struct Slot: Sendable, Hashable {
    /// The consonant classes that the slot may be.
    public var classes: ConsonantClassSet
    private var offsets: OffsetRange
    private var wordIndex: Int32
    private var vowelCount: Int32

    /// Offsets of Unicode scalars in the source.
    public var range: Range<Int> {
      get { offsets.range }
      set { offsets = OffsetRange(newValue) }
    }
    /// The index in ``PhoneticKey/words`` of the word that contains the slot.
    public var word: Int { Int(wordIndex) }
    /// The number of ``PhoneticKey/vowels`` before the slot.
    var vowelsBefore: Int { Int(vowelCount) }

    init(classes: ConsonantClassSet, range: Range<Int>, word: Int, vowelsBefore: Int) {
      (self.classes, offsets) = (classes, OffsetRange(range))
      (wordIndex, vowelCount) = (Int32(word), Int32(vowelsBefore))
    }
  }

  /// A vowel, or the vowels that a spelling may denote.
  struct RidingVowel: Sendable, Hashable {
    var vowels: VowelSet
    var isOptional: Bool
    /// In Arabic: the vowel of a joining alef. It begins a word, so no Latin word ends with it.
    var isJoining: Bool
    /// In Latin: the last letter of a word with more than one.
    var isWordEnd = false
    private let wordIndex: Int32
    private let offsets: OffsetRange

    var range: Range<Int> { offsets.range }
    var word: Int { Int(wordIndex) }

    init(vowels: VowelSet, isOptional: Bool, range: Range<Int>, word: Int, isJoining: Bool = false) {
      (self.vowels, self.isOptional, self.isJoining) = (vowels, isOptional, isJoining)
      (wordIndex, offsets) = (Int32(word), OffsetRange(range))
    }
  }

  /// The slots of the text, in its order.
  public var slots: [Slot] = []
  var vowels: [RidingVowel] = []
  /// The words of the source, as ranges of Unicode scalars.
  public var words: [Range<Int>] = []

  /// The slots as letters, separated by spaces: `s b h n l? l h`.
  public var spelling: String { slots.map { $0.classes.description }.joined(separator: " ") }

  /// Whether two texts sound the same: their slots can be aligned at no cost.
  public func matches(_ other: PhoneticKey) -> Bool {
    SlotAlignment.agree(slots, other.slots)
  }

  var mandatoryCount: Int { slots.count { !$0.classes.isOptional } }
}

struct VowelSet: OptionSet, Hashable, Sendable {
  let rawValue: UInt8

  static let a = VowelSet(rawValue: 1)
  static let i = VowelSet(rawValue: 2)
  static let u = VowelSet(rawValue: 4)
  static let any: VowelSet = [.a, .i, .u]

  init(rawValue: UInt8) { self.rawValue = rawValue }

  init(_ vowel: Vowel) {
    switch vowel {
    case .a: self = .a
    case .i: self = .i
    case .u: self = .u
    }
  }
}
