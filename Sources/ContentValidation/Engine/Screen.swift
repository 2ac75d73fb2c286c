import ArabicText

/// The recited texts that a rule about Arabic has to look at: those with a trait, and those with a word that may concern it.
///
/// A spelling is judged once, however often the library has it, so that a rule costs next to nothing in correct texts. A screen may
/// pass a text in which the rule finds nothing, but it must not withhold one in which the rule would find something, and it must not
/// depend on what surrounds a word.
///
/// A rule that reports single words looks only at those that its screen selects: ``ArabicTextAnalysis/suspects(of:)``.
struct Screen: Sendable {
  /// Nil for rules that look at every text.
  let traits: TextTraits?
  let concerns: (@Sendable (ScreenedWord) -> Bool)?

  /// Every text.
  static let all = Self(traits: nil, concerns: nil)

  /// Texts with one of some traits.
  static func traits(_ traits: TextTraits) -> Self { Self(traits: traits, concerns: nil) }

  /// Texts with a word in a spelling about which the rule may report something, or with one of some traits.
  static func words(
    or traits: TextTraits = [],
    _ concerns: @escaping @Sendable (ScreenedWord) -> Bool
  ) -> Self {
    Self(traits: traits, concerns: concerns)
  }
}

/// The rules about Arabic with their screens.
struct ScreenedRules: Sendable {
  private struct Entry: Sendable {
    let rule: any ArabicRule.Type
    let traits: TextTraits?
    /// The bit of the rule in the masks of words; 0 if it does not look at words.
    let bit: UInt64
  }

  let all: [any ArabicRule.Type]
  private let entries: [Entry]
  private let wordScreens: [WordScreen]

  /// A structure, because an array of closures stores each in its most general form, and every call goes through a thunk.
  private struct WordScreen: Sendable {
    let isConcerned: @Sendable (ScreenedWord) -> Bool
  }

  init(_ rules: [any ArabicRule.Type]) {
    all = rules
    var wordScreens: [WordScreen] = []
    entries = rules.map { rule in
      let screen = rule.screen
      guard let isConcerned = screen.concerns, wordScreens.count < UInt64.bitWidth else {
        return Entry(rule: rule, traits: screen.concerns == nil ? screen.traits : nil, bit: 0)
      }
      wordScreens.append(WordScreen(isConcerned: isConcerned))
      return Entry(rule: rule, traits: screen.traits, bit: 1 << UInt64(wordScreens.count - 1))
    }
    self.wordScreens = wordScreens
  }

  /// The bit of a rule in the masks of words; nil if it does not look at words.
  func bit(of rule: any ArabicRule.Type) -> UInt64? {
    entries.first { $0.rule == rule && $0.bit != 0 }?.bit
  }

  /// The rules that a word may concern, a bit for each.
  func rules(concernedBy word: ScreenedWord) -> UInt64 {
    var rules: UInt64 = 0
    for bit in wordScreens.indices where wordScreens[bit].isConcerned(word) { rules |= 1 << UInt64(bit) }
    return rules
  }

  /// The rules that have to look at a text.
  ///
  /// - Parameter words: Those that its words may concern, a bit for each.
  func rules(for traits: TextTraits, concernedByWords words: UInt64) -> [any ArabicRule.Type] {
    entries.compactMap { entry in
      let isConcerned = entry.bit & words != 0 || entry.traits.map { !$0.isDisjoint(with: traits) } ?? true
      return isConcerned ? entry.rule : nil
    }
  }
}
