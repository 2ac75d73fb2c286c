import ArabicText
import Diagnostics
import HadithText
import UnicodeText

/// The hamza on the first alef of a word is missing.
///
/// ## What it does
/// Looks for words that begin with an alef without hamza, also after و, if hadiths have the word with a hamza and not without
/// one.
///
/// Commands have an alef without hamza, so only words that cannot be one are reported. Such words have a damma on the last
/// letter before a pronoun or the end. In texts without marks, they have the pronoun ك, or a و before the last of four letters.
///
/// A verb of the tenth form with a kasra and such a damma can only be of the first person (اسْتَغْفِرُ). It is reported whether
/// hadiths have it or not.
///
/// AR22 reports other words with a vowel after the alef.
///
/// ## Why it matters
/// `اسْأَلُكَ` is not pronounced as `أَسْأَلُكَ`: without its hamza, the alef is silent after another word.
///
/// ## Example
/// ```xml
/// <arabic>اللَّهُمَّ إِنِّي اسْأَلُكَ الْجَنَّةَ</arabic>
/// ```
///
/// ## How to fix it
/// Write the hamza, and the vowel of the alef if the text has marks.
enum MissingFirstHamza: ArabicRule {
  static let id: RuleID = "AR38"
  static let name = "missing-first-hamza"
  static let severity = Severity.warning
  static let screen = Screen.words { FirstAlef(of: $0.word) != nil }

  static func check(_ analysis: ArabicTextAnalysis) -> [Finding] {
    guard analysis.kind == .recited else { return [] }
    let issues = analysis.words.compactMap { word -> TextIssue? in
      guard let alef = FirstAlef(of: word), !analysis.isComparedWithQuran(word.range),
        !analysis.isProtected(word.range), !analysis.isUnclear(word),
        let edit = alef.correction(analysis.scalars)
      else { return nil }
      var meant = Array(analysis.scalars[word.range])
      let index = alef.range.lowerBound - word.range.lowerBound
      meant.replaceSubrange(index..<index + alef.range.count, with: edit)
      return TextIssue(
        range: word.range,
        message:
          "\(analysis.quoted(word.range)) in \(analysis.label) begins with an alef without hamza, and "
          + (alef.isOfTenthForm
            ? "a verb of the first person has one" : "hadiths have the word only with one")
          + ": write \(String(scalars: meant).quoted(limit: 30))",
        edits: [(alef.range, String(scalars: edit))],
        applicability: .unsafe
      )
    }
    return findings(issues, in: analysis, fix: "write the hamza")
  }
}

/// The alef without hamza and marks at the beginning of a word, or after its conjunction.
private struct FirstAlef {
  let range: Range<Int>
  private let word: MarkedWord
  private let isVocalized: Bool
  /// Whether the letters say no more than that a waw, which may be of the root, is before a long a.
  private let isBeforeVowel: Bool
  /// Whether the word is a verb of the tenth form that ends with damma: only the first person of the imperfect does.
  let isOfTenthForm: Bool

  /// Nil if a word has none, or if it may be the alef of a command, of a noun or of the article.
  init?(of word: MarkedWord) {
    let letters = word.letters
    guard let first = letters.first else { return nil }
    let isJoined = first.base == "\u{0648}" && first.marks.isSubset(of: .fatha)
    let index = isJoined ? 1 : 0
    guard letters.count >= index + 4, letters[index].isBareAlef, letters[index].marks.isEmpty else {
      return nil
    }
    let stem = letters[(index + 1)...]
    guard let second = stem.first, second.base != "\u{0644}", let last = stem.last else { return nil }
    isVocalized = letters.contains { !$0.marks.isEmpty }
    isOfTenthForm =
      isVocalized && stem.map(\.base).starts(with: "ست".unicodeScalars)
      && stem.dropFirst().first?.has(.fatha) == true
      // The perfect has none: اسْتَطَعْتُ.
      && stem.dropFirst(2).contains { $0.has(.kasra) }
    if isVocalized {
      isBeforeVowel = isJoined && second.has(.harakat) && !second.has(.shadda)
      guard isBeforeVowel || second.has(.sukun), Self.hasDammaBeforePronoun(stem) else { return nil }
    } else {
      isBeforeVowel = false
      // An order to the one who is addressed has no pronoun ك, and loses a long vowel before its last letter.
      let isHollow =
        stem.count == 3 && letters[index + 2].base == "\u{0648}" && !Self.weakLetters.contains(last.base)
      guard isHollow || !isJoined && last.base == "\u{0643}" else { return nil }
    }
    (self.word, range) = (word, letters[index].range)
  }

  private static let weakLetters: [Unicode.Scalar] = [
    "\u{0627}", "\u{0648}", "\u{064A}", "\u{0649}", "\u{0629}",
  ]

  /// Whether the last letter, or the last before a pronoun, has a damma, as no command has.
  private static func hasDammaBeforePronoun(_ stem: ArraySlice<MarkedLetter>) -> Bool {
    if stem.last?.has(.damma) == true, stem.last?.base != "\u{0647}" { return true }
    let bases = stem.map(\.base)
    return pronouns.contains { pronoun in
      bases.count > pronoun.count + 1 && bases.suffix(pronoun.count).elementsEqual(pronoun)
        && stem[stem.endIndex - pronoun.count - 1].has(.damma)
    }
  }

  private static let pronouns = Array(words: "ك كم كما ه ها هم هما")

  /// The alef with its hamza, and with its vowel if the word has marks, with which hadiths have the word; nil if there is none, or if
  /// they have it without hamza. Hadiths are not asked about the tenth form.
  func correction(_ scalars: [Unicode.Scalar]) -> [Unicode.Scalar]? {
    let hadiths = HadithVocabulary.shipped
    let starts =
      word.range.lowerBound == range.lowerBound
      ? [range.lowerBound] : [word.range.lowerBound, range.lowerBound]
    let isKnown = { (written: [Unicode.Scalar]) in
      let letters = written.filter(\.isArabicLetter)
      guard isVocalized else { return hadiths.contains(letters: letters) }
      if isBeforeVowel, !letters.contains("\u{0623}"), hadiths.contains(letters: letters) { return true }
      return MarkedWord.words(of: written).first.map(hadiths.contains(vocalized:)) ?? false
    }
    let hamza: Unicode.Scalar = "\u{0623}"
    if isOfTenthForm { return [hamza, "\u{064E}"] }
    guard !starts.contains(where: { isKnown(Array(scalars[$0..<word.range.upperBound])) }) else { return nil }
    let alefs: [[Unicode.Scalar]] = isVocalized ? [[hamza, "\u{064E}"], [hamza, "\u{064F}"]] : [[hamza]]
    return alefs.first { alef in
      starts.contains { start in
        isKnown(scalars[start..<range.lowerBound] + alef + scalars[range.upperBound..<word.range.upperBound])
      }
    }
  }
}
