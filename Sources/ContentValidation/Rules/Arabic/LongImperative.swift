import ArabicText
import Diagnostics
import UnicodeText

/// An imperative addressed to Allah has a long vowel at its end.
///
/// ## What it does
/// Looks in recited text, after a word such as اللهم, رب or ربنا, for imperatives of verbs with a weak last letter that keep it, also
/// before the pronouns ني, نا, ه, ها and هم: those that begin with a silent alef (اهْدِي, اعْفُو), those of some other verbs
/// (صَلِّي, عَافِي, أَعْطِي), and after لَا some with ني or نا (تُخْزِينِي). Words that are also something else are left out, such as ابْنِي,
/// and text from the Quran.
///
/// ## Why it matters
/// The imperative of such a verb drops its last letter. With it, a woman is addressed.
///
/// ## Example
/// ```xml
/// <arabic>اللَّهُمَّ صَلِّي عَلَى مُحَمَّدٍ</arabic>
/// ```
///
/// ## How to fix it
/// Remove the letter: صَلِّ.
enum LongImperative: ArabicRule {
  static let id: RuleID = "AR39"
  static let name = "long-imperative"
  static let severity = Severity.warning
  static let explains: [RuleID] = ["AR27", "AR28", "TL08", "TL11"]
  static let screen = Screen.words { WeakEnding(of: $0.word) != nil }

  static func check(_ analysis: ArabicTextAnalysis) -> [Finding] {
    guard analysis.kind == .recited,
      let address = analysis.words.firstIndex(where: \.addressesAllah)
    else { return [] }
    let issues = analysis.words.indices.dropFirst(address + 1).compactMap { index -> TextIssue? in
      let word = analysis.words[index]
      guard let ending = WeakEnding(of: word),
        ending.isImperative(
          after: analysis.words[index - 1],
          before: analysis.words.dropFirst(index + 1).first
        ),
        !analysis.isInQuran(word.range), !analysis.isComparedWithQuran(word.range),
        !analysis.isUnclear(word)
      else { return nil }
      let edit = (range: ending.letter.range, replacement: "")
      return TextIssue(
        range: word.range,
        message:
          "\(analysis.quoted(word.range)) in \(analysis.label) has a long vowel "
          + (ending.hasPronoun ? "before its pronoun" : "at its end")
          + ": an imperative addressed to Allah drops \(ending.letter.base.codePointAndName); write "
          + analysis.text(of: word.range, with: [edit]).quoted(limit: 30),
        edits: [edit],
        applicability: .unsafe
      )
    }
    return findings(issues, in: analysis, fix: "remove the last letter of the imperative")
  }
}

extension MarkedWord {
  fileprivate var addressesAllah: Bool { Self.addresses.contains(letters.map(\.base)) }

  private static let addresses = Set(
    ["اللهم", "رب", "ربي", "ربنا", "إلهي", "إلهنا"].map { Array($0.unicodeScalars) }
  )
}

/// The weak letter at the end of what may be an imperative, or before its pronoun.
private struct WeakEnding {
  let letter: MarkedLetter
  let hasPronoun: Bool
  private let context: Context

  /// Where a word is certainly an imperative.
  private enum Context { case anywhere, afterAddress, afterNegation, beforeAn }

  init?(of word: MarkedWord) {
    let letters = word.letters
    let hasConjunction = letters.first.map {
      Self.conjunctions.contains($0.base) && $0.marks.isSubset(of: .fatha)
    }
    let start = hasConjunction == true ? 1 : 0
    // No verb is shorter than two letters, and no pronoun here longer than four.
    for index in max(start + 2, letters.count - 5)..<max(start + 2, letters.count) {
      let stem = letters[start..<index]
      let pronoun = letters[(index + 1)...].map(\.base)
      guard letters[index].lengthens(letters[index - 1]), pronoun.isEmpty || Self.pronouns.contains(pronoun),
        let context = Self.context(of: stem, hasPronoun: !pronoun.isEmpty)
      else { continue }
      if context == .afterNegation, !Self.speakers.contains(pronoun) { continue }
      (letter, hasPronoun, self.context) = (letters[index], !pronoun.isEmpty, context)
      return
    }
    return nil
  }

  func isImperative(after previous: MarkedWord, before next: MarkedWord?) -> Bool {
    switch context {
    case .anywhere: true
    case .afterAddress: previous.addressesAllah
    case .afterNegation: Self.negations.contains(previous.letters.map(\.base))
    case .beforeAn: next?.letters.prefix(2).map(\.base).elementsEqual("عن".unicodeScalars) == true
    }
  }

  private static func context(of stem: ArraySlice<MarkedLetter>, hasPronoun: Bool) -> Context? {
    let vowel = stem.last?.marks ?? []
    if isAfterSilentAlef(stem) {
      if vowel.isDisjoint(with: .fatha) { return .anywhere }
      return hasPronoun ? nil : .beforeAn
    }
    guard vowel.isSuperset(of: .kasra) else { return nil }
    let known = verbs.first { verb in
      verb.letters.count == stem.count
        && zip(verb.letters, stem).allSatisfy {
          $0.base == $1.base && $1.marks.isSubset(of: $0.marks) && $0.has(.shadda) == $1.has(.shadda)
        }
    }
    return known.flatMap { $0.needsPronoun && !hasPronoun ? nil : $0.context }
  }

  /// Whether letters are an alef without hamza, a consonant with sukun and one with a vowel, and not those of a noun or of a verb that
  /// has lost its hamza.
  private static func isAfterSilentAlef(_ stem: ArraySlice<MarkedLetter>) -> Bool {
    guard stem.count == 3, let alef = stem.first, alef.isBareAlef || alef.base == "\u{0671}",
      alef.marks.isEmpty
    else { return false }
    let second = stem[stem.startIndex + 1]
    return second.has(.sukun) && second.base != "\u{0644}" && !others.contains(stem.map(\.base))
  }

  private static let conjunctions: Set<Unicode.Scalar> = ["\u{0648}", "\u{0641}"]
  private static let pronouns = Set(
    ["ني", "نا", "ه", "ها", "هم", "هما", "نيه", "نيها", "نيهم"].map { Array($0.unicodeScalars) }
  )
  private static let negations = Set(["لا", "ولا", "فلا"].map { Array($0.unicodeScalars) })
  private static let speakers = Set(["ني", "نا"].map { Array($0.unicodeScalars) })
  private static let others = Set(
    ["ابن", "اسم", "اثن", "امر", "اعط", "اغن", "احي", "انج", "ابق", "ادن"].map { Array($0.unicodeScalars) }
  )

  private struct Verb {
    let letters: [MarkedLetter]
    let context: Context
    /// Without a pronoun, the letters are also those of another word.
    let needsPronoun: Bool

    static func all(_ text: String, _ context: Context = .anywhere, needsPronoun: Bool = false) -> [Verb] {
      MarkedWord.words(of: Array(text.unicodeScalars)).map {
        Verb(letters: $0.letters, context: context, needsPronoun: needsPronoun)
      }
    }
  }

  private static let verbs =
    Verb.all(
      "صَلِّ نَجِّ زَكِّ نَقِّ قَوِّ غَطِّ لَقِّ عَافِ دَاوِ أَعْطِ أَغْنِ أَنْجِ أَحْيِ أَبْقِ أَوْفِ أَدْنِ أَلْقِ"
    )
    + Verb.all("أَرِ أَرْضِ", needsPronoun: true) + Verb.all("آتِ", .afterAddress)
    + Verb.all("تُخْزِ تُنْسِ تُشْقِ تُلْهِ تَبْتَلِ", .afterNegation, needsPronoun: true)
}

extension MarkedLetter {
  /// Whether the letter only makes the vowel before it long.
  fileprivate func lengthens(_ before: MarkedLetter) -> Bool {
    guard marks.isSubset(of: .sukun) else { return false }
    switch base {
    case "\u{064A}": return before.has(.kasra)
    case "\u{0648}": return before.has(.damma)
    case "\u{0649}": return before.has([.fatha, .kasra])
    default: return false
    }
  }
}
