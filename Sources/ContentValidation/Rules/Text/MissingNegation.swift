import ArabicText
import Diagnostics
import UnicodeText

/// The Arabic denies or forbids something, and the translation does not.
///
/// ## What it does
/// If the recited text has one of the words لَا, لَمْ, لَنْ and لَيْسَ, looks in its English translations for a word that
/// may translate it: `not` and `never`, but also `without`, `un-` and `-less`, and verbs such as `keep` and `prevent`. `Alone`, `but` and
/// `except`, and words such as `all` and `every`, count where the Arabic makes an exception. Translations of fewer than five words are not
/// looked at, nor idioms that deny nothing: لَا يَزَالُ, لَا بَأْسَ, لَا بُدَّ, and مَا لَمْ.
///
/// ## Why it matters
/// A translation without the negation says the opposite: `let our hearts stray`.
///
/// ## Example
/// ```xml
/// <arabic>رَبِّ لَا تَذَرْنِي فَرْدًا وَأَنْتَ خَيْرُ الْوَارِثِينَ</arabic>
/// <translation xml:lang="en">My Lord, leave me alone, and You are the best of inheritors.</translation>
/// ```
///
/// ## How to fix it
/// Compare the translation with the Arabic, and write what is missing. It may also be the translation of another dua.
enum MissingNegation: Rule {
  static let id: RuleID = "TX24"
  static let name = "missing-negation"
  static let severity = Severity.warning

  static func check(_ draft: IndexedDraft) -> [Finding] {
    draft.texts.compactMap { text in
      guard let arabic = draft.skeleton(ofEnglishTranslation: text), hasParticle(arabic),
        text.isMostly(.latin)
      else { return nil }
      let recited = arabic.listedWords
      guard let negation = negation(in: recited) else { return nil }
      let words = words(of: text.text.value)
      let excepts = recited.contains(where: exceptions.contains)
      guard words.count >= fewestWords,
        !words.contains(where: { denies($0) || excepts && exceptives.contains($0) })
      else { return nil }
      return finding(
        "\(text.label) denies nothing, but `arabic` has \(negation.quoted()): compare the two",
        at: text.text.range
      )
    }
  }

  /// Whether a word may deny something. Most texts have none: they are not split into words.
  private static func hasParticle(_ skeleton: String) -> Bool {
    var skeleton = skeleton
    return skeleton.withUTF8 { bytes in
      var hash = WordHash()
      for byte in bytes {
        guard byte == UInt8(ascii: " ") else {
          hash.add(UInt32(byte))
          continue
        }
        if particleHashes.contains(hash.value) { return true }
        hash = WordHash()
      }
      return particleHashes.contains(hash.value)
    }
  }

  /// The first particle that denies something. مَا لَمْ may mean *as long as … not*.
  private static func negation(in recited: [String]) -> String? {
    recited.indices.first { index in
      particles.contains(recited[index])
        && !(index > 0 && recited[index] == "لم" && recited[index - 1] == "ما")
        && !(index + 1 < recited.count && idioms.contains(recited[index + 1]))
    }
    .map { recited[$0] }
  }

  /// The letters of words that say with a particle that something continues, is certain or is good.
  private static let idioms = Set(
    """
    يزال تزال نزال أزال ازال زال زالت زلت يزالون تزالون يزالوا تزالوا يزل تزل أزل ازل نزل يبرح تبرح ينفك تنفك
    بأس باس بد جرم شك ريب محالة أقسم اقسم
    """
    .listedWords
  )

  /// The words of a text in lower case, with their apostrophes.
  private static func words(of text: String) -> [String] {
    text.lowercased().unicodeScalars
      .split { !$0.properties.isAlphabetic && $0 != "'" && $0 != "\u{2019}" }
      .map { String($0) }
  }

  private static let fewestWords = 5

  /// The letters of the negations, alone and after a conjunction.
  private static let particles = Set(
    ["لا", "لم", "لن", "ليس", "ليست"].flatMap { word in ["", "و", "ف"].map { $0 + word } }
  )

  private static let particleHashes = Set(particles.map { WordHash(Array($0.utf8)).value })

  /// The letters of words with which the Arabic makes an exception or speaks of one alone.
  private static let exceptions: Set<String> = ["إله", "اله", "إلا", "الا", "شريك", "غير", "غيرك", "سوى"]

  /// Whether an English word may translate a negation.
  private static func denies(_ word: String) -> Bool {
    if negatives.contains(word) || word.hasSuffix("n't") || word.hasSuffix("n\u{2019}t") { return true }
    if word.hasPrefix("un") { return word.utf8.count > 4 && !affirmatives.contains(word) }
    return word.hasSuffix("less") || word.hasPrefix("non")
      || word.hasSuffix("ble") && (word.hasPrefix("in") || word.hasPrefix("im"))
  }

  private static let negatives = Set(
    """
    abiding absent always avert avoid avoided avoids before beyond cannot cease ceased ceases constant constantly contrary
    denied denies deny deprive deprived devoid disbelieve disbelieved disbelievers disbelieves disobey disobeyed displease
    dissatisfied enduring escape escaped escapes eternal ever everlasting fail failed failing fails far forbade forbid
    forbidden forbids free guard guarded guards hardly ignorant illa immortal inanimate incomplete infinite innocent instead
    keep keeps kept la lack lacking lacks lasting lest lā neither never no nobody none nor not nothing nowhere permanent
    perpetual prevent prevented prevents prohibit prohibited prohibits protect protected protecting protection protects
    refrain refuse refuses reject rejected rejects remain remains spare spares still stop stops unable withheld withhold
    withholds without
    """
    .listedWords
  )

  /// Words that begin with the letters of the prefix `un-`.
  private static let affirmatives: Set<String> = ["under", "union", "unite", "united", "unity", "until"]

  private static let exceptives: Set<String> = [
    "alone", "all", "any", "anyone", "beside", "besides", "but", "each", "every", "everyone", "everything",
    "except", "if", "one",
    "only", "other", "save", "than", "unless", "whatever", "whenever", "whoever",
  ]
}
