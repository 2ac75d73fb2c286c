import ArabicText
import Diagnostics
import UnicodeText

/// An imperative addressed to Allah has a long vowel at its end.
///
/// ## What it does
/// Looks in recited text, after اللهم, or رب and ربنا without a genitive after them, for some thirty imperatives of verbs with a weak last
/// letter that keep it (صَلِّي, اهْدِي, أَعْطِي, اعْفُو), also before a pronoun of the first or third person; for لَا تُخْزِينِي and لَا تَبْتَلِينَا,
/// for آتِي directly after the address, and for ارْضَى before عن. Words that are also something else are left
/// out, such as ابْنِي, and so is text from the Quran.
///
/// ## Why it matters
/// The imperative of such a verb, and the verb after a لَا that asks, drop their last letter. With a yeh it is the form that addresses a
/// woman; with a waw or an alef maksura it is not an imperative at all.
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
  static let explains: [RuleID] = ["AR13", "AR14", "AR27", "AR28", "TL08", "TL11"]
  static let screen = Screen.words { WeakEnding(of: $0.word) != nil }

  static func check(_ analysis: ArabicTextAnalysis) -> [Finding] {
    guard analysis.kind == .recited else { return [] }
    let issues = analysis.indicesAddressedToAllah.compactMap { index -> TextIssue? in
      let word = analysis.words[index]
      guard let ending = WeakEnding(of: word),
        ending.isImperative(
          after: analysis.words[..<index],
          before: analysis.words.dropFirst(index + 1).first
        ),
        !analysis.isInQuran(word.range), !analysis.isInShortQuotation(word.range),
        !analysis.isComparedWithQuran(word.range), !analysis.isUnclear(word)
      else { return nil }
      return issue(word, ending, analysis)
    }
    return findings(issues, in: analysis, fix: "remove the last letter of the verb")
  }

  private static func issue(
    _ word: MarkedWord,
    _ ending: WeakEnding,
    _ analysis: ArabicTextAnalysis
  ) -> TextIssue {
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
}

/// The weak letter at the end of what may be an imperative, or before its pronoun.
private struct WeakEnding {
  let letter: MarkedLetter
  let hasPronoun: Bool
  private let context: WeakVerb.Context

  init?(of word: MarkedWord) {
    let letters = word.letters
    let start = letters.first?.isProclitic(.conjunctions) == true ? 1 : 0
    // No verb has fewer letters than two, and no pronoun here more than four.
    for index in max(start + 2, letters.count - 5)..<max(start + 2, letters.count) {
      guard letters[index].lengthens(letters[index - 1]),
        let verb = WeakVerb.all.first(where: { $0.is(letters[start..<index]) }),
        verb.mayPrecede(letters[(index + 1)...].map(\.base))
      else { continue }
      (letter, hasPronoun, context) = (letters[index], index + 1 < letters.count, verb.context)
      return
    }
    return nil
  }

  func isImperative(after words: ArraySlice<MarkedWord>, before next: MarkedWord?) -> Bool {
    let previous = words.suffix(2).map { $0.letters.map(\.base) }
    return switch context {
    case .anywhere: true
    case .afterAddress: words.last?.addressesAllah(before: nil) == true
    case .afterNegation:
      previous.last.map(Self.negations.contains) == true
        && previous.first.map(Self.isAssurance) != true
    case .beforeAn: next.map { Self.formsOfAn.contains($0.letters.map(\.base)) } ?? false
    }
  }

  private static let negations = Set(words: "لا ولا فلا")
  /// Whether the verb after a word is a statement about Allah: فَإِنَّكَ لَا تُخْزِينِي.
  private static func isAssurance(_ word: [Unicode.Scalar]) -> Bool {
    ["أنك", "إنك", "أنت"].contains { word.suffix(3).elementsEqual($0.unicodeScalars) }
  }
  private static let formsOfAn = Set(words: "عن عنا عني عنه عنها عنهم عنهما")
}

/// An imperative without its weak letter.
private struct WeakVerb {
  /// Where the word with the letter is certainly meant as an imperative.
  enum Context { case anywhere, afterAddress, afterNegation, beforeAn }

  private let letters: [MarkedLetter]
  let context: Context
  private let pronouns: Set<[Unicode.Scalar]>

  private init(_ letters: [MarkedLetter], _ context: Context, _ pronouns: Set<[Unicode.Scalar]>) {
    (self.letters, self.context, self.pronouns) = (letters, context, pronouns)
  }

  /// Whether the letters are those of the verb, with the same vowel at their end.
  func `is`(_ stem: ArraySlice<MarkedLetter>) -> Bool {
    guard stem.count == letters.count, let vowel = letters.last?.marks.intersection(.harakat),
      stem.last?.marks.isSuperset(of: vowel) == true
    else { return false }
    return zip(letters, stem).allSatisfy { letter, other in
      (letter.base == other.base || letter.isBareAlef && other.base == "\u{0671}")
        && other.marks.isSubset(of: letter.marks) && letter.has(.shadda) == other.has(.shadda)
    }
  }

  func mayPrecede(_ pronoun: [Unicode.Scalar]) -> Bool { pronouns.contains(pronoun) }

  private static func words(_ text: String) -> [[MarkedLetter]] {
    MarkedWord.words(of: Array(text.unicodeScalars)).map(\.letters)
  }

  static let all: [WeakVerb] = {
    let own = Set(words: "ني نا")
    let any = own.union(Set(words: "ه ها هم هما نيه نيها نيهم"))
    let none: Set<[Unicode.Scalar]> = [[]]
    let withAnyOrNone = any.union(none)
    return words(
      """
      اهْدِ اشْفِ اقْضِ اكْفِ احْمِ اسْقِ ارْوِ اجْزِ صَلِّ نَجِّ زَكِّ نَقِّ قَوِّ غَطِّ لَقِّ دَاوِ أَعْطِ أَغْنِ أَنْجِ أَحْيِ أَبْقِ أَوْفِ أَدْنِ أَلْقِ
      """
    )
    .map { WeakVerb($0, .anywhere, withAnyOrNone) }
      // Before a pronoun the waw is also that of the plural, and without one these are also other words.
      + words("اعْفُ امْحُ").map { WeakVerb($0, .anywhere, none) }
      + words("أَرِ أَرْضِ عَافِ").map { WeakVerb($0, .anywhere, any) }
      + words("آتِ").map { WeakVerb($0, .afterAddress, withAnyOrNone) }
      + words("ارْضَ").map { WeakVerb($0, .beforeAn, none) }
      + words("تُخْزِ تَبْتَلِ").map { WeakVerb($0, .afterNegation, own) }
  }()
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
