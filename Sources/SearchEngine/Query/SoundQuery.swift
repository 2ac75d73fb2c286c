import ArabicText

/// The sound of a query in Latin letters.
struct SoundQuery {
  /// The number of slots that are aligned; the words of a longer query are still looked up.
  static let maximumAligned = 60
  static let maximumSlots = 160

  /// Raw values of ``ConsonantClassSet``.
  let slots: [UInt16]
  /// The indexes of the slots at which typed words begin.
  let wordStarts: [Int]
  /// The number of aligned slots that are not optional.
  let mandatoryCount: Int

  init(_ text: String) {
    let key = PhoneticKey(latin: text)
    var slots: [UInt16] = []
    var starts: [Int] = []
    var word = -1
    for slot in key.slots.prefix(Self.maximumSlots) {
      if slot.word != word {
        word = slot.word
        starts.append(slots.count)
      }
      slots.append(slot.classes.rawValue)
    }
    self.slots = slots
    wordStarts = starts
    mandatoryCount = slots.prefix(Self.maximumAligned).count { $0 & SoundKey.optional == 0 }
  }

  private init(slots: [UInt16], wordStarts: [Int]) {
    self.slots = slots
    self.wordStarts = wordStarts
    mandatoryCount = slots.prefix(Self.maximumAligned).count { $0 & SoundKey.optional == 0 }
  }

  /// Whether the last of several words has a single sound.
  var endsWithSingleSound: Bool {
    wordStarts.count > 1
      && slots[(wordStarts.last ?? 0)...].count { $0 & SoundKey.optional == 0 } == 1
  }

  var aligned: ArraySlice<UInt16> { slots.prefix(Self.maximumAligned) }

  /// The first and the second half of the words, if both are long enough to be distinctive.
  var halves: [SoundQuery] {
    let middle = wordStarts[wordStarts.count / 2]
    let first = SoundQuery(slots: Array(slots[..<middle]), wordStarts: wordStarts.filter { $0 < middle })
    let second = SoundQuery(
      slots: Array(slots[middle...]),
      wordStarts: wordStarts.filter { $0 >= middle }.map { $0 - middle }
    )
    return [first, second].filter { $0.mandatoryCount >= 5 }
  }
}
