/// Appends slots, and merges equal adjacent ones.
struct SlotWriter {
  private(set) var key = PhoneticKey()
  /// Whether a vowel, a hamza or an ayn follows the last slot.
  private(set) var isApart = true
  private var hasUnknownVowel = false

  mutating func beginWord(_ range: Range<Int>) { key.words.append(range) }

  var word: Int { key.words.count - 1 }

  /// Separates the slots before from those that follow, at a hamza or ayn, which has no slot.
  mutating func part() { isApart = true }

  mutating func add(_ vowels: VowelSet, optional: Bool = false, isJoining: Bool = false, at range: Range<Int>)
  {
    key.vowels.append(
      .init(vowels: vowels, isOptional: optional, range: range, word: word, isJoining: isJoining)
    )
    isApart = true
  }

  mutating func markWordEnd() {
    guard let last = key.vowels.indices.last, key.vowels[last].word == word else { return }
    let bounds = key.words[word]
    key.vowels[last].isWordEnd =
      key.vowels[last].range.upperBound == bounds.upperBound
      && key.vowels[last].range.lowerBound > bounds.lowerBound
  }

  /// Adds a vowel that may be spoken here but is not written.
  mutating func addUnknownVowel(at range: Range<Int>) {
    key.vowels.append(.init(vowels: .any, isOptional: true, range: range, word: word))
    hasUnknownVowel = true
  }

  mutating func add(_ classes: ConsonantClassSet, at range: Range<Int>) {
    if let last = key.slots.indices.last, !isApart {
      let before = key.slots[last].classes
      if before.sounds == classes.sounds {
        if key.slots[last].word == word, !hasUnknownVowel {
          key.slots[last].classes.formIntersection(classes)
          key.slots[last].range = key.slots[last].range.lowerBound..<range.upperBound
          return
        }
        key.slots[last].classes.insert(.nothing)
      } else if !before.sounds.isDisjoint(with: classes.sounds) {
        key.slots[last].classes.insert(.nothing)
      }
    }
    key.slots.append(.init(classes: classes, range: range, word: word, vowelsBefore: key.vowels.count))
    isApart = false
    hasUnknownVowel = false
  }
}
