import ArabicText
import ContentDraft
import Diagnostics
import UnicodeText

/// The recited text says how often, when or by whom it is recited.
///
/// ## What it does
/// Looks in every `<arabic>` for:
///
/// - counts: `ثلاث مرات`, a number alone in brackets, `ثلاثا` at the end;
/// - instructions: `يقول:`, `ثم ينفث`, `إذا أصبح`, `بعد كل صلاة`;
/// - narration: `قال رسول الله`, `عن أبي هريرة`, `رضي الله عنه`;
/// - references: `رواه`, `متفق عليه`, `[الإسراء: ٢٤]`;
/// - numbers of verses.
///
/// A word that duas have too is not enough. `قال` is reported with the Prophet as its subject, before a colon or a quotation
/// mark, or at the start of a sentence. Text from the Quran is exempt.
///
/// ## Why it matters
/// People recite everything in the text, and the app counts by `repetitions`, not by a remark.
///
/// ## Example
/// ```xml
/// <arabic>قَالَ النَّبِيُّ ﷺ: «سُبْحَانَ اللهِ وَبِحَمْدِهِ» (مِائَةَ مَرَّةٍ)</arabic>
/// ```
///
/// ## How to fix it
/// Keep the part that is recited, which the message shows. The count belongs in `repetitions`, the time in `<best-time>`,
/// the narrator in `<source>` or `<context>`.
enum InstructionInArabic: ArabicRule {
  static let id: RuleID = "AR19"
  static let name = "instruction-in-arabic"
  static let severity = Severity.warning
  static let explains: [RuleID] = ["AR34", "TK02", "TK04", "TL02", "TL11"]
  static let screen = Screen.words(or: [.unusual, .latinPunctuation, .quran]) { screened in
    RecitedTokens.maySignalRemark(screened.word, screened.scalars)
  }

  static func check(_ analysis: ArabicTextAnalysis) -> [Finding] {
    guard analysis.kind == .recited else { return [] }
    var remarks = analysis.remarks
    // A remark that is only a count is reported as one; a count within other words of a remark is a part of it.
    let counted = MergedRanges(remarks.counts.map(\.range))
    remarks.narration.removeAll { range in counted.ranges.contains { $0.contains(range) } }
    let narrated = MergedRanges(remarks.narration)
    let within = remarks.counts.filter { narrated.overlaps($0.range) }
    remarks.counts.removeAll { narrated.overlaps($0.range) }
    let counts = findings(
      remarks.counts.map { issue(analysis, $0) },
      in: analysis,
      fix: "remove the count"
    )
    return counts.map { addingRepetitions($0, remarks, analysis) } + narration(remarks, within, in: analysis)
      + references(remarks.references, in: analysis)
  }

  /// One finding for all references and numbers: the first is marked, and the fix removes them all.
  private static func references(_ ranges: [Range<Int>], in analysis: ArabicTextAnalysis) -> [Finding] {
    guard let first = ranges.first else { return [] }
    let more = andMore(ranges.count - 1)
    let fact = analysis.scalars[first].contains(where: \.isArabicLetter) ? "a reference" : "a number"
    let issue = TextIssue(
      range: first,
      message:
        "\(analysis.quoted(first)) in \(analysis.label)\(more) is \(fact), which is not recited: remove it; the place "
        + "belongs in `<source>`, a count in `repetitions`",
      edits: ranges.prefix(FixIt.editLimit).map { (analysis.withBlanks($0), "") }
    )
    var found = findings([issue], in: analysis, fix: "remove what is not recited")
    if !found.isEmpty { found[0].others = ranges.dropFirst().map(analysis.source) }
    return found
  }

  /// With the fix that moves the only count of the text to `repetitions`, if another number is there.
  private static func addingRepetitions(
    _ finding: Finding,
    _ remarks: RecitedRemarks,
    _ analysis: ArabicTextAnalysis
  ) -> Finding {
    guard remarks.counts.count == 1, let count = remarks.counts.first, let number = count.number,
      analysis.isOneSentence(before: count.range),
      let stated = analysis.dua?.repetitions.located, stated.value != number,
      NumberRange.repetitions.contains(number)
    else { return finding }
    let words = withBracketsAndSpace(analysis, count.range)
    // No verse has brackets.
    let isBracketed =
      count.range.lowerBound > 0
      && BracketPairing.closing(for: analysis.scalars[count.range.lowerBound - 1]) != nil
    guard
      analysis.canChange(words) || isBracketed && analysis.text.canReplace(analysis.bytes(of: words))
    else { return finding }
    var finding = finding
    finding.fixIts = [
      FixIt(
        "write `repetitions=\"\(number)\"` and remove the count",
        .unsafe,
        [FixIt.Edit(stated.range, String(number)), FixIt.Edit(analysis.source(of: words), "")]
      )
    ]
    return finding
  }

  /// One finding for all narration: the first part is marked, and the fix removes all of it.
  ///
  /// - Parameter counts: The counts in the narration.
  private static func narration(
    _ remarks: RecitedRemarks,
    _ counts: [RecitedTokens.Count],
    in analysis: ArabicTextAnalysis
  ) -> [Finding] {
    guard let first = remarks.narration.first else { return [] }
    let issue = TextIssue(
      range: first,
      message: message(remarks, first, analysis)
        + (remarks.recited.isEmpty ? "" : advice(on: counts, analysis)),
      edits: edits(remarks, in: analysis)
    )
    return findings([issue], in: analysis, fix: "keep only what is recited")
  }

  /// What to do about a number in a remark that differs from `repetitions`.
  private static func advice(on counts: [RecitedTokens.Count], _ analysis: ArabicTextAnalysis) -> String {
    guard counts.count == 1, let number = counts[0].number,
      let stated = analysis.dua?.repetitions.value, stated != number
    else { return "" }
    return "; it says how often to recite it: write `repetitions=\"\(number)\"` (now \(stated))"
  }

  private static func issue(_ analysis: ArabicTextAnalysis, _ count: RecitedTokens.Count) -> TextIssue {
    let said = "\(analysis.quoted(count.range)) in \(analysis.label) says how often to recite it"
    guard let number = count.number, let stated = analysis.dua?.repetitions.value else {
      return TextIssue(
        range: count.range,
        message: "\(said): put the count in `repetitions` and remove the words"
      )
    }
    guard number == stated else {
      // Between sentences a count may be that of the sentence before it.
      guard analysis.isOneSentence(before: count.range) else {
        return TextIssue(
          range: count.range,
          message:
            "\(said), but not whether that is the whole text or the sentence before: if it is the text, write "
            + "`repetitions=\"\(number)\"` (now \(stated)); if it is a sentence, give it a dua of its own; remove the words"
        )
      }
      return TextIssue(
        range: count.range,
        message: "\(said): write `repetitions=\"\(number)\"` (now \(stated)) and remove the words"
      )
    }
    return TextIssue(
      range: count.range,
      message: "\(said), as `repetitions` does: remove the words",
      edits: [(withBracketsAndSpace(analysis, count.range), "")]
    )
  }

  /// The words with the brackets or dashes around them and the space before.
  private static func withBracketsAndSpace(_ analysis: ArabicTextAnalysis, _ range: Range<Int>) -> Range<Int>
  {
    let scalars = analysis.scalars
    var (start, end) = (range.lowerBound, range.upperBound)
    if start > 0, end < scalars.count, BracketPairing.closing(for: scalars[start - 1]) == scalars[end] {
      (start, end) = (start - 1, end + 1)
    }
    let dashes: Set<Unicode.Scalar> = ["-", "\u{2013}", "\u{2014}"]
    if start > 1, end + 1 < scalars.count, scalars[start - 1] == " ", scalars[end] == " ",
      dashes.contains(scalars[start - 2]), dashes.contains(scalars[end + 1])
    {
      (start, end) = (start - 2, end + 2)
    }
    if start > 0, scalars[start - 1] == " " { start -= 1 }
    return start..<end
  }

  private static func message(
    _ remarks: RecitedRemarks,
    _ range: Range<Int>,
    _ analysis: ArabicTextAnalysis
  ) -> String {
    let more = andMore(remarks.narration.count - 1)
    let said = "\(analysis.quoted(range)) in \(analysis.label) is about the dua and is not recited\(more)"
    let move = "to `<context>` or `<best-time>`"
    guard let recited = remarks.recited.first else {
      return
        "\(said), and nothing else is in the text, so that nothing is recited: move it \(move), and write here the words "
        + "that it tells to recite; if they are entries of their own, remove the dua"
    }
    let parts =
      remarks.recited.count == 1
      ? "only \(analysis.quoted(recited)) is recited"
      : "\(remarks.recited.count) parts are recited, the first is \(analysis.quoted(recited))"
    return "\(said): \(parts); move the rest \(move)"
  }

  /// Deletes everything except the recited part, if that is one part and its limits are certain, and more than a particle such as لَا.
  private static func edits(_ remarks: RecitedRemarks, in analysis: ArabicTextAnalysis) -> [TextIssue.Edit] {
    guard remarks.isSeparated, remarks.recited.count == 1, let words = remarks.recited.first,
      analysis.words.contains(where: { $0.letters.count > 2 && words.contains($0.range) })
    else { return [] }
    let recited = analysis.scalars.withClosingBracket(after: words)
    guard !analysis.scalars[recited].hasOpenBracket else { return [] }
    return [(0..<recited.lowerBound, ""), (recited.upperBound..<analysis.scalars.count, "")]
      .filter { !$0.0.isEmpty }
  }
}

extension ArabicTextAnalysis {
  /// Whether no stop is between the words before a count, and no recited words are after it.
  fileprivate func isOneSentence(before count: Range<Int>) -> Bool {
    guard let first = words.first, first.range.upperBound <= count.lowerBound else { return true }
    // So the text is read only for the last of many counts.
    guard let last = words.last, last.range.lowerBound < count.upperBound,
      let lastBefore = words.last(where: { $0.range.upperBound <= count.lowerBound })
    else { return false }
    let between = first.range.upperBound..<max(first.range.upperBound, lastBefore.range.lowerBound)
    return !scalars[between].contains { [".", "\u{061B}", "\u{061F}", "!", "\n"].contains($0) }
  }
}

extension [Unicode.Scalar] {
  /// Some words of the text with the ornate brackets around them, and with the bracket that closes one among them.
  fileprivate func withClosingBracket(after words: Range<Int>) -> Range<Int> {
    var (start, end) = (words.lowerBound, words.upperBound)
    if start > 0, self[start - 1] == "\u{FD3F}" { start -= 1 }
    if end < count, self[start..<end].hasOpenBracket, BracketPairing.isClosing(self[end]) { end += 1 }
    return start..<end
  }
}

extension ArraySlice<Unicode.Scalar> {
  /// Whether a bracket opens and does not close, or closes and was not opened.
  fileprivate var hasOpenBracket: Bool {
    var open: [Unicode.Scalar] = []
    for scalar in self {
      if let closing = BracketPairing.closing(for: scalar) {
        open.append(closing)
      } else if BracketPairing.isClosing(scalar), open.popLast() != scalar {
        return true
      }
    }
    return !open.isEmpty
  }
}
