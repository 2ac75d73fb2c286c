/// What a recited text sounds like, written in Arabic or in any Latin spelling: a row of consonant slots, and
/// the vowels between them.
///
/// Hamza, ain, emphasis, length and gemination are folded away, so a key cannot keep s and sh, t and ṭ, k and
/// q, or h and kh apart.
public struct PhoneticKey: Sendable, Hashable {
  /// One consonant, or several that a spelling may stand for.
  public struct Slot: Sendable, Hashable {
    public var symbols: PhoneticSymbols
    /// Offsets of Unicode scalars in the source.
    public var range: Range<Int>
    /// The word of ``PhoneticKey/words`` that holds the slot.
    public var word: Int
    /// How many of ``PhoneticKey/vowels`` stand before the slot.
    var vowelsBefore: Int
  }

  /// A vowel, or several that a spelling may stand for.
  struct RidingVowel: Sendable, Hashable {
    var vowels: VowelSet
    var isOptional: Bool
    var range: Range<Int>
    var word: Int
    /// In Arabic: the vowel of a joining alef. It opens its word, so no Latin word ends with it.
    var isJoining = false
    /// In Latin: the last letter of its word, which has others before it.
    var isWordEnd = false
  }

  /// The slots of the text, in its order.
  public var slots: [Slot] = []
  var vowels: [RidingVowel] = []
  /// The words of the source: offsets of Unicode scalars.
  public var words: [Range<Int>] = []

  /// The slots as letters, a space between them: `s b h n l? l h`.
  public var spelling: String { slots.map { $0.symbols.description }.joined(separator: " ") }

  /// Whether two texts sound the same to the key: their slots can be laid side by side without a difference.
  public func matches(_ other: PhoneticKey) -> Bool {
    SlotAlignment.agree(slots, other.slots)
  }

  var mandatoryCount: Int { slots.count { !$0.symbols.isOptional } }
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
