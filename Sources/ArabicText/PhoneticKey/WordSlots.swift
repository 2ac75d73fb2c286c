/// The slots of one word of an Arabic text, as ``PhoneticKey`` has them. They depend on little of the other words, so a word that
/// texts repeat is read once.
package struct WordSlots: Sendable {
  /// The last slot is optional, too, if the next slot of the text may be the same sound and nothing separates the two.
  package let classes: [ConsonantClassSet]
  /// The first and the last slot.
  package let edges: Edges

  /// What decides whether the slots of two words in a row are merged.
  package struct Edges: Sendable {
    fileprivate let first: ConsonantClassSet
    fileprivate let last: ConsonantClassSet
    /// Whether a vowel, a hamza or an ayn separates the first slot from the word before; of a word without slots, whether it has one.
    package let isApartBefore: Bool
    /// Whether one separates the last slot from the word after.
    fileprivate let isApartAfter: Bool

    /// Whether the last slot becomes optional before those of another word.
    package func isMerged(into next: Edges) -> Bool {
      !isApartAfter && !next.isApartBefore && !last.isDisjoint(with: next.first)
    }
  }

  package init(_ word: PhonemicWord, before next: PhonemicWord?) {
    var writer = SlotWriter()
    // This slot overlaps with every sound, so it becomes optional unless something separates it from the first slot.
    writer.beginWord(0..<0)
    writer.add(.all, at: 0..<0)
    writer.beginWord(word.range)
    writer.write(word, before: next)
    let slots = writer.key.slots
    classes = slots.dropFirst().map { $0.classes }
    edges = Edges(
      first: classes.first?.sounds ?? [],
      last: classes.last?.sounds ?? [],
      isApartBefore: classes.isEmpty ? writer.isApart : !slots[0].classes.isOptional,
      isApartAfter: writer.isApart
    )
  }
}

extension PhonemicWord {
  /// What of this word decides the slots of the word before it.
  package var opening: UInt32 {
    guard let first = phonemes.first else { return 0 }
    let classes = first.consonant.map { UInt32(ConsonantClassSet($0).rawValue) } ?? 0
    return classes | (first.isGeminate ? 1 << 16 : 0) | (beginsWithJoiningVowel ? Self.joining : 0)
  }

  /// The bits of the ``opening`` of the next word that decide the slots of this one.
  package var openingMask: UInt32 {
    guard let last = phonemes.last, last.consonant != nil else { return 0 }
    switch last.tag {
    case .sunArticle, .tehMarbuta, .tanwin: return Self.joining
    default: return .max
    }
  }

  private static let joining: UInt32 = 1 << 17
}

extension ConsonantClassSet {
  fileprivate static let all = ConsonantClassSet(rawValue: 0x7FFF)
}
