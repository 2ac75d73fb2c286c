import ArabicText
import Diagnostics
import UnicodeText

/// Arabic text contains invisible characters or stray spaces.
///
/// ## What it does
/// Reports invisible characters in recited text and Arabic prose: joiners, direction marks, embeddings and isolates, soft
/// hyphens, zero-width spaces, byte order marks. Prose may have direction controls next to words of another script.
///
/// Reports stray spaces there: spaces other than U+0020, more than one in a row, spaces at either end of the text, before `،`,
/// `؛` or a period, and inside of brackets. In recited text, also spaces after a particle of one letter.
///
/// In texts of other languages, only controls inside an Arabic word are reported, and never joiners.
///
/// ## Why it matters
/// They are barely visible, but they split words, reverse the order of words, or make equal texts differ.
///
/// ## Example
/// A U+200F RIGHT-TO-LEFT MARK that was pasted with the text from a web page.
///
/// ## How to fix it
/// Delete them, and separate words by one U+0020 SPACE. If nothing but an invisible character separates two words that occur in
/// the Quran or the library, a space belongs there.
///
/// A space on the wrong side of a sign belongs on the other side, unless the sign itself is misplaced: a period before the
/// last word may belong at the end of the text. A space other than U+0020 within a known word is deleted on request. There,
/// `split-word` reports U+0020.
enum StraySpacing: ArabicRule {
  static let id: RuleID = "AR06"
  static let name = "stray-spacing"
  static let severity = Severity.error
  static let explains: [RuleID] = ["TL11"]
  static let explainsNeighbors = true
  static let screen = Screen.words(or: .unusual) { $0.word.letters.count <= 2 }

  static func check(_ analysis: ArabicTextAnalysis) -> [Finding] {
    var issues: [SpacingFault: [TextIssue]] = [:]
    var end = 0
    while let start = analysis.scalars[end...].firstIndex(where: \.isSpacing) {
      end = analysis.scalars[start...].firstIndex { !$0.isSpacing } ?? analysis.scalars.count
      if analysis.scalars.isOneSpaceBetweenWords(start..<end) { continue }
      let gap = SpacingGap(analysis, start..<end)
      guard let fault = gap.fault else { continue }
      issues[fault, default: []].append(
        TextIssue(
          range: gap.shown(fault),
          message: "\(analysis.label) \(fault.fact(gap)): \(fault.advice)"
            + (gap.isBeforeLastWord ? ", or the sign at the end of the text" : ""),
          edits: gap.edits,
          applicability: gap.isCertain ? .safe : .unsafe
        )
      )
    }
    return SpacingFault.allCases.flatMap { fault in
      findings(issues[fault] ?? [], in: analysis, fix: fault.change, together: fault == .otherSpace)
    } + findings(detachedParticles(analysis), in: analysis, fix: "delete the space")
  }

  /// The spaces after و, ف, ب, ك and ل. A letter that ends the word before it is left to `split-word`, as in وَإِلَيْ كَ, and one after a
  /// sign inside a word to the rules about signs: بِ؟كَ.
  private static func detachedParticles(_ analysis: ArabicTextAnalysis) -> [TextIssue] {
    guard analysis.kind != .quoting else { return [] }
    return analysis.words.indices.compactMap { index in
      let word = analysis.words[index]
      guard analysis.isDetachedParticle(word), !analysis.isInQuran(word.range),
        !analysis.isSplit(at: index - 1),
        beginsWord(at: word.range.lowerBound, analysis) || followsCommaOfWord(word, analysis)
      else { return nil }
      let space = word.range.upperBound..<word.range.upperBound + 1
      let mayBeEnd = mayEndWord(at: index, analysis)
      return TextIssue(
        range: word.range.lowerBound..<space.upperBound,
        message:
          "\(analysis.label) contains a space after \(analysis.quoted(word.range)), which is joined to the next word: delete the space"
          + (mayBeEnd ? ", or the one before it if it ends the word before" : ""),
        edits: mayBeEnd ? [] : [(space, "")]
      )
    }
  }

  /// Whether a letter may be the end of the word before, because it is a kaf, which may be a pronoun, or because that is not a
  /// known word: مُصَرِّ فَ الْقُلُوبِ.
  private static func mayEndWord(at index: Int, _ analysis: ArabicTextAnalysis) -> Bool {
    guard analysis.isBesideLast(index), analysis.words[index].letters.count == 1 else { return false }
    let before = analysis.words[index - 1]
    return analysis.words[index].letters[0].base == "\u{0643}"
      || before.letters.count <= ScreenedWord.longestStem && !analysis.knownStems.containsStem(of: before)
  }

  /// Whether a comma is between و or ف and a known word, so that neither is a part of one word: اللَّهِ،وَ.
  private static func followsCommaOfWord(_ word: MarkedWord, _ analysis: ArabicTextAnalysis) -> Bool {
    let sign = word.range.lowerBound - 1
    guard sign > 0, analysis.scalars[sign] == "\u{060C}" || analysis.scalars[sign] == "\u{061B}",
      word.letters[0].isProclitic(.conjunctions), let before = analysis.markedWord(at: sign - 1),
      lengthsBeforeComma.contains(before.letters.count)
    else { return false }
    return analysis.isFamiliar(before)
  }

  /// The number of letters of words that are looked up: shorter ones may be the beginning of another.
  private static let lengthsBeforeComma = 3...ScreenedWord.longestStem

  /// Whether a bracket or quotation ends before a letter, or nothing but opening brackets and quotation marks is between it and a
  /// space.
  private static func beginsWord(at index: Int, _ analysis: ArabicTextAnalysis) -> Bool {
    if index > 0, case let sign = analysis.scalars[index - 1],
      sign == "\u{BB}" || BracketPairing.isClosing(sign) && !analysis.isUnpairedBracket(index - 1)
    {
      return true
    }
    let before = analysis.scalars[..<index].last {
      BracketPairing.closing(for: $0) == nil && $0 != "\u{AB}" && $0 != "\u{22}"
    }
    return before?.isBlank ?? true
  }
}

// The words of messages.
extension SpacingFault {
  fileprivate var change: String {
    switch self {
    case .control: "delete invisible characters"
    case .wordBreak, .otherSpace, .manySpaces: "write one space"
    case .misplacedSpace, .edge, .beforePunctuation, .insideBracket: "delete the space"
    case .wrongSide: "move the space"
    }
  }

  fileprivate var advice: String {
    switch self {
    case .control: "it is invisible and makes equal texts differ; delete it"
    case .wordBreak:
      "it is invisible, and nothing else separates the text around it; write U+0020 SPACE if these are two words"
    case .otherSpace: "words are separated by U+0020 SPACE; write one"
    case .misplacedSpace: "no space belongs there; delete it"
    case .edge: "white space around a text is layout; delete it"
    case .wrongSide: "no space separates a sign from its word; write it on the other side"
    case .beforePunctuation: "punctuation follows its word directly; delete the space"
    case .insideBracket: "no space separates a bracket from what is in it; delete the space"
    case .manySpaces: "words are separated by one space; write one"
    }
  }

  fileprivate func fact(_ gap: SpacingGap) -> String {
    switch self {
    case .control, .wordBreak: "contains \(gap.named { !$0.isWhiteSpace }) \(gap.position)"
    case .otherSpace, .misplacedSpace:
      "contains \(gap.named { $0.isWhiteSpace && $0 != " " }) \(gap.position)"
    case .edge: gap.range.lowerBound == 0 ? "begins with a space" : "ends with a space"
    case .wrongSide:
      gap.signBefore.map { "contains a space after \($0.codePointAndName), not before it" }
        ?? "contains a space before \(gap.follower?.codePointAndName ?? ""), not after it"
    case .beforePunctuation: "contains a space before \(gap.follower?.codePointAndName ?? "")"
    case .insideBracket: "contains a space beside the bracket of \(gap.bracketed)"
    case .manySpaces: "contains \(gap.range.count) spaces \(gap.position)"
    }
  }
}

extension Unicode.Scalar {
  fileprivate var isSpacing: Bool {
    // Most scalars are letters and marks.
    if (0x21...0x7E).contains(value) || (0x061D...0x1000).contains(value) { return false }
    return isWhiteSpace || isIgnoredInFolds
  }
}
