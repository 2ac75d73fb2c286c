import SeededRandom

/// A word of three random consonants in a vowel pattern: not Arabic, but with the shape and size of Arabic words.
package struct GeneratedWord: Sendable {
  package let arabic: String
  /// An unrelated English word.
  package let english: String

  package init(using random: inout SplitMix64) {
    var root = (0..<3).map { _ in random.pick(Self.consonants) }
    let pattern = random.pick(Self.patterns)
    // Before another consonant these look like digraphs (tsh, hkh, shs), and Arabic roots avoid them there.
    if pattern[1].latin.isEmpty, ["t", "ṭ", "h", "ḥ", "kh", "sh"].contains(root[1].latin) {
      root[1] = ("ر", "r")
    }
    // The name of Allah has vowels of its own.
    if root.map(\.latin) == ["l", "l", "h"] { root[1] = ("ر", "r") }
    arabic = zip(root, pattern).map { $0.arabic + $1.arabic }.joined()
    english = random.pick(Self.englishWords)
  }

  /// A letter or its marks, with its transliteration in the scheme of this project.
  private typealias Sign = (arabic: String, latin: String)

  private static let consonants: [Sign] = [
    ("ب", "b"), ("ت", "t"), ("ج", "j"), ("ح", "ḥ"), ("خ", "kh"), ("د", "d"), ("ر", "r"), ("ز", "z"),
    ("س", "s"),
    ("ش", "sh"), ("ص", "ṣ"), ("ط", "ṭ"), ("ع", "ʿ"), ("غ", "gh"), ("ف", "f"), ("ق", "q"), ("ك", "k"),
    ("ل", "l"),
    ("م", "m"), ("ن", "n"), ("ه", "h"),
  ]

  private static let patterns: [[Sign]] = [
    [("\u{064E}", "a"), ("\u{064E}", "a"), ("\u{064E}", "a")],
    [("\u{064E}", "a"), ("\u{0650}", "i"), ("\u{064F}", "u")],
    [("\u{064E}ا", "ā"), ("\u{0650}", "i"), ("\u{064C}", "un")],
    [("\u{064F}", "u"), ("\u{064F}و", "ū"), ("\u{0650}", "i")],
    [("\u{0650}", "i"), ("\u{0652}", ""), ("\u{064D}", "in")],
  ]

  private static let englishWords = [
    "light", "mercy", "guide", "heart", "provision", "patience", "morning", "evening", "forgive", "knowledge",
    "path", "the", "and", "of", "my", "our", "for", "in", "with", "from", "protect", "grant", "praise",
    "peace",
    "family",
  ]
}
