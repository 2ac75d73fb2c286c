import ArabicText
import Diagnostics
import UnicodeText

/// An imperative addressed to Allah keeps the weak letter of its verb.
///
/// ## What it does
/// Looks in recited text for imperatives that keep the weak letter of their verb, after اللهم, or after رب and ربنا without a
/// genitive after them.
///
/// Of verbs with a weak last letter, looks for some thirty (صَلِّي, اهْدِي, أَعْطِي, اعْفُو), also before a pronoun of the first or
/// third person. Also looks for لَا تُخْزِينِي and لَا تَبْتَلِينَا, for آتِي directly after the address, and for ارْضَى before عن.
///
/// Of verbs with a weak middle letter, looks for some that keep it before a sukun (تُوبْ, اسْتَجِيبْ). Before a pronoun AR22 finds
/// them.
///
/// Words that are also something else, such as ابْنِي, are skipped, and so is text from the Quran.
///
/// ## Why it matters
/// The imperative of such a verb drops its weak letter, and so does the verb after a لَا that asks. With a yeh at its end, the
/// imperative is the form that addresses a woman; otherwise the word is not an imperative at all.
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
  static let explains: [RuleID] = ["AR13", "AR14", "AR27", "AR28", "AR49", "TL08", "TL11"]
  static let screen = Screen.words { WeakLetter(of: $0.word) != nil }

  static func check(_ analysis: ArabicTextAnalysis) -> [Finding] {
    guard analysis.kind == .recited else { return [] }
    let issues = analysis.indicesAddressedToAllah.compactMap { index -> TextIssue? in
      let word = analysis.words[index]
      guard let weak = WeakLetter(of: word),
        weak.isOfImperative(
          after: analysis.words[..<index],
          before: analysis.words.dropFirst(index + 1).first
        ),
        !analysis.isInQuran(word.range), !analysis.isInShortQuotation(word.range),
        !analysis.isComparedWithQuran(word.range), !analysis.isUnclear(word)
      else { return nil }
      return issue(word, weak, analysis)
    }
    return findings(issues, in: analysis, fix: "remove the weak letter of the verb")
  }

  private static func issue(
    _ word: MarkedWord,
    _ weak: WeakLetter,
    _ analysis: ArabicTextAnalysis
  ) -> TextIssue {
    let edit = (range: weak.letter.range, replacement: "")
    return TextIssue(
      range: word.range,
      message:
        "\(analysis.quoted(word.range)) in \(analysis.label) has a long vowel \(weak.position.rawValue): an imperative "
        + "addressed to Allah drops \(weak.letter.base.codePointAndName); write "
        + analysis.text(of: word.range, with: [edit]).quoted(limit: 30),
      edits: [edit],
      applicability: .unsafe
    )
  }
}

/// The weak letter of what may be an imperative.
private struct WeakLetter {
  enum Position: String {
    case inside = "before its last letter"
    case beforePronoun = "before its pronoun"
    case end = "at its end"
  }

  let letter: MarkedLetter
  let position: Position
  private let context: WeakVerb.Context

  init?(of word: MarkedWord) {
    let letters = word.letters
    let start = letters.first?.isProclitic(.conjunctions) == true ? 1 : 0
    if let inner = HollowVerb.weakLetter(of: letters[start...]) {
      (letter, position, context) = (inner, .inside, .anywhere)
      return
    }
    // قِينَا, but not وُقِينَا
    if letters.count > start + 2, letters[start].base == "\u{0642}",
      start == 0 || letters[0].marks.isSubset(of: .fatha),
      letters[start + 1].lengthens(letters[start]),
      Self.pronounsOfProtect.contains(letters[(start + 2)...].map(\.base))
    {
      (letter, position, context) = (letters[start + 1], .beforePronoun, .anywhere)
      return
    }
    // No other verb has fewer letters than two, and no pronoun here more than four.
    for index in max(start + 2, letters.count - 5)..<max(start + 2, letters.count) {
      guard letters[index].lengthens(letters[index - 1]),
        let verb = WeakVerb.all.first(where: { $0.is(letters[start..<index]) }),
        verb.mayPrecede(letters[(index + 1)...].map(\.base))
      else { continue }
      (letter, context) = (letters[index], verb.context)
      position = index + 1 < letters.count ? .beforePronoun : .end
      return
    }
    return nil
  }

  func isOfImperative(after words: ArraySlice<MarkedWord>, before next: MarkedWord?) -> Bool {
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
  /// Not ه, with which the letters are those of فَقِيه.
  private static let pronounsOfProtect = Set(words: "ني نا هم هما")
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
    return zip(letters, stem).allSatisfy { $0.allows($1) }
  }

  func mayPrecede(_ pronoun: [Unicode.Scalar]) -> Bool { pronouns.contains(pronoun) }

  static let all: [WeakVerb] = {
    let own = Set(words: "ني نا")
    let any = own.union(Set(words: "ه ها هم هما نيه نيها نيهم"))
    let none: Set<[Unicode.Scalar]> = [[]]
    let withAnyOrNone = any.union(none)
    return MarkedLetter.words(
      """
      اهْدِ اشْفِ اقْضِ اكْفِ احْمِ اسْقِ ارْوِ اطْوِ اجْزِ صَلِّ نَجِّ زَكِّ نَقِّ قَوِّ غَطِّ لَقِّ دَاوِ أَعْطِ أَغْنِ أَنْجِ أَحْيِ أَبْقِ أَوْفِ أَدْنِ أَلْقِ
      """
    )
    .map { WeakVerb($0, .anywhere, withAnyOrNone) }
      // Before a pronoun the waw is also that of the plural, and without one these are also other words.
      + MarkedLetter.words("اعْفُ امْحُ").map { WeakVerb($0, .anywhere, none) }
      + MarkedLetter.words("أَرِ أَرْضِ عَافِ").map { WeakVerb($0, .anywhere, any) }
      + MarkedLetter.words("آتِ").map { WeakVerb($0, .afterAddress, withAnyOrNone) }
      + MarkedLetter.words("ارْضَ").map { WeakVerb($0, .beforeAn, none) }
      + MarkedLetter.words("تُخْزِ تَبْتَلِ").map { WeakVerb($0, .afterNegation, own) }
  }()
}

/// Imperatives of verbs with a weak middle letter that keep it: تُوبْ for تُبْ.
private enum HollowVerb {
  /// The weak letter of one of them.
  static func weakLetter(of letters: ArraySlice<MarkedLetter>) -> MarkedLetter? {
    guard letters.last?.has(.sukun) == true, let weak = letters.dropLast().last,
      let before = letters.dropLast(2).last, weak.lengthens(before),
      all.contains(where: { $0.elementsEqual(letters, by: { $0.allows($1) }) })
    else { return nil }
    return weak
  }

  private static let all = MarkedLetter.words(
    """
    تُوبْ كُونْ أَجِيبْ اسْتَجِيبْ أَعِيذْ أَغِيثْ أَعِينْ أَقِيلْ أَزِيلْ أَدِيمْ أَنِيرْ أَطِيلْ أَفِيضْ أَذِيقْ أَثِيبْ أَتِيحْ
    """
  )
}

extension MarkedLetter {
  fileprivate static func words(_ text: String) -> [[MarkedLetter]] {
    MarkedWord.words(of: Array(text.unicodeScalars)).map(\.letters)
  }

  /// Whether a letter is this one, with the same shadda and none but its marks.
  fileprivate func allows(_ other: MarkedLetter) -> Bool {
    (base == other.base || isBareAlef && other.base == "\u{0671}")
      && other.marks.isSubset(of: marks) && has(.shadda) == other.has(.shadda)
  }

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
